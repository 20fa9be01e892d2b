import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lanterns, pond, slot } from './testing/interrupted-games.ts';
import { playAndDie, type Sitting, type Table, takeOver } from './testing/interrupted-play.ts';
import { sharedRoom } from './testing/interrupted-rooms.ts';
import type { Fault } from './testing/operator.ts';
import { waysToPlay } from './testing/ways-to-play.ts';
import { startWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => world.operator.faults.clear());

const slots = waysToPlay.slots.map((code) => slot(code));
const tables = waysToPlay.rooms.map((code) => sharedRoom(code));
const sittings: readonly Sitting[] = [...slots, slot('cheongsa-777', 'purse'), lanterns(), pond(), ...tables];

const [bet, win, rollback] = ['/transaction/bet', '/transaction/win', '/transaction/rollback'] as const;

/** What stood when the process died stands still, and the player has what the rules give, once. */
async function expectSame(table: Table, before: readonly unknown[], when: string): Promise<void> {
  expect((await table.decided()).slice(0, before.length), when).toEqual(before);
  expect(await table.balance(), when).toBe(await table.provenBalance());
  // However often a stake was asked for, paid or undone, it was one transaction.
  const calls = world.operator.calls.filter(({ body }) => body.user === table.user);
  for (const round of new Set(calls.flatMap(({ body }) => body.round ?? []))) {
    const idsOf = (...paths: string[]) =>
      calls
        .filter(({ path, body }) => body.round === round && paths.includes(path))
        .map(({ body }) => body.transaction_uuid);
    expect(new Set(idsOf(bet)).size, when).toBeLessThan(2);
    expect(new Set(idsOf(win, rollback)).size, when).toBeLessThan(2);
  }
}

describe('a vendor that is killed between any two things it does', () => {
  test.each(sittings)('[INT-2] in $name: the same outcome, the same balance', async ({ sit }) => {
    const whole = await sit(world);
    const { effects } = await playAndDie(world, whole);
    await takeOver(world, whole);
    await expectSame(whole, [], 'not killed');
    expect(effects.length).toBeGreaterThan(3);
    let kills = 0;
    for (let lives = 0; lives < effects.length; lives += 1) {
      const table = await sit(world);
      const { died } = await playAndDie(world, table, lives);
      const before = await table.decided();
      await takeOver(world, table);
      await expectSame(table, before, `killed after ${effects.slice(0, lives).join(' · ')}`);
      kills += died ? 1 : 0;
    }
    expect(kills).toBeGreaterThan(effects.length / 2);
  });
});

const before: Fault = { kind: 'http', status: 502, carriedOut: false };
const after: Fault = { kind: 'http', status: 502, carriedOut: true };
const late: Fault = { kind: 'late', carriedOut: true };

describe('an operator that is killed with a call in its hands', () => {
  const outages: readonly [string, [typeof bet | typeof win | typeof rollback, Fault[]][]][] = [
    ['before the stake is booked', [[bet, [before]]]],
    ['after the stake is booked', [[bet, [after]]]],
    [
      'after the stake and again after its rollback',
      [
        [bet, [late]],
        [rollback, [after, before]],
      ],
    ],
    ['before the win is booked, twice', [[win, [before, before]]]],
    ['after the win is booked, twice', [[win, [after, late]]]],
  ];
  test.each(sittings.filter(({ name }) => !name.includes('purse')))(
    'in $name: the same outcome, the same balance',
    async ({ sit }) => {
      for (const [when, faults] of outages) {
        const table = await sit(world);
        for (const [path, each] of faults) world.operator.faults.set(path, [...each]);
        await playAndDie(world, table);
        const decided = await table.decided();
        await takeOver(world, table);
        await expectSame(table, decided, when);
      }
    },
  );
});
