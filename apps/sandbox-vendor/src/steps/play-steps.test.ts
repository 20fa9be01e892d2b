import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { pick } from '../fair/pick.ts';
import { drawsFrom } from '../fair/reject.ts';
import { readSeed } from '../fair/seeds.ts';
import type { LanternsBook } from '../games/dokkaebi-lanterns/play-api.ts';
import { cellCount, gameCode, ladderOf } from '../games/dokkaebi-lanterns/rules.ts';
import type { FairState, PlayError, SessionOpened } from '../play/play-api.ts';
import { settleDueRounds } from '../play/unfinished-rounds.ts';
import type { Fault } from '../testing/operator.ts';
import { startWorld, type World } from '../testing/world.ts';
import type { StepResponse } from './step-api.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
  world.operator.faults.clear();
});

interface Player {
  user: string;
  account: { user: string; token: string };
  session: SessionOpened;
}

const dayMs = 24 * 3_600_000;
const late: Fault = { kind: 'late', carriedOut: true };
const lostAfter: Fault = { kind: 'http', status: 502, carriedOut: true };

async function player(balanceAmount = 100_000): Promise<Player> {
  const account = world.operator.player(balanceAmount);
  return { user: account.user, account, session: await world.open(account, gameCode) };
}

async function call(who: Player, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  return await world.call(who.session, body ? 'POST' : 'GET', `/api/steps/${path}`, body);
}

async function step(who: Player, path: string, body?: object): Promise<StepResponse> {
  const answer = await call(who, path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as StepResponse;
}

/** Opens a round after waiting out the cycle, and looks under its lanterns, which only a test can. */
async function begin(who: Player, mines: number, stakeAmount = 1000) {
  world.pass(5000);
  const answer = await step(who, 'begin', { stakeAmount, roundKey: randomUUID(), choice: { mines } });
  if (answer.kind !== 'open') throw new Error(answer.kind);
  const { roundId, proof } = answer.round;
  const { rows } = await world.vendor.pool.query('SELECT seed_id FROM round WHERE id = $1', [roundId]);
  const { serverSeed } = await readSeed(world.vendor.pool, world.vendor.vault, rows[0]?.seed_id);
  const board = pick(drawsFrom(hmacWords(serverSeed, proof.clientSeed, proof.nonce)), cellCount, mines).sort(
    (one, other) => one - other,
  );
  const safe = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !board.includes(cell));
  const light = (cell: number | undefined) => step(who, 'act', { roundId, act: { cell } });
  return { roundId, board, safe, light, stop: () => step(who, 'stop', { roundId }), answer };
}

function wins(): unknown[] {
  return world.operator.calls.filter(({ path }) => path === '/transaction/win');
}

describe('a round of several acts', () => {
  test('pays the multiplier that was reached, and shows the board only when it is over', async () => {
    const who = await player();
    const round = await begin(who, 3);
    const told = [round.answer, await round.light(round.safe[0]), await round.light(round.safe[1])];
    for (const answer of told) {
      expect(answer.kind).toBe('open');
      expect(JSON.stringify(answer)).not.toMatch(/board|mines":\[/);
    }
    expect(wins()).toHaveLength(0);
    const ended = await round.stop();
    if (ended.kind !== 'played') throw new Error(ended.kind);
    const [, second = 0] = ladderOf(3);
    const book = ended.round.book as LanternsBook;
    expect(book.totalAmount).toBe((1000 * second) / 100);
    expect(book.events[0]).toMatchObject({ board: round.board, picks: round.safe.slice(0, 2), hit: null });
    expect(ended.round.settlement).toBe('confirmed');
    expect(world.operator.balanceOf(who.user)).toBe(100_000 - 1000 + book.totalAmount);
    expect(ended.balanceAmount).toBe(world.operator.balanceOf(who.user));
  });

  test('tells what is left of the balance when it opens, and no more after that: it may be another one since', async () => {
    const who = await player();
    const round = await begin(who, 3);
    expect(round.answer).toMatchObject({ balanceAmount: 99_000 });
    // Another game of the same wallet.
    await world.spin(await world.open(who.account));
    for (const answer of [await round.light(round.safe[0]), await step(who, 'round')])
      expect(answer).toMatchObject({ kind: 'open', balanceAmount: null });
    const other = await player();
    const once = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
    expect(await step(other, 'begin', once)).toMatchObject({ kind: 'open', balanceAmount: 99_000 });
    expect(await step(other, 'begin', once)).toMatchObject({ kind: 'open', balanceAmount: null });
  });

  test('is lost at a dokkaebi, and stays lost whatever is pressed then', async () => {
    const who = await player();
    const round = await begin(who, 5);
    await round.light(round.safe[0]);
    const lost = await round.light(round.board[0]);
    if (lost.kind !== 'played') throw new Error(lost.kind);
    expect(lost.round.book).toMatchObject({
      totalAmount: 0,
      events: [{ hit: round.board[0], ending: 'over' }],
    });
    expect(await round.stop()).toEqual(lost);
    expect(await round.light(round.safe[1])).toEqual(lost);
    expect(wins()).toHaveLength(1);
    expect(world.operator.balanceOf(who.user)).toBe(99_000);
  });

  test('that was refused is what a page asks about, not the round before it', async () => {
    const who = await player();
    const round = await begin(who, 5);
    await round.light(round.board[0]);
    world.pass(5000);
    world.operator.faults.set('/transaction/bet', [{ kind: 'status', status: 'RS_ERROR_NOT_ENOUGH_MONEY' }]);
    await step(who, 'begin', { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 5 } });
    expect(await step(who, 'round')).toMatchObject({ kind: 'refused', reason: 'not-enough-money' });
  });

  test('ends by itself at the last lantern on offer', async () => {
    const who = await player();
    const round = await begin(who, 24);
    const ended = await round.light(round.safe[0]);
    if (ended.kind !== 'played') throw new Error(ended.kind);
    expect(ended.round.book.totalAmount).toBe(24_250);
    const capped = await begin(who, 12);
    let answer: StepResponse = capped.answer;
    for (const cell of capped.safe) {
      if (answer.kind === 'open') answer = await capped.light(cell);
    }
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const ladder = ladderOf(12);
    expect((answer.round.book as LanternsBook).events[0]?.picks).toHaveLength(ladder.length);
    expect(ladder.length).toBeLessThan(capped.safe.length);
    expect(answer.round.book.totalAmount).toBe(10 * (ladder.at(-1) ?? 0));
  });

  test('lights a lantern once, and pays once, however often and at once it is pressed', async () => {
    const who = await player();
    const round = await begin(who, 3);
    const cell = round.safe[0];
    const lit = await Promise.all(Array.from({ length: 12 }, () => round.light(cell)));
    for (const answer of lit) expect(answer.kind === 'open' && answer.round.acts).toHaveLength(1);
    const ended = await Promise.all(Array.from({ length: 12 }, () => round.stop()));
    const totals = ended.map((answer) => (answer.kind === 'played' ? answer.round.book.totalAmount : -1));
    expect(new Set(totals)).toEqual(new Set([1100]));
    expect(world.operator.balanceOf(who.user)).toBe(100_100);
  });

  test('that is stopped and played on at the same moment ends in one way, with one win', async () => {
    const who = await player();
    const round = await begin(who, 8);
    await round.light(round.safe[0]);
    await Promise.all([round.stop(), round.light(round.board[0]), round.stop(), round.light(round.safe[1])]);
    const ended = await step(who, 'round');
    if (ended.kind !== 'played') throw new Error(ended.kind);
    expect(world.operator.balanceOf(who.user)).toBe(99_000 + ended.round.book.totalAmount);
    await settleDueRounds(world.vendor);
    expect(world.operator.balanceOf(who.user)).toBe(99_000 + ended.round.book.totalAmount);
  });
});

describe('a round whose player goes away', () => {
  test('[INT-1][INT-2] is found again as it was, with the same board', async () => {
    const who = await player();
    const round = await begin(who, 4);
    const before = await round.light(round.safe[2]);
    const back = { ...who, session: await world.open(who.account, gameCode) };
    const found = await step(back, 'round');
    if (found.kind !== 'open' || before.kind !== 'open') throw new Error(found.kind);
    expect(found.round).toEqual(before.round);
    const lost = await step(back, 'act', { roundId: round.roundId, act: { cell: round.board[1] } });
    expect(lost.kind === 'played' && lost.round.book.events[0]).toMatchObject({ board: round.board });
  });

  test('is paid at what was reached after a day, and not before', async () => {
    const who = await player();
    const round = await begin(who, 3);
    await round.light(round.safe[0]);
    world.pass(dayMs - 1000);
    await settleDueRounds(world.vendor);
    const { rows } = await world.vendor.pool.query('SELECT state FROM round WHERE id = $1', [round.roundId]);
    expect(rows).toEqual([{ state: 'open' }]);
    world.pass(2000);
    await settleDueRounds(world.vendor);
    expect(world.operator.balanceOf(who.user)).toBe(99_000 + 1100);
    await settleDueRounds(world.vendor);
    expect(world.operator.balanceOf(who.user)).toBe(99_000 + 1100);
  });

  test('gets the stake back after a day when no lantern was lit', async () => {
    const who = await player();
    await begin(who, 3, 5000);
    world.pass(dayMs + 1000);
    await settleDueRounds(world.vendor);
    expect(world.operator.balanceOf(who.user)).toBe(100_000);
    expect(wins()).toMatchObject([{ body: { amount: 5000 * 100_000, returned_amount: 5000 * 100_000 } }]);
  });
});

describe('what is not in the rules', () => {
  test('is refused with a reason, and moves nothing', async () => {
    const who = await player();
    const roundKey = randomUUID();
    world.pass(5000);
    for (const [body, error] of [
      [{ stakeAmount: 1000, roundKey, choice: { mines: 0 } }, 'stake-not-offered'],
      [{ stakeAmount: 1000, roundKey, choice: { mines: 25 } }, 'stake-not-offered'],
      [{ stakeAmount: 1000, roundKey, choice: { mines: 3, board: [] } }, 'stake-not-offered'],
      [{ stakeAmount: 1000, roundKey }, 'malformed'],
      [{ stakeAmount: 1000, roundKey, choice: null }, 'stake-not-offered'],
      [{ stakeAmount: 1001, roundKey, choice: { mines: 3 } }, 'stake-not-offered'],
      [{ stakeAmount: -1000, roundKey, choice: { mines: 3 } }, 'stake-not-offered'],
      [{ stakeAmount: 1000, roundKey: 'x', choice: { mines: 3 } }, 'malformed'],
    ] as const) {
      expect((await call(who, 'begin', body)).body).toEqual({ error });
    }
    expect(world.operator.calls.filter(({ path }) => path !== '/user/balance')).toEqual([]);
    const round = await begin(who, 3);
    const { roundId } = round;
    for (const [path, body, error] of [
      ['stop', { roundId }, 'act-not-possible'],
      ['act', { roundId, act: { cell: 25 } }, 'malformed'],
      ['act', { roundId, act: { cell: 1.5 } }, 'malformed'],
      ['act', { roundId: randomUUID(), act: { cell: 1 } }, 'not-found'],
    ] as const) {
      expect((await call(who, path, body)).body).toEqual({ error });
    }
    const other = await player();
    expect((await call(other, 'act', { roundId, act: { cell: 1 } })).body).toEqual({ error: 'not-found' });
    expect((await call(other, 'stop', { roundId })).body).toEqual({ error: 'not-found' });
    world.pass(5000);
    const second = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
    expect((await call(who, 'begin', second)).body).toEqual({ error: 'round-open' });
    expect(world.operator.balanceOf(who.user)).toBe(99_000);
  });

  test('[RG-17] five seconds pass between two rounds, and a seed is not revealed while a round hangs on it', async () => {
    const who = await player();
    const round = await begin(who, 24);
    const changed = await world.call(who.session, 'POST', '/api/fair', { clientSeed: 'mine' });
    expect(changed.body).toEqual({ error: 'round-open' });
    await round.light(round.safe[0]);
    const again = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
    const refused = await call(who, 'begin', again);
    const waits: Partial<PlayError> = { error: 'too-soon', retryAfterMs: 5000 };
    expect(refused.body).toMatchObject(waits);
    world.pass(4999);
    expect((await call(who, 'begin', again)).body).toMatchObject({ ...waits, retryAfterMs: 1 });
    const fair = await world.call(who.session, 'POST', '/api/fair', { clientSeed: 'mine' });
    const { previous } = fair.body as FairState;
    const seed = Buffer.from(previous?.serverSeed ?? '', 'hex');
    const proved = pick(drawsFrom(hmacWords(seed, previous?.clientSeed ?? '', 0)), cellCount, 24);
    expect(proved.sort((one, other) => one - other)).toEqual(round.board);
  });
});

describe('a wallet that fails', () => {
  test('a bet without an answer is undone, and no board is drawn for it', async () => {
    const who = await player();
    world.pass(5000);
    world.operator.faults.set('/transaction/bet', [late]);
    const body = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
    const answer = await step(who, 'begin', body);
    expect(answer.kind).toBe('returned');
    expect((await step(who, 'begin', body)).kind).toBe('returned');
    expect(world.operator.balanceOf(who.user)).toBe(100_000);
  });

  test('a win without an answer is asked for again until it is confirmed, and paid once', async () => {
    const who = await player();
    const round = await begin(who, 3);
    await round.light(round.safe[0]);
    world.operator.faults.set('/transaction/win', [lostAfter]);
    const ended = await round.stop();
    expect(ended.kind === 'played' && ended.round.settlement).toBe('waiting');
    world.pass(5000);
    await settleDueRounds(world.vendor);
    const known = await step(who, 'round');
    expect(known.kind === 'played' && known.round.settlement).toBe('confirmed');
    expect(world.operator.balanceOf(who.user)).toBe(100_100);
  });

  test('too little money opens nothing', async () => {
    const who = await player(500);
    world.pass(5000);
    const body = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
    expect(await step(who, 'begin', body)).toMatchObject({ kind: 'refused', reason: 'not-enough-money' });
  });
});

test('a process that dies between the steps of a bet leaves a round that is undone, or one that can be played', async () => {
  const who = await player();
  const round = await begin(who, 3);
  // Died after the bet and before the board: as if the row had stayed as it was stored.
  await world.vendor.pool.query('ALTER TABLE round DISABLE TRIGGER round_is_history');
  await world.vendor.pool.query(
    `UPDATE round SET state = 'created', seed_id = NULL, nonce = NULL, next_attempt_at = $2 WHERE id = $1`,
    [round.roundId, world.vendor.clock()],
  );
  await world.vendor.pool.query('ALTER TABLE round ENABLE TRIGGER round_is_history');
  await settleDueRounds(world.vendor);
  expect((await step(who, 'round')).kind).toBe('returned');
  expect(world.operator.balanceOf(who.user)).toBe(100_000);
});
