import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../testing/operator.ts';
import { joinRoom, openRoom, type RoomPage } from '../testing/room.ts';
import { roomDriver, roomOf } from '../testing/room-driver.ts';
import { startWorld, type World } from '../testing/world.ts';
import { advanceRoom, graceMs } from './advance-room.ts';
import { lockRound } from './room-rounds.ts';
import { RoomRunner } from './room-runner.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
  world.operator.faults.clear();
});

const { closeBetting, fail, leaveAll, showToEnd, sit, stateOfBet, unused, winsOf } = roomDriver(() => world);
afterEach(leaveAll);

describe('a wallet that is slow or silent', () => {
  const lostAfter: Fault = { kind: 'http', status: 502, carriedOut: true };
  const lostBefore: Fault = { kind: 'http', status: 502, carriedOut: false };

  test('gives a stake back whose confirmation was lost, and the round goes on without it', async () => {
    const page = await sit(unused('dragon-tiger'));
    fail('/transaction/bet', lostAfter);
    const { bet } = (await page.place({ dragon: 10_000 })).body;
    expect(bet).toMatchObject({ status: 'returned', reason: 'connection-lost' });
    await closeBetting(page);
    await showToEnd(page);
    expect(world.operator.balanceOf(page.user)).toBe(1_000_000);
    expect(winsOf(page)).toEqual([]);
  });

  test('gives a stake back that was confirmed after the close; the close waits a moment for it, and no longer', async () => {
    const page = await sit(unused('baccarat'));
    const closesAtMs = page.state().round?.closesAtMs ?? 0;
    // Pressed in the last second.
    world.pass(closesAtMs - world.vendor.clock().getTime() - 1000);
    let answerBet: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answerBet = resolve;
    });
    const { wallet } = world.vendor;
    const bet = wallet.bet.bind(wallet);
    wallet.bet = async (request) => {
      const outcome = await bet(request);
      await held;
      return outcome;
    };
    try {
      const placing = page.place({ player: 10_000 });
      await expect.poll(() => stateOfBet(page)).toEqual(['created']);
      await closeBetting(page);
      expect(page.state().round?.state).toBe('open');
      world.pass(graceMs);
      await world.rooms.tick();
      expect(page.state().round?.state).toBe('drawn');
      answerBet();
      expect((await placing).body.bet).toMatchObject({ status: 'returned', reason: 'too-late' });
    } finally {
      wallet.bet = bet;
    }
    await showToEnd(page);
    expect(world.operator.balanceOf(page.user)).toBe(1_000_000);
    expect(await stateOfBet(page)).toEqual(['rolled-back']);
  });

  test('is asked to pay again and again, with one effect', async () => {
    const page = await sit(unused('roulette'));
    await page.place({ red: 1000, black: 1000 });
    await closeBetting(page);
    fail('/transaction/win', lostAfter, lostBefore, lostBefore);
    await showToEnd(page);
    expect(await stateOfBet(page)).toEqual(['due']);
    for (let pass = 0; pass < 6; pass += 1) {
      world.pass(10_000);
      await world.rooms.tick();
    }
    expect(await stateOfBet(page)).toEqual(['done']);
    const { totalAmount } = page.state().last[0] ?? page.state().mine[0] ?? { totalAmount: null };
    const { rows } = await world.vendor.pool.query(
      'SELECT total_amount AS total FROM room_bet b JOIN player p ON p.id = b.player_id WHERE user_name = $1',
      [page.user],
    );
    expect(totalAmount === null || totalAmount === rows[0].total).toBe(true);
    expect(world.operator.balanceOf(page.user)).toBe(998_000 + rows[0].total);
    const wins = winsOf(page);
    expect(new Set(wins.map(({ body }) => body.transaction_uuid)).size).toBe(1);
  });
});

describe('a server that is killed', () => {
  /** Another process over the same database: it knows what stands there and nothing else. */
  const restart = async () => {
    const runner = new RoomRunner(world.vendor);
    await runner.resume();
    return runner;
  };
  const digestOf = async (page: RoomPage) => {
    const { rows } = await world.vendor.pool.query(
      `SELECT state, bets_digest, chain_value, outcome FROM room_round WHERE id = $1`,
      [roundIdOf.get(page)],
    );
    return rows[0];
  };
  const roundIdOf = new Map<RoomPage, string>();

  test.each(['open', 'closed', 'drawn'] as const)(
    'in a round that is %s ends it as it would have ended',
    async (at) => {
      const code = unused('sic-bo') || unused('roulette') || unused('dragon-tiger');
      const room = roomOf(code);
      const page = await sit(code);
      const { round } = page.state();
      roundIdOf.set(page, round?.id ?? '');
      const bet = room.game.bets(null)[0]?.id ?? '';
      await page.place({ [bet]: 10_000 });
      page.leave();
      world.pass((round?.closesAtMs ?? 0) - world.vendor.clock().getTime());
      // Stops between two steps: each is a commit of its own.
      if (at !== 'open') expect(await advanceRoom(world.vendor, room, false)).toBe('closed');
      if (at === 'drawn') expect(await advanceRoom(world.vendor, room, false)).toBe('drawn');
      const before = await digestOf(page);
      const [one, two] = [await restart(), await restart()];
      await Promise.all([one.tick(), two.tick()]);
      const drawn = await digestOf(page);
      if (at === 'drawn') expect(drawn).toEqual(before);
      if (at === 'closed') expect(drawn.bets_digest).toBe(before.bets_digest);
      world.pass(60_000);
      for (const each of [one, two, one, two]) await each.tick();
      const after = await digestOf(page);
      expect(after).toMatchObject({ state: 'done', chain_value: drawn.chain_value, outcome: drawn.outcome });
      expect(await stateOfBet(page)).toEqual(['done']);
      const won = 100 * room.game.returnPercent(bet, after.outcome);
      expect(world.operator.balanceOf(page.user)).toBe(990_000 + won);
      expect(winsOf(page)).toHaveLength(1);
    },
  );

  test('while a stake was being taken gives it back', async () => {
    const code = unused('baccarat');
    const page = await sit(code);
    const { wallet } = world.vendor;
    const bet = wallet.bet.bind(wallet);
    // The stake reaches the operator, and the process dies before it hears so.
    wallet.bet = async (request) => {
      await bet(request);
      throw new Error('killed');
    };
    expect(await page.place({ banker: 10_000 })).toMatchObject({ status: 500 });
    wallet.bet = bet;
    expect(await stateOfBet(page)).toEqual(['created']);
    expect(world.operator.balanceOf(page.user)).toBe(990_000);
    world.pass(6000);
    await (await restart()).tick();
    expect(await stateOfBet(page)).toEqual(['rolled-back']);
    expect(world.operator.balanceOf(page.user)).toBe(1_000_000);
  });

  test('with a wallet that would have come back finds the same round for who joins late: a snapshot, no new draw', async () => {
    const code = unused('baccarat');
    const page = await sit(code);
    await page.place({ player: 1000 });
    await closeBetting(page);
    const { round, mine } = page.state();
    page.leave();
    const again = await joinRoom(world, code, page.user, page.playToken);
    expect(again.state()).toMatchObject({ round, mine });
    const late = await openRoom(world, code, world.operator.player(1000));
    expect(late.state()).toMatchObject({ round, mine: [] });
    expect(late.messages[0]).toMatchObject({ type: 'snapshot', version: 1 });
  });

  test('and started with other rules gives the stakes of the running round back', async () => {
    const code = unused('dragon-tiger');
    const page = await sit(code);
    await page.place({ tiger: 10_000 });
    const changed = { ...roomOf(code), game: { ...roomOf(code).game, rulesVersion: 'dragon-tiger-2' } };
    expect(await advanceRoom(world.vendor, changed, false)).toBe('void');
    await world.rooms.tick();
    expect(world.operator.balanceOf(page.user)).toBe(1_000_000);
    expect(await stateOfBet(page)).toEqual(['rolled-back']);
  });
});

test('a bet that is being stored and a round that is being closed do not wait for each other', async () => {
  const code = unused('roulette') || unused('dragon-tiger') || unused('sic-bo');
  const page = await sit(code);
  const { round } = page.state();
  const { pool } = world.vendor;
  const bet = await pool.connect();
  await bet.query('BEGIN');
  await lockRound(bet, round?.id ?? '', 'share');
  world.pass((round?.closesAtMs ?? 0) - world.vendor.clock().getTime());
  const closing = advanceRoom(world.vendor, roomOf(code), true);
  const waiting = `SELECT count(*) AS count FROM pg_stat_activity
                    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBe(1);
  // What the row of a bet does when it is stored: it refers to the room.
  await bet.query('SELECT 1 FROM room WHERE code = $1 FOR KEY SHARE', [code]);
  await bet.query('COMMIT');
  bet.release();
  expect(await closing).toBe('closed');
});
