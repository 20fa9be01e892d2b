import { expect, test } from 'vitest';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const listPath = '/api/console/sports/events';
const eventPath = '/api/console/sports/event';

test('totals count each bet and each stake once, and say what combinations may cost apart from singles', async () => {
  const [a, b, c] = [await world.match(), await world.match(), await world.match()];
  const place = async (matches: readonly TestMatch[], stake: number) =>
    (await world.member({ cash: 100_000 })).call('/api/bet/betProc', slipOn(matches, { stake }));
  const totals = async () => (await (await world.operator()).call(listPath, {})).totals;
  const rows: readonly [readonly TestMatch[], number, Record<string, unknown>][] = [
    [
      [a],
      10_000,
      {
        betCount: 1,
        stakeAmount: 10_000,
        liabilityAmount: 10_000,
        combinations: { betCount: 0, stakeAmount: 0, liabilityAmount: 0 },
      },
    ],
    [
      [a, b],
      20_000,
      {
        betCount: 2,
        stakeAmount: 30_000,
        // A double at four times its stake.
        liabilityAmount: 70_000,
        combinations: { betCount: 1, stakeAmount: 20_000, liabilityAmount: 60_000 },
      },
    ],
    [
      [a, b, c],
      5_000,
      {
        betCount: 3,
        stakeAmount: 35_000,
        liabilityAmount: 105_000,
        combinations: { betCount: 2, stakeAmount: 25_000, liabilityAmount: 95_000 },
      },
    ],
    [
      [c],
      1_000,
      {
        betCount: 4,
        stakeAmount: 36_000,
        liabilityAmount: 106_000,
        combinations: { betCount: 2, stakeAmount: 25_000, liabilityAmount: 95_000 },
      },
    ],
  ];
  for (const [matches, stake, expected] of rows) {
    await place(matches, stake);
    expect(await totals()).toEqual(expected);
  }
});

test.each([
  // Two days ahead: a quarter of what the limits page says; in play half of it.
  { startsInHours: 48, timeShare: 2_500, eventAmount: 5_000_000 },
  { startsInHours: 1, timeShare: 10_000, eventAmount: 20_000_000 },
  { startsInHours: -0.1, timeShare: 5_000, eventAmount: 10_000_000 },
])('an event says by which shares its limits are less than those of the site (%o)', async (row) => {
  const [match, operator] = [await world.match(), await world.operator()];
  await world.database.run('update event set starts_at = $2 where id = $1', [
    match.eventId,
    new Date(world.clock.read() + row.startsInHours * 3_600_000),
  ]);
  const { limits } = await operator.call(eventPath, { eventId: match.eventId });
  expect(limits).toMatchObject({
    share: 10_000,
    sportShare: 10_000,
    timeShare: row.timeShare,
    eventAmount: row.eventAmount,
  });
});
