import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tx } from '../database.ts';
import { launchOf, startWorld, type World } from '../testing/world.ts';
import type { Book, PotState, SessionOpened } from './play-api.ts';
import { emptyPots, payIntoPots, potStates } from './pots.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const rules = {
  series: 'test',
  pots: [{ name: 'grand', seedAmount: 1000, contributionPerTenThousand: 33, odds: 500 }],
} as const;

/** A round that has won the grand pot. */
const bookWinning = (amount: number): Book => ({
  gameCode: 'dragon-pearl',
  mathVersion: 'test',
  stakeAmount: 500,
  events: [{ type: 'spin' }, { type: 'pot', pot: 'grand', amount } as { type: string }],
  totalAmount: amount,
});

describe('a pot', () => {
  test('[JKP-2] loses nothing of many small stakes at once: what is not a whole coin is carried', async () => {
    const stakes = Array.from({ length: 40 }, (_, place) => 500 + place);
    await Promise.all(stakes.map((stake) => tx(world.vendor.pool, (tx) => payIntoPots(tx, rules, stake))));
    const shares = stakes.reduce((total, stake) => total + stake * 33, 0);
    const { rows } = await world.vendor.pool.query('SELECT amount, remainder FROM pot WHERE series = $1', [
      'test',
    ]);
    const amount = 1000 + Math.floor(shares / 10_000);
    const remainder = shares % 10_000;
    expect(remainder).toBeGreaterThan(0);
    expect(rows).toEqual([{ amount, remainder }]);
    // It is won: the winner is paid whole coins, and what was carried stays for the next.
    await world.spin(await world.open(world.operator.player(5_000)));
    const { rows: rounds } = await world.vendor.pool.query<{ id: string }>(
      'SELECT id FROM round ORDER BY created_at DESC LIMIT 1',
    );
    const won = { roundId: rounds[0]?.id ?? '', at: world.vendor.clock() };
    await tx(world.vendor.pool, (tx) => emptyPots(tx, rules, bookWinning(amount), won));
    const after = await world.vendor.pool.query('SELECT amount, remainder FROM pot WHERE series = $1', [
      'test',
    ]);
    expect(after.rows).toEqual([{ amount: 1000, remainder }]);
  });

  test('of a game grows with every round that is played, and its meter can be read', async () => {
    const session = await openDragon();
    const before = await meters(session);
    await world.spin(session, { stakeAmount: 10_000 });
    const after = await meters(session);
    expect(before).toMatchObject([
      { name: 'grand', amount: 5_000_000, lastWin: null },
      { name: 'minor', amount: 50_000, lastWin: null },
    ]);
    expect(after.map(({ amount }, place) => amount - (before[place]?.amount ?? 0))).toEqual([60, 50]);
  });

  test('that was won begins with its seed again, keeps its remainder, and is written down once', async () => {
    const session = await openDragon();
    await world.spin(session);
    const { rows } = await world.vendor.pool.query<{ id: string }>(
      'SELECT id FROM round ORDER BY created_at DESC LIMIT 1',
    );
    const roundId = rows[0]?.id ?? '';
    const at = world.vendor.clock();
    const take = () =>
      tx(world.vendor.pool, async (tx) => {
        const now = await payIntoPots(tx, rules, 500);
        await emptyPots(tx, rules, bookWinning(now.grand?.amount ?? 0), { roundId, at });
        return now.grand?.amount;
      });
    const amount = await take();
    await expect(take()).rejects.toThrow(/pot_win/);
    expect(await potStates(world.vendor.pool, rules)).toEqual([
      { name: 'grand', amount: 1000, lastWin: { amount, wonAtMs: at.getTime() } },
    ]);
  });

  test('[JKP-5] that two rounds win at one moment is paid to the one in full, and begins again before the other', async () => {
    const session = await openDragon();
    const series = { ...rules, series: 'moment' };
    await world.spin(session);
    await world.spin(session);
    const { rows: rounds } = await world.vendor.pool.query<{ id: string }>(
      'SELECT id FROM round ORDER BY created_at DESC LIMIT 2',
    );
    const at = world.vendor.clock();
    const stakeAmount = 100_000;
    const won = await Promise.all(
      rounds.map(({ id }) =>
        tx(world.vendor.pool, async (tx) => {
          const { grand } = await payIntoPots(tx, series, stakeAmount);
          const book = bookWinning(grand?.amount ?? 0);
          await emptyPots(tx, series, book, { roundId: id, at });
          return grand?.amount;
        }),
      ),
    );
    // Each is worth its seed and what was paid into it since: 33 in ten thousand of the stake.
    expect(won).toEqual([1330, 1330]);
    const { rows } = await world.vendor.pool.query<{ round_id: string; amount: number }>(
      "SELECT round_id, amount FROM pot_win WHERE series = 'moment' ORDER BY id",
    );
    expect(rows.map(({ round_id }) => round_id).toSorted()).toEqual(rounds.map(({ id }) => id).toSorted());
    expect(await potStates(world.vendor.pool, series)).toMatchObject([{ name: 'grand', amount: 1000 }]);
  });

  test('[JKP-4] keeps the rate and the odds with which it began until it is won, whatever the rules say by then', async () => {
    const session = await openDragon();
    await world.spin(session);
    const { rows } = await world.vendor.pool.query<{ id: string }>(
      'SELECT id FROM round ORDER BY created_at DESC LIMIT 1',
    );
    const pots = (contributionPerTenThousand: number, odds: number, seedAmount: number) => ({
      series: 'changed',
      pots: [{ name: 'grand', seedAmount, contributionPerTenThousand, odds }],
    });
    const [before, after] = [pots(100, 500, 1000), pots(400, 90, 2000)];
    const pay = (rules: typeof before) =>
      tx(world.vendor.pool, async (tx) => (await payIntoPots(tx, rules, 10_000)).grand);
    expect(await pay(before)).toEqual({ amount: 1100, odds: 500 });
    expect(await pay(after)).toEqual({ amount: 1200, odds: 500 });
    await tx(world.vendor.pool, (tx) =>
      emptyPots(tx, after, bookWinning(1200), { roundId: rows[0]?.id ?? '', at: world.vendor.clock() }),
    );
    expect(await pay(after)).toEqual({ amount: 2400, odds: 90 });
    expect(await pay(before)).toEqual({ amount: 2800, odds: 90 });
  });
});

async function meters(session: SessionOpened): Promise<PotState[]> {
  return (await world.call(session, 'GET', '/api/pots')).body as PotState[];
}

async function openDragon(): Promise<SessionOpened> {
  const player = world.operator.player(1_000_000);
  const launch = { ...launchOf(player), game_code: 'dragon-pearl' };
  const { url } = (await world.signed('/operator/generic/v2/game/url', launch)).json() as { url: string };
  const payload = { launch: new URL(url).searchParams.get('launch') };
  const opened = await world.server.inject({ method: 'POST', url: '/api/session', payload });
  return opened.json<SessionOpened>();
}
