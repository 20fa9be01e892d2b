import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnShares } from '../settlement/leg-result.ts';
import type { MarketPick } from '../settlement/market.ts';
import { settleSelection } from '../settlement/settle-selection.ts';
import { EventBook, type TakenSelection } from './event-book.ts';

const wdl = (selection: string): MarketPick => ({
  market: 'WDL',
  scope: 'match',
  lineQuarters: null,
  selection,
});
const lined = (market: 'AH' | 'UO' | 'TTH' | 'TTA', lineQuarters: number, selection: string): MarketPick => ({
  market,
  scope: 'match',
  lineQuarters,
  selection,
});

/** One bet on a selection; picks of one market and line share a market id. */
function bet(pick: MarketPick, stakeAmount: number, oddsMilli: number): TakenSelection {
  const marketId = ['WDL', 'AH', 'UO', 'TTH', 'TTA'].indexOf(pick.market) * 10_000 + (pick.lineQuarters ?? 0);
  const selectionId = marketId * 10 + ['home', 'draw', 'away', 'over', 'under'].indexOf(pick.selection);
  return {
    marketId,
    selectionId,
    pick,
    stakeAmount,
    payoutAmount: Math.floor((stakeAmount * oddsMilli) / 1000),
  };
}

/** The net payment at one score, in exact halves, straight from the settlement rule. */
function doubledNetAt(bets: readonly TakenSelection[], home: number, away: number): number {
  return bets.reduce((sum, { pick, stakeAmount, payoutAmount }) => {
    const { refund, winning, denominator } = returnShares(settleSelection(pick, { home, away }));
    const halves = 2 / Number(denominator);
    return sum + stakeAmount * (Number(refund) * halves - 2) + payoutAmount * Number(winning) * halves;
  }, 0);
}

function worstByBruteForce(bets: readonly TakenSelection[], highest: number): number {
  let worst = Number.NEGATIVE_INFINITY;
  for (let home = 0; home <= highest; home += 1)
    for (let away = 0; away <= highest; away += 1) worst = Math.max(worst, doubledNetAt(bets, home, away));
  return Math.ceil(worst / 2);
}

const caps = { selectionAmount: 1e9, marketAmount: 1e9, eventAmount: 5_000_000 };

const lines = (low: number, high: number) =>
  fc.oneof(
    fc.constantFrom('home', 'draw', 'away').map(wdl),
    fc
      .tuple(fc.integer({ min: low - high, max: high - low }), fc.constantFrom('home', 'away'))
      .map(([line, side]) => lined('AH', line, side)),
    fc
      .tuple(fc.integer({ min: low, max: high }), fc.constantFrom('over', 'under'))
      .map(([line, side]) => lined('UO', line, side)),
    fc
      .tuple(
        fc.constantFrom('TTH', 'TTA'),
        fc.integer({ min: low / 2, max: high / 2 }),
        fc.constantFrom('over', 'under'),
      )
      .map(([market, line, side]) => lined(market as 'TTH' | 'TTA', Math.floor(line), side)),
  );
const betsOf = (picks: fc.Arbitrary<MarketPick>) =>
  fc.array(
    fc
      .tuple(picks, fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1_010, max: 20_000 }))
      .map(([pick, stake, odds]) => bet(pick, stake, odds)),
    { minLength: 1, maxLength: 12 },
  );

describe('the worst case of an event', () => {
  test.each([
    ['one bet', [bet(wdl('home'), 10_000, 2_000)], 10_000],
    [
      'both sides of a match: the stakes of one pay for the other',
      [bet(wdl('home'), 10_000, 2_000), bet(wdl('away'), 10_000, 2_000)],
      0,
    ],
    [
      'every side backed: the house gains the margin',
      [bet(wdl('home'), 10_000, 2_800), bet(wdl('draw'), 10_000, 2_800), bet(wdl('away'), 10_000, 2_800)],
      -2_000,
    ],
    [
      'win and over come in together at 3-0',
      [bet(wdl('home'), 10_000, 2_000), bet(lined('UO', 10, 'over'), 10_000, 2_000)],
      20_000,
    ],
    [
      'under 2.5 and over 2.5 never do',
      [bet(lined('UO', 10, 'under'), 10_000, 2_000), bet(lined('UO', 10, 'over'), 10_000, 2_000)],
      0,
    ],
    [
      'a quarter line at its half: 1-0 pays half of one and all of the other',
      [bet(lined('AH', -3, 'home'), 10_000, 2_000)],
      10_000,
    ],
    [
      'a lead and a side that add up: 16-9 pays both, though neither line is high',
      [bet(lined('AH', -23, 'home'), 1_000, 3_000), bet(lined('TTA', 31, 'over'), 1_000, 3_000)],
      4_000,
    ],
  ] as const)('%s', (_, bets, worst) => {
    expect(new EventBook(bets).worstAmount()).toBe(worst);
    expect(worstByBruteForce(bets, 20)).toBe(worst);
  });

  test('of football is that of every score from 0-0 to 15-15', () => {
    fc.assert(
      fc.property(betsOf(lines(2, 26)), (bets) => {
        expect(new EventBook(bets).worstAmount()).toBe(worstByBruteForce(bets, 15));
      }),
      { numRuns: 150 },
    );
  });

  test('of basketball is found at the crossings of its lines', () => {
    fc.assert(
      fc.property(betsOf(lines(60, 100)), (bets) => {
        expect(new EventBook(bets).worstAmount()).toBe(worstByBruteForce(bets, 90));
      }),
      { numRuns: 20 },
    );
  });

  test('of two scopes is their sum, and half-time/full-time stands by itself', () => {
    const half = bet({ ...wdl('home'), scope: 'h1' }, 10_000, 3_000);
    const double = bet(
      { market: 'HTFT', scope: 'match', lineQuarters: null, selection: 'draw/away' },
      1_000,
      9_000,
    );
    expect(new EventBook([bet(wdl('away'), 10_000, 2_000), half, double]).worstAmount()).toBe(
      10_000 + 20_000 + 8_000,
    );
  });
});

describe('the room for a further stake', () => {
  test.each([
    ['an empty book', [], bet(wdl('home'), 0, 2_000), 2_000, { boundBy: 'event', stakeAmount: 5_000_000 }],
    ['long odds', [], bet(wdl('home'), 0, 11_000), 11_000, { boundBy: 'event', stakeAmount: 500_000 }],
    [
      'what the other side has staked',
      [bet(wdl('away'), 1_000_000, 2_000)],
      bet(wdl('home'), 0, 2_000),
      2_000,
      { boundBy: 'event', stakeAmount: 6_000_000 },
    ],
    [
      'a market that wins with it',
      [bet(lined('UO', 10, 'over'), 4_000_000, 2_000)],
      bet(wdl('home'), 0, 2_000),
      2_000,
      { boundBy: 'event', stakeAmount: 1_000_000 },
    ],
    [
      'a full event',
      [bet(wdl('home'), 5_000_000, 2_000)],
      bet(wdl('home'), 0, 2_000),
      2_000,
      { boundBy: 'event', stakeAmount: 0 },
    ],
  ] as const)('%s', (_, bets, selection, odds, room) => {
    expect(new EventBook(bets, [selection]).roomFor(selection, odds, caps)).toEqual(room);
  });

  test('the narrowest of selection, market and event counts', () => {
    const home = bet(wdl('home'), 1_000_000, 2_000);
    const narrow = (cap: Partial<typeof caps>) =>
      new EventBook([home]).roomFor(home, 2_000, { ...caps, ...cap });
    expect(narrow({ selectionAmount: 1_500_000 })).toEqual({ boundBy: 'selection', stakeAmount: 500_000 });
    expect(narrow({ marketAmount: 1_200_000 })).toEqual({ boundBy: 'market', stakeAmount: 200_000 });
    expect(() => new EventBook([]).roomFor(home, 2_000, caps)).toThrow('not named');
  });

  test('a bet that makes no outcome beyond the limit worse is taken although the event is beyond it', () => {
    const beyond = bet(wdl('home'), 9_000_000, 2_000);
    const away = bet(wdl('away'), 0, 2_000);
    expect(new EventBook([beyond], [away]).roomFor(away, 2_000, caps).stakeAmount).toBe(14_000_000);
  });

  test('a reserved stake takes its room, and gives none to the other side before it is taken', () => {
    const [home, away] = [bet(wdl('home'), 4_000_000, 2_000), bet(wdl('away'), 0, 2_000)];
    const book = new EventBook([], [home, away]);
    book.reserve(home);
    expect(book.roomFor(home, 2_000, caps).stakeAmount).toBe(1_000_000);
    expect(book.roomFor(home, 2_000, { ...caps, selectionAmount: 4_500_000 }).stakeAmount).toBe(500_000);
    expect(book.roomFor(away, 2_000, caps).stakeAmount).toBe(5_000_000);
    expect(book.worstAmount()).toBe(0);
    book.add(home);
    expect(book.worstAmount()).toBe(4_000_000);
  });

  test('the room is kept whole, and one won more would go beyond the limit', () => {
    fc.assert(
      fc.property(
        betsOf(lines(2, 26)),
        lines(2, 26),
        fc.integer({ min: 1_010, max: 20_000 }),
        (bets, pick, odds) => {
          const selection = bet(pick, 0, odds);
          const room = new EventBook(bets, [selection]).roomFor(selection, odds, caps).stakeAmount;
          fc.pre(worstByBruteForce(bets, 15) <= caps.eventAmount);
          const worstWith = (stake: number) =>
            worstByBruteForce(
              [...bets, { ...selection, stakeAmount: stake, payoutAmount: (stake * odds) / 1000 }],
              15,
            );
          expect(worstWith(room)).toBeLessThanOrEqual(caps.eventAmount);
          expect(worstWith(room + 2)).toBeGreaterThan(caps.eventAmount);
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('a copy of a book stands as the book does, and keeps room of its own', () => {
  const picks = [wdl('home'), wdl('away'), lined('UO', 10, 'over'), lined('AH', -2, 'home')];
  const caps = { selectionAmount: 500_000, marketAmount: 600_000, eventAmount: 700_000 };
  const book = new EventBook(picks.map((pick, index) => bet(pick, 10_000 * (index + 1), 2_100)));
  book.reserve(bet(wdl('home'), 20_000, 3_000));
  const rooms = (of: EventBook) => picks.map((pick) => of.roomFor(bet(pick, 0, 2_000), 2_000, caps));
  const before = rooms(book);
  const copy = book.copy();
  expect([rooms(copy), copy.worstAmount()]).toEqual([before, book.worstAmount()]);
  copy.reserve(bet(wdl('home'), 100_000, 3_000));
  copy.add(bet(wdl('away'), 100_000, 3_000));
  expect(rooms(book)).toEqual(before);
  expect(rooms(copy)).not.toEqual(before);
});
