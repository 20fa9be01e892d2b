import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { listEntries } from '../operator/list-entry.ts';
import { rooms } from '../rooms/room-list.ts';
import { lanterns, pond, slot } from '../testing/interrupted-games.ts';
import { playAndDie, type Sitting, takeOver } from '../testing/interrupted-play.ts';
import { sharedRoom } from '../testing/interrupted-rooms.ts';
import { waysToPlay } from '../testing/ways-to-play.ts';
import { startWorld, type World } from '../testing/world.ts';
import type { PotState } from './play-api.ts';
import { demoAmount } from './sessions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
});

const sittings: readonly Sitting[] = [
  ...waysToPlay.slots.map((code) => slot(code, 'demo')),
  lanterns('demo'),
  pond('demo'),
  ...waysToPlay.rooms.map((code) => sharedRoom(code, 'demo')),
];

/** What the information of a game calls the table of what it pays: of symbols, ladders, fish or bets. */
const paymentTables = ['pays', 'paytable', 'ladders', 'fish', 'bets'];

test('every way of playing has a free play', async () => {
  const codes = sittings.map(({ name }) => name.replace(' (demo)', ''));
  const walked = new Set(codes.map((code) => games.find(({ info }) => info.code === code)?.info.page));
  expect(walked).toEqual(new Set(games.map(({ info }) => info.page)));
  const entries = await listEntries(world.vendor.pool, games, 'http://localhost');
  expect(entries.filter((entry) => !entry.demo_game_support)).toEqual([]);
});

describe('free play', () => {
  // The proof of a sitting works its round out from the seed and the rules that rounds for money have.
  test.each(sittings)('[GAM-10] of $name is the same game with play money', async ({ sit }) => {
    const table = await sit(world);
    expect(await table.balance()).toBe(demoAmount);
    await playAndDie(world, table);
    await takeOver(world, table);
    expect(await table.balance()).toBe(await table.provenBalance());
    expect(world.operator.calls).toEqual([]);
  });

  test.each(games.map(({ info }) => info.code))(
    '[GAM-1] of %s shows the rules and the return of the game',
    async (code) => {
      const player = world.operator.player(5_000);
      const [demo, real] = [await world.open(player, code, 'XXX'), await world.open(player, code)];
      expect(demo).toMatchObject({ isDemo: true, depositUrl: null, balanceAmount: demoAmount });
      expect(real).toMatchObject({ isDemo: false, balanceAmount: 5_000 });
      expect(demo.game).toEqual(real.game);
      const { stakeAmounts, returns } = demo.game;
      expect(stakeAmounts.length).toBeGreaterThan(0);
      expect(Math.min(...stakeAmounts)).toBeGreaterThan(0);
      expect(returns.basisPoints).toBeGreaterThan(0);
      const tables = Object.entries(demo.game).filter(([name]) => paymentTables.includes(name));
      // What a race or a match pays differs from round to round and stands on the card of the round.
      const isByRound = rooms.some((room) => room.code === code && room.game.card !== undefined);
      expect(tables.map(([, table]) => (table as readonly unknown[]).length > 0)).toEqual([!isByRound]);
    },
  );
});

describe('play money', () => {
  test('fills pots of its own, and counts for nothing that is said of the game', async () => {
    const player = world.operator.player(1_000_000);
    const [demo, real] = [
      await world.open(player, 'dragon-pearl', 'XXX'),
      await world.open(player, 'dragon-pearl'),
    ];
    const potsOf = async (session: typeof demo) =>
      (await world.call(session, 'GET', '/api/pots')).body as PotState[];
    const before = await potsOf(real);
    for (let round = 0; round < 10; round += 1) {
      await world.spin(demo, { stakeAmount: 5_000 });
      world.pass(2500);
    }
    expect(await potsOf(real)).toEqual(before);
    expect(await potsOf(demo)).not.toEqual(before);
    expect((await world.call(real, 'GET', '/api/actual-return')).body).toMatchObject({ rounds: 0 });
    expect(world.operator.calls.filter(({ path }) => path !== '/user/balance')).toEqual([]);
  });

  test('[GAM-10] that has used up its play money begins with new when it is opened again, and not before', async () => {
    const player = world.operator.player(5_000);
    const code = waysToPlay.slots[0] ?? '';
    const left = async (amount: number) => {
      await world.vendor.pool.query('UPDATE player SET purse_amount = $2 WHERE user_name = $1 AND is_demo', [
        player.user,
        amount,
      ]);
      return (await world.open(player, code, 'XXX')).balanceAmount;
    };
    expect((await world.open(player, code, 'XXX')).balanceAmount).toBe(demoAmount);
    expect(await left(10_000)).toBe(10_000);
    expect(await left(9_800)).toBe(demoAmount);
    expect(await left(0)).toBe(demoAmount);
    expect((await world.open(player, code)).balanceAmount).toBe(5_000);
  });

  test('is no money of an operator: not in its credit, not in its list of rounds', async () => {
    const { rows } = await world.vendor.pool.query('SELECT count(*) AS count FROM player WHERE is_demo');
    expect(Number(rows[0].count)).toBeGreaterThan(0);
    const { finishedRounds } = await import('../purse/finished-rounds.ts');
    const listed = await finishedRounds(world.vendor.pool, { agent: 1, limit: 1000 });
    expect(listed?.rounds).toEqual([]);
  });
});
