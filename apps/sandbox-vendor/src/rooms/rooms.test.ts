import { createHash, randomUUID } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import type { ReplayLink, ReplayResponse } from '../play/play-api.ts';
import { joinRoom, openRoom, type RoomPage } from '../testing/room.ts';
import { roomDriver, roomOf } from '../testing/room-driver.ts';
import { tableGames } from '../testing/table-rooms.ts';
import { startWorld, type World } from '../testing/world.ts';
import type { RoundProofView } from './room-api.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
  world.operator.faults.clear();
});

const { closeBetting, fail, leaveAll, showToEnd, sit, unused, winsOf } = roomDriver(() => world);
afterEach(leaveAll);

describe('a round that players share', () => {
  test('has one outcome for all, pays each what the rules say, once, and shows nothing before it is drawn', async () => {
    const code = unused('baccarat');
    const room = roomOf(code);
    const pages = await Promise.all([sit(code), sit(code), sit(code)]);
    const [first] = pages as [RoomPage, RoomPage, RoomPage];
    const bets = [{ player: 10_000, tie: 1000 }, { banker: 20_000 }, { big: 5000, small: 5000 }];
    for (const [index, page] of pages.entries())
      expect((await page.place(bets[index] as never)).body.bet).toMatchObject({ status: 'taken' });
    expect(JSON.stringify(pages.flatMap(({ messages }) => messages))).not.toContain('"winner"');
    expect(first.state().round).toMatchObject({ state: 'open', outcome: null, chainValue: null });
    await closeBetting(first);
    const outcomes = pages.map((page) => page.state().round?.outcome);
    expect(outcomes[0]).not.toBeNull();
    expect(outcomes).toEqual([outcomes[0], outcomes[0], outcomes[0]]);
    await showToEnd(first);
    for (const [index, page] of pages.entries()) {
      const lines = Object.entries(bets[index] ?? {});
      const total = lines.reduce(
        (sum, [bet, stake]) => sum + (stake / 100) * room.game.returnPercent(bet, outcomes[0] ?? {}),
        0,
      );
      const staked = lines.reduce((sum, [, stake]) => sum + stake, 0);
      // Each page is told by itself, a moment after the room has paid.
      await expect
        .poll(() => page.state().last)
        .toMatchObject([{ status: 'paid', totalAmount: total, stakeAmount: staked }]);
      expect(world.operator.balanceOf(page.user)).toBe(1_000_000 - staked + total);
      expect(page.state()).toMatchObject({ balanceAmount: 1_000_000 - staked + total, mine: [] });
      expect(page.state().session).toMatchObject({ rounds: 1, stakedAmount: staked, returnedAmount: total });
    }
    expect(pages.map((page) => winsOf(page).length)).toEqual([1, 1, 1]);
    expect(first.state().past).toHaveLength(1);
    expect(first.state().round).toMatchObject({ state: 'open', number: 2 });
    expect(first.messages.map(({ version }) => version)).toEqual(first.messages.map((_, index) => index + 1));
  });

  test.each(tableGames.map(({ rules }) => rules))(
    'of %s is closed, drawn, shown and paid once',
    async (rules) => {
      const code = unused(rules, 'last');
      const { game, limits } = roomOf(code);
      const page = await sit(code);
      const lines = Object.fromEntries(
        game
          .bets(null)
          .slice(0, 2)
          .map(({ id }) => [id, limits.chips[0] ?? 0]),
      );
      expect((await page.place(lines)).body.bet).toMatchObject({ status: 'taken' });
      await closeBetting(page);
      const outcome = page.state().round?.outcome ?? {};
      await showToEnd(page);
      const stake = Object.values(lines).reduce((sum, each) => sum + each, 0);
      const total = Object.entries(lines).reduce(
        (sum, [bet, each]) => sum + (each / 100) * game.returnPercent(bet, outcome),
        0,
      );
      await expect.poll(() => world.operator.balanceOf(page.user)).toBe(1_000_000 - stake + total);
      expect(winsOf(page)).toHaveLength(1);
    },
  );

  test('an own bet of it is shown again by a link once it is drawn, and nobody else’s is', async () => {
    const code = unused('baccarat');
    const [page, other] = await Promise.all([sit(code), sit(code)]);
    const betId = (await page.place({ player: 10_000 })).body.bet?.id;
    const asks = ({ playToken }: RoomPage) =>
      world.server.inject({
        method: 'POST',
        url: '/api/room/history/replay',
        headers: { authorization: `Bearer ${playToken}` },
        payload: { betId },
      });
    expect((await asks(page)).statusCode).toBe(404);
    await closeBetting(page);
    await showToEnd(page);
    const { link } = (await asks(page)).json<ReplayLink>();
    const payload = { link, lang: 'en' };
    const replay = await world.server.inject({ method: 'POST', url: '/api/replay', payload });
    expect(replay.json<ReplayResponse>()).toMatchObject({ lang: 'en', round: { roundId: betId } });
    expect((await asks(other)).statusCode).toBe(404);
  });

  test('[BET-13] can be worked out again from what was published before it and with it', async () => {
    const code = unused('dragon-tiger');
    const page = await sit(code);
    const before = page.state().round;
    await page.place({ dragon: 10_000, 'tiger-red': 1000 });
    await closeBetting(page);
    const answer = await world.server.inject({
      method: 'GET',
      url: `/api/room/rounds/${before?.id}`,
      headers: { authorization: `Bearer ${page.playToken}` },
    });
    const proof = answer.json<RoundProofView>();
    let value = Buffer.from(proof.chainValue ?? '', 'hex');
    const { outcome } = roomOf(code).game.draw(
      drawsFrom(hmacWords(value, proof.betsDigest ?? '', proof.number)),
      proof.memory,
    );
    expect(outcome).toEqual(proof.outcome);
    for (let step = 0; step < proof.commitment.chainIndex; step += 1)
      value = createHash('sha256').update(value).digest();
    expect(value.toString('hex')).toBe(before?.commitment.chainEnd);
    expect(createHash('sha256').update(proof.entries.join('\n')).digest('hex')).toBe(proof.betsDigest);
    expect(proof.entries).toHaveLength(1);
  });

  test('[RNG-10][PIT-9] keeps the chain secret in the database, and history cannot be rewritten', async () => {
    const page = await sit(unused('sic-bo'));
    await page.place({ small: 1000 });
    await closeBetting(page);
    const { pool } = world.vendor;
    const { rows } = await pool.query('SELECT top_value, end_hash FROM room_chain ORDER BY id DESC LIMIT 2');
    for (const { top_value, end_hash } of rows) {
      let value: Buffer = top_value;
      for (let step = 0; step < 8192; step += 1) value = createHash('sha256').update(value).digest();
      expect(value.toString('hex')).not.toBe(end_hash);
    }
    await expect(
      pool.query(`UPDATE room_round SET outcome = '{}' WHERE outcome IS NOT NULL`),
    ).rejects.toThrow('cannot change');
    await expect(
      pool.query('UPDATE room_bet SET total_amount = total_amount + 1 WHERE total_amount IS NOT NULL'),
    ).rejects.toThrow('cannot change');
    await expect(pool.query('DELETE FROM room_bet')).rejects.toThrow('kept');
  });

  test('rests when nobody is there, and opens again for who comes', async () => {
    const code = unused('roulette');
    const page = await sit(code);
    page.leave();
    await closeBetting(page);
    await showToEndOf(code);
    const { rows } = await world.vendor.pool.query('SELECT state FROM room_round WHERE room_code = $1', [
      code,
    ]);
    expect(rows).toEqual([{ state: 'done' }]);
    const back = await sit(code);
    expect(back.state().round).toMatchObject({ number: 2, state: 'open' });
  });

  test('opens for who is still joining while the room looks whether it may rest', async () => {
    const { rooms, vendor } = world;
    const figures = heldQuery(vendor.pool, 'count(DISTINCT b.round_id)');
    const sitting = sit(unused('sic-bo'));
    await figures.asked;
    await rooms.tick();
    figures.letGo();
    expect((await sitting).state().round).toMatchObject({ number: 1, state: 'open' });
  });

  test('what was read before a round ended takes neither its bets nor what they paid away from a page that has seen it end', async () => {
    const { rooms, vendor } = world;
    const room = roomOf(unused('sic-bo'));
    const page = await sit(room.code);
    await page.place({ small: 1000 });
    await closeBetting(page);
    const { rows } = await vendor.pool.query('SELECT id FROM player WHERE user_name = $1', [page.user]);
    const figures = heldQuery(vendor.pool, 'count(DISTINCT b.round_id)');
    const told = rooms.channel(room).playerChanged({ playerId: rows[0].id, balanceAfterAmount: 123 });
    await figures.asked;
    await showToEnd(page);
    const paid = [{ status: 'paid', stakeAmount: 1000 }];
    await expect.poll(() => page.state().last).toMatchObject(paid);
    figures.letGo();
    await told;
    expect(page.state()).toMatchObject({
      last: paid,
      mine: [],
      balanceAmount: world.operator.balanceOf(page.user),
    });
  });
});

/** The first query that holds the words waits for `letGo`; `asked` resolves when it comes. */
function heldQuery(pool: World['vendor']['pool'], words: string) {
  const [asked, until] = [signal(), signal()];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  let isFirst = true;
  const spy = vi.spyOn(pool, 'query').mockImplementation(async (...args: unknown[]) => {
    if (isFirst && String(args[0]).includes(words)) {
      isFirst = false;
      asked.give();
      await until.given;
    }
    return await query(...args);
  });
  onTestFinished(() => spy.mockRestore());
  return { asked: asked.given, letGo: until.give };
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

async function showToEndOf(code: string): Promise<void> {
  world.pass(60_000);
  await world.rooms.tick();
  await world.rooms.tick();
  expect(roomOf(code)).toBeDefined();
}

describe('what a room refuses changes nothing and is told', () => {
  test('stakes off the ladder, unknown or doubled bets, and above the limits of a bet and of a round', async () => {
    const code = unused('baccarat');
    const page = await sit(code, 100_000_000);
    const { limits, round } = {
      limits: page.state().round?.limits ?? {},
      round: roomOf(code).limits.roundAmount,
    };
    const notOffered: Record<string, number>[] = [{ player: 1500 }, { player: 999 }, { nothing: 1000 }];
    for (const lines of notOffered)
      expect(await page.place(lines)).toMatchObject({ status: 422, body: { error: 'stake-not-offered' } });
    const over = (limits.player ?? 0) + 1000;
    const pair = limits['perfect-pair'] ?? 0;
    const above: Record<string, number>[] = [{ player: over }, { 'perfect-pair': pair + 1000 }];
    for (const lines of above)
      expect(await page.place(lines)).toMatchObject({ status: 422, body: { error: 'above-limit' } });
    const { player = 0, banker = 0, tie = 0 } = limits;
    expect(player + banker + tie).toBeGreaterThan(round);
    expect(await page.place({ player, banker, tie })).toMatchObject({ body: { error: 'above-limit' } });
    expect(world.operator.calls.filter(({ path }) => path === '/transaction/bet')).toEqual([]);
    expect(await page.place({ player })).toMatchObject({ status: 200 });
    world.pass(5000);
    expect(await page.place({ player: 1000 })).toMatchObject({ body: { error: 'above-limit' } });
  });

  test('[RG-17] a bet within 5 seconds of the one before, in another room as well', async () => {
    const [one, two] = [unused('sic-bo'), unused('sic-bo')];
    const account = world.operator.player(100_000);
    const page = await openRoom(world, one, account);
    const other = await openRoom(world, two, account);
    await world.rooms.tick();
    expect((await page.place({ big: 1000 })).status).toBe(200);
    world.pass(4999);
    expect(await other.place({ big: 1000 })).toMatchObject({
      status: 429,
      body: { error: 'too-soon', retryAfterMs: 1 },
    });
    world.pass(1);
    expect((await other.place({ big: 1000 })).status).toBe(200);
  });

  test('[BET-5] a bet at the very end of betting, by the server’s clock, whatever a page believes', async () => {
    const page = await sit(unused('sic-bo'));
    const { round } = page.state();
    world.pass((round?.closesAtMs ?? 0) - world.vendor.clock().getTime() - 1);
    expect((await page.place({ small: 1000 })).status).toBe(200);
    const late = await sit(page.user === '' ? '' : unused('sic-bo'));
    const end = late.state().round;
    world.pass((end?.closesAtMs ?? 0) - world.vendor.clock().getTime());
    expect(await late.place({ small: 1000 })).toMatchObject({ status: 409, body: { error: 'round-closed' } });
    await world.rooms.tick();
    expect(await late.place({ small: 1000 }, { roundId: end?.id ?? '' })).toMatchObject({ status: 409 });
    expect(await late.place({ small: 1000 }, { roundId: randomUUID() })).toMatchObject({ status: 409 });
  });

  test('a second tab ends the first: its stream stops and its bets are refused', async () => {
    const code = unused('roulette');
    const account = world.operator.player(100_000);
    const first = await openRoom(world, code, account);
    const second = await openRoom(world, code, account);
    await world.rooms.tick();
    expect(first.isOver()).toBe(true);
    expect(first.messages.at(-1)).toMatchObject({ type: 'end', error: 'session-replaced' });
    const { round } = second.state();
    expect(await first.place({ red: 1000 }, { roundId: round?.id ?? '' })).toMatchObject({ status: 401 });
    expect((await second.place({ red: 1000 })).status).toBe(200);
  });

  test('a tab that was copied has the session of the first and ends it; a page whose stream broke comes back', async () => {
    const code = unused('roulette');
    const first = await openRoom(world, code, world.operator.player(100_000));
    const page = await joinRoom(world, code, first.user, first.playToken, 'page-1');
    const again = await joinRoom(world, code, first.user, first.playToken, 'page-1');
    expect(page.isOver()).toBe(true);
    expect(page.messages.at(-1)).toMatchObject({ type: 'snapshot' });
    const copy = await joinRoom(world, code, first.user, first.playToken, 'page-2');
    expect(again.isOver()).toBe(true);
    expect(again.messages.at(-1)).toMatchObject({ type: 'end', error: 'session-replaced' });
    expect(copy.isOver()).toBe(false);
  });

  test('one press that arrives three times is one bet', async () => {
    const page = await sit(unused('roulette'));
    const betKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => page.place({ red: 1000 }, { betKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(world.operator.calls.filter(({ path }) => path === '/transaction/bet')).toHaveLength(1);
    expect(await page.place({ red: 2000 }, { betKey })).toMatchObject({
      status: 409,
      body: { error: 'round-key-reused' },
    });
  });

  test.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'not-enough-money'],
    ['RS_ERROR_USER_DISABLED', 'player-disabled'],
  ] as const)('a stake that the operator refuses for %s', async (status, reason) => {
    const page = await sit(unused('dragon-tiger'));
    fail('/transaction/bet', { kind: 'status', status });
    expect((await page.place({ dragon: 1000 })).body.bet).toMatchObject({ status: 'refused', reason });
    await closeBetting(page);
    expect(page.state().mine).toEqual([]);
    expect(world.operator.balanceOf(page.user)).toBe(1_000_000);
  });
});

test('players know each other by made-up names, and can only say what is offered', async () => {
  const code = unused('roulette') || unused('dragon-tiger') || unused('sic-bo') || unused('baccarat');
  const [one, two] = [await sit(code), await sit(code)];
  const greet = (page: RoomPage, greeting: string) =>
    world.server.inject({
      method: 'POST',
      url: '/api/room/greeting',
      headers: { authorization: `Bearer ${page.playToken}` },
      payload: { greeting },
    });
  expect((await greet(one, 'hello')).statusCode).toBe(204);
  expect((await greet(one, 'hello')).statusCode).toBe(429);
  expect((await greet(two, 'buy my soap')).statusCode).toBe(400);
  expect(two.state().greetings).toMatchObject([{ greeting: 'hello', alias: one.state().alias }]);
  expect(JSON.stringify(two.messages)).not.toContain(one.user);
});

test('[REC-1] the operator gets a link that shows a bet and its round once more, and nobody else’s', async () => {
  const code = unused('roulette') || unused('dragon-tiger') || unused('sic-bo') || unused('baccarat');
  const page = await sit(code);
  const bet = roomOf(code).game.bets(null)[0]?.id ?? '';
  const placed = (await page.place({ [bet]: 10_000 })).body.bet;
  await closeBetting(page);
  const drawn = page.state().round;
  await showToEnd(page);
  const ask = (user: string) =>
    world.signed('/operator/generic/v2/game/round', { operator_id: 1, user, round: placed?.id ?? '' });
  expect((await ask('somebody else')).statusCode).toBe(404);
  const link = new URL(((await ask(page.user)).json() as { url: string }).url).searchParams.get('replay');
  const replay = await world.server.inject({
    method: 'POST',
    url: '/api/replay',
    payload: { link, lang: 'ko' },
  });
  expect(replay.json()).toMatchObject({
    game: { code, page: 'table' },
    round: {
      roundId: placed?.id,
      settlement: 'confirmed',
      book: {
        stakeAmount: 10_000,
        events: [{ type: 'room-round', round: drawn, mine: [{ status: 'paid' }] }],
      },
    },
    balanceBeforeAmount: 1_000_000,
  });
});
