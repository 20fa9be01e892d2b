import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../testing/world.ts';
import type { Vendor } from '../vendor.ts';
import { ActualReturns, returnKeptMs } from './actual-return.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

/** The games that were read, in order; each read waits until it is let go. */
let reads: { game: unknown; letGo: () => void }[] = [];
let failing = false;
let returns: ActualReturns;
beforeEach(() => {
  reads = [];
  failing = false;
  const { pool, clock } = world.vendor;
  const query = async (text: string, values: unknown[]) => {
    await new Promise<void>((letGo) => reads.push({ game: values[0], letGo }));
    if (failing) throw new Error('canceling statement due to statement timeout');
    return await pool.query(text, values);
  };
  returns = new ActualReturns({ pool: { query } as unknown as Vendor['pool'], clock });
});

const games = () => reads.map(({ game }) => game);

describe('what games have returned', () => {
  test('takes one connection however many ask, and for however many games', async () => {
    const slots = Array.from({ length: 20 }, () => returns.of('cheongsa-777'));
    const others = [returns.of('dragon-pearl'), returns.of('moonlit-catch')];
    await turn();
    expect(games()).toEqual(['cheongsa-777']);
    reads[0]?.letGo();
    const told = await Promise.all(slots);
    expect(new Set(told).size).toBe(1);
    await expect.poll(games).toEqual(['cheongsa-777', 'dragon-pearl']);
    reads[1]?.letGo();
    await expect.poll(games).toEqual(['cheongsa-777', 'dragon-pearl', 'moonlit-catch']);
    reads[2]?.letGo();
    expect(await Promise.all(others)).toEqual([told[0], told[0]]);
  });

  test('is told again without being read for some minutes, and then read anew', async () => {
    const first = returns.of('cheongsa-777');
    await turn();
    reads[0]?.letGo();
    await first;
    world.pass(returnKeptMs - 1);
    expect(await returns.of('cheongsa-777')).toBe(await first);
    expect(reads).toHaveLength(1);
    world.pass(1);
    const next = returns.of('cheongsa-777');
    await turn();
    reads[1]?.letGo();
    expect(await next).toEqual(await first);
    expect(reads).toHaveLength(2);
  });

  test('is read again after it could not be read, and keeps no other game waiting', async () => {
    const [lost, other] = [returns.of('cheongsa-777'), returns.of('dragon-pearl')];
    const isLost = expect(lost).rejects.toThrow('statement timeout');
    failing = true;
    await turn();
    reads[0]?.letGo();
    await isLost;
    failing = false;
    await expect.poll(games).toEqual(['cheongsa-777', 'dragon-pearl']);
    reads[1]?.letGo();
    expect(await other).toMatchObject({ rounds: 0 });
    const again = returns.of('cheongsa-777');
    await turn();
    reads[2]?.letGo();
    expect(await again).toMatchObject({ rounds: 0 });
  });
});

test('[GAM-4] every page of a game is told the same, whoever asks', async () => {
  const [one, other] = [
    await world.open(world.operator.player(5_000)),
    await world.open(world.operator.player(5_000), 'cheongsa-777', 'XXX'),
  ];
  const told = async (session: typeof one) => await world.call(session, 'GET', '/api/actual-return');
  expect(await told(one)).toMatchObject({ status: 200, body: { rounds: 0, sinceMs: null } });
  await world.spin(one);
  expect(await told(other)).toMatchObject({ body: { rounds: 0 } });
  world.pass(returnKeptMs);
  expect(await told(other)).toMatchObject({ body: { rounds: 1, stakedAmount: 1_000 } });
});
