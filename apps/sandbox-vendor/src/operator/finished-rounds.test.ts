import { randomUUID } from 'node:crypto';
import {
  signBody,
  type TransferRoundsResponse,
  transferRoundsResponse,
  transferSignatureHeader,
} from '@hanpan/vendor-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionOpened } from '../play/play-api.ts';
import type { StepResponse } from '../steps/step-api.ts';
import { operatorKeys } from '../testing/operator.ts';
import { joinRoom } from '../testing/room.ts';
import { startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const base = '/operator/transfer/v1';

async function ask(path: string, fields: object, agent = 1) {
  const payload = JSON.stringify({ agent, ...fields });
  const headers = {
    'content-type': 'application/json',
    [transferSignatureHeader]: signBody(payload, operatorKeys.privateKeyPem),
  };
  return await world.server.inject({ method: 'POST', url: `${base}${path}`, headers, payload });
}

async function pageAfter(cursor: string | undefined, limit = 100): Promise<TransferRoundsResponse> {
  const response = await ask('/round/list', { limit, ...(cursor === undefined ? {} : { cursor }) });
  return transferRoundsResponse.parse(response.json());
}

/** Transactions that other tests have open in the same cluster may delay a round. */
async function waitFor(count: number, cursor?: string): Promise<TransferRoundsResponse> {
  await expect.poll(async () => (await pageAfter(cursor)).rounds.length).toBe(count);
  return await pageAfter(cursor);
}

async function openWith(user: string, amount: number, game_code = 'cheongsa-777'): Promise<SessionOpened> {
  await ask('/wallet/deposit', { user, transfer_id: randomUUID(), amount, currency: 'KRW' });
  const launch = { user, game_code, currency: 'KRW', lang: 'ko', platform: 'desktop' };
  const { url } = (await ask('/game/url', launch)).json();
  const payload = { launch: new URL(url).searchParams.get('launch') };
  return (await world.server.inject({ method: 'POST', url: '/api/session', payload })).json();
}

test('finished rounds of purses are listed once, in pages, and none of the seamless wallet', async () => {
  const seamless = await world.open(world.operator.player(50_000));
  await world.spin(seamless);
  const user = `player-${randomUUID()}`;
  const session = await openWith(user, 50_000);
  const totals: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const answer = await world.spin(session);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    totals.push(answer.round.book.totalAmount);
  }
  const all = await waitFor(5);
  expect(all.rounds.map(({ win }) => win)).toEqual(totals);
  expect(all.rounds.map((round) => [round.user, round.stake, round.returned])).toEqual(
    totals.map(() => [user, 1_000, 0]),
  );
  expect(all.has_more).toBe(false);

  const first = await pageAfter(undefined, 2);
  expect(first.has_more).toBe(true);
  const rest = await pageAfter(first.next_cursor, 100);
  expect([...first.rounds, ...rest.rounds]).toEqual(all.rounds);
  // The cursor stays until another round finishes.
  expect(await pageAfter(rest.next_cursor)).toEqual({
    rounds: [],
    next_cursor: rest.next_cursor,
    has_more: false,
  });
  await world.spin(session);
  expect((await waitFor(1, rest.next_cursor)).rounds[0]?.user).toBe(user);
});

test('what a win gives back is told as returned, and not as won', async () => {
  const session = await openWith(`player-${randomUUID()}`, 50_000, 'moonlit-catch');
  const cursor = (await pageAfter(undefined)).next_cursor;
  const choice = { bulletAmount: 100, size: 20 };
  const begun = await world.call(session, 'POST', '/api/steps/begin', {
    stakeAmount: 2_000,
    roundKey: randomUUID(),
    choice,
  });
  const { roundId } = (begun.body as Extract<StepResponse, { kind: 'open' }>).round;
  await world.call(session, 'POST', '/api/steps/stop', { roundId });
  expect((await waitFor(1, cursor)).rounds).toMatchObject([{ stake: 2_000, returned: 2_000, win: 0 }]);
});

test('a cursor that was never issued is refused, and another agent has its own rounds', async () => {
  for (const cursor of ['1', 'x/y', "0'/--"])
    expect((await ask('/round/list', { cursor, limit: 10 })).statusCode).toBe(400);
  const others = (await ask('/round/list', { limit: 10 }, 2)).json();
  expect(others).toMatchObject({ rounds: [], has_more: false });
});

test('a page that is not full leaves the rounds of others behind, of which there may be any number', async () => {
  const seamless = await world.open(world.operator.player(50_000));
  const reached = async (cursor?: string) => (await pageAfter(cursor)).next_cursor;
  const before = await reached();
  await world.spin(seamless);
  const { rows } = await world.vendor.pool.query<{ place: string }>(
    `SELECT finished_xid::text || '/' || id AS place FROM round ORDER BY finished_xid DESC LIMIT 1`,
  );
  expect(rows[0]?.place).not.toBe(before);
  await expect.poll(() => reached(before)).toBe(rows[0]?.place);
  // It stays there until another round ends, whoever's it is.
  expect(await pageAfter(rows[0]?.place)).toEqual({
    rounds: [],
    next_cursor: rows[0]?.place,
    has_more: false,
  });
});

test('a round that a slow transaction finishes is read, though later ones were finished and read over before', async () => {
  const { pool } = world.vendor;
  const [slow, other] = [await openWith(`player-${randomUUID()}`, 50_000), await openWith('quick', 50_000)];
  const seamless = await world.open(world.operator.player(50_000));
  const answer = await world.spin(slow);
  if (answer.kind !== 'played') throw new Error(answer.kind);
  const { roundId } = answer.round;
  await expect
    .poll(async () => (await pageAfter(undefined)).rounds.map(({ round }) => round))
    .toContain(roundId);
  const transaction = await pool.connect();
  try {
    // Finished once more by a transaction that begins now and ends late.
    await transaction.query('BEGIN');
    await transaction.query('UPDATE round SET finished_xid = pg_current_xact_id() WHERE id = $1', [roundId]);
    await world.spin(seamless);
    await world.spin(other);
    const during = await pageAfter(undefined);
    expect(during.has_more).toBe(false);
    expect(during.rounds.map(({ user }) => user)).not.toContain('quick');
    const again = await pageAfter(during.next_cursor);
    expect(again).toEqual({ rounds: [], next_cursor: during.next_cursor, has_more: false });
    await transaction.query('COMMIT');
    const after = await waitFor(2, during.next_cursor);
    expect(after.rounds[0]?.round).toBe(roundId);
    expect(after.rounds[1]?.user).toBe('quick');
  } finally {
    await transaction.query('ROLLBACK');
    transaction.release();
  }
});

test('a bet in a room is listed like a round, and keeps the game open until it is paid', async () => {
  const user = `player-${randomUUID()}`;
  const code = 'cheongsa-roulette';
  await ask('/wallet/deposit', { user, transfer_id: randomUUID(), amount: 50_000, currency: 'KRW' });
  const launch = { user, game_code: code, currency: 'KRW', lang: 'ko', platform: 'desktop' };
  const payload = { launch: new URL((await ask('/game/url', launch)).json().url).searchParams.get('launch') };
  const { playToken } = (await world.server.inject({ method: 'POST', url: '/api/session', payload })).json();
  const page = await joinRoom(world, code, user, playToken);
  await world.rooms.tick();
  expect((await page.place({ red: 3000, black: 3000 })).body.bet).toMatchObject({ status: 'taken' });
  await world.server.inject({
    method: 'POST',
    url: '/api/leave',
    headers: { authorization: `Bearer ${playToken}` },
  });
  expect((await ask('/wallet/balance', { user })).json()).toEqual({ balance: 44_000, game: 'open' });
  for (let step = 0; step < 4; step += 1) {
    world.pass(20_000);
    await world.rooms.tick();
  }
  const { balance, game } = (await ask('/wallet/balance', { user })).json();
  expect(game).toBe('closed');
  const listed = async () => (await pageAfter(undefined)).rounds.filter((round) => round.user === user);
  // As in `waitFor`: what others have open in the cluster may delay it.
  await expect.poll(async () => (await listed()).length).toBe(1);
  expect(await listed()).toMatchObject([
    { game_code: code, stake: 6000, returned: 0, win: balance - 44_000 },
  ]);
});

test('rounds of the seamless wallet are listed by the time in which they ended, for reconciliation', async () => {
  const player = await world.open(world.operator.player(50_000));
  const played = await world.spin(player);
  if (played.kind !== 'played') throw new Error(played.kind);
  const list = async (from: string, to: string) => {
    const response = await world.signed('/operator/generic/v2/round/list', {
      operator_id: 1,
      from,
      to,
      limit: 1_000,
    });
    return transferRoundsResponse.parse(response.json()).rounds;
  };
  // The vendor has a clock of its own.
  const [since, until] = ['2021-01-01T00:00:00Z', '2099-12-31T00:00:00Z'];
  await expect.poll(async () => (await list(since, until)).at(-1)?.win).toBe(played.round.book.totalAmount);
  expect(await list('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).toEqual([]);
});

test('rounds of purses are listed by the time in which they ended, with cursors of their own', async () => {
  const user = `player-${randomUUID()}`;
  const session = await openWith(user, 50_000);
  const { rows } = await world.vendor.pool.query('SELECT max(finished_at) AS last FROM round');
  const from = new Date(rows[0].last.getTime() + 1).toISOString();
  await world.spin(session);
  await world.spin(session);
  const span = { from, to: '2099-12-31T00:00:00Z', limit: 1 };
  const first = transferRoundsResponse.parse((await ask('/round/list', span)).json());
  expect(first).toMatchObject({ rounds: [{ user }], has_more: true });
  const cursor = first.next_cursor;
  const second = transferRoundsResponse.parse((await ask('/round/list', { ...span, cursor })).json());
  expect(second.rounds).toMatchObject([{ user }]);
  expect(second.rounds[0]?.round).not.toBe(first.rounds[0]?.round);
  const end = { ...span, cursor: second.next_cursor };
  expect((await ask('/round/list', end)).json()).toEqual({
    rounds: [],
    next_cursor: second.next_cursor,
    has_more: false,
  });
  expect((await ask('/round/list', { limit: 1, cursor })).statusCode).toBe(400);
});
