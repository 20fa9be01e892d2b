import type { MarketCode } from '@hanpan/rules';
import { expect, test } from 'vitest';
import type { NewMarket, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { settleBets } from './settle-bets.ts';

const world = await createWorld();

const wins: NewMarket = { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } };
const totals: NewMarket = { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } };
type Choice = readonly [MarketCode, string, number];

/** Bets 10,000 on each, one bet after the other, on one match that ends 1-0. Returns what of each counts as turnover. */
async function eligibleOf(markets: readonly NewMarket[], choices: readonly Choice[]): Promise<number[]> {
  const member = await world.member({ cash: 1_000_000 });
  const match = await world.match({ score: [1, 0], markets });
  await world.passTime(0);
  for (const choice of choices) await take(member, match, choice);
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  await settleBets(world.services, 1);
  const facts = await world.database.rows<{ eligible: number }>(
    `select coalesce(f.eligible, f.counted) as eligible from play_settlement f join bet b on b.receipt_id = f.reference
      where f.member_id = $1 order by b.id`,
    [member.key],
  );
  return facts.map(({ eligible }) => eligible);
}

const take = (member: Person, match: TestMatch, [kind, pick, odds]: Choice) =>
  member.call(
    '/api/bet/betProc',
    slipOn([], { stake: 10_000, legs: [{ selectionId: match.selection(kind, pick), odds }] }),
  );

test.each<[string, NewMarket, Choice, number]>([
  [
    'the rest by double chance count for nothing',
    { kind: 'DC', odds: { 'draw-away': 1.8 } },
    ['DC', 'draw-away', 1.8],
    0,
  ],
  [
    'half a goal for the other side count for nothing',
    { kind: 'AH', lineQuarters: -2, odds: { home: 2, away: 1.8 } },
    ['AH', 'away', 1.8],
    0,
  ],
  [
    'a goal and a half for the other side count, because both may be lost or won',
    { kind: 'AH', lineQuarters: -6, odds: { home: 3, away: 1.5 } },
    ['AH', 'away', 1.5],
    10_000,
  ],
  [
    'a double chance with the same side in it count',
    { kind: 'DC', odds: { 'home-draw': 1.5 } },
    ['DC', 'home-draw', 1.5],
    10_000,
  ],
  ['a total count', totals, ['UO', 'over', 1.9], 10_000],
])('bets on the home side and on %s', async (_, market, other, eligible) => {
  expect(await eligibleOf([wins, market], [['WDL', 'home', 2], other])).toEqual([eligible, eligible]);
});

test('a hedge may take three markets, and what is beside it counts', async () => {
  const markets: NewMarket[] = [
    wins,
    totals,
    { kind: 'AH', lineQuarters: 0, odds: { home: 1.6, away: 2.4 } },
    { kind: 'DNB', odds: { home: 1.6, away: 2.4 } },
  ];
  const choices: Choice[] = [
    ['UO', 'over', 1.9],
    ['AH', 'home', 1.6],
    ['WDL', 'draw', 3.4],
    ['DNB', 'away', 2.4],
  ];
  expect(await eligibleOf(markets, choices)).toEqual([10_000, 0, 0, 0]);
});

test('where a match has a winner, its two sides are a hedge whatever their markets', async () => {
  const markets: NewMarket[] = [
    { kind: 'WL', odds: { home: 1.8, away: 2 } },
    { kind: 'AH', lineQuarters: 2, odds: { home: 1.6, away: 2.2 } },
  ];
  const sides: Choice[] = [
    ['WL', 'home', 1.8],
    ['AH', 'away', 2.2],
  ];
  expect(await eligibleOf(markets, sides)).toEqual([0, 0]);
  expect(await eligibleOf([...markets, wins], sides)).toEqual([10_000, 10_000]);
});
