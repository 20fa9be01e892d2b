import type { MarketCode } from '../../settlement/market.ts';
import type { Scope } from '../../settlement/scope.ts';
import type { Sport } from '../sport.ts';

/** Which lines a market is offered at: quarter lines, or half points alone, which never refund. */
export type LineStep = 'quarter' | 'half';

/** One row of what a sport offers; a market of a scope in lines has its main one and so many on each side of it. */
export type Offer = {
  readonly scope: Scope;
  readonly market: MarketCode;
  readonly lines?: { readonly step: LineStep; readonly besides: number };
  /** The selections of a market that are written by pattern. */
  readonly selections?: readonly string[];
};

const quarterLines = { step: 'quarter', besides: 2 } as const;
const halfLines = (besides: number) => ({ step: 'half', besides }) as const;

function plain(scope: Scope, ...markets: readonly MarketCode[]): Offer[] {
  return markets.map((market) => ({ scope, market }));
}

function lined(
  scope: Scope,
  lines: NonNullable<Offer['lines']>,
  ...markets: readonly ('AH' | 'UO' | 'TTH' | 'TTA' | 'RND')[]
): Offer[] {
  return markets.map((market) => ({ scope, market, lines }));
}

function each<Scopes extends Scope>(scopes: readonly Scopes[], offers: (scope: Scopes) => Offer[]): Offer[] {
  return scopes.flatMap(offers);
}

const goals = [0, 1, 2, 3, 4];
const correctScores = [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other-4'];
const setScores = (toWin: number): string[] => {
  const lost = Array.from({ length: toWin }, (_, sets) => sets);
  return [...lost.map((away) => `${toWin}-${away}`), ...lost.map((home) => `${home}-${toWin}`)];
};
const margins = (bands: readonly string[]): string[] =>
  ['home', 'away'].flatMap((side) => bands.map((band) => `${side}-${band}`));
const pointMargins = margins(['1-5', '6-10', '11-15', '16-20', '21+']);
const sets = ['s1', 's2', 's3', 's4', 's5'] as const;

/**
 * A match won in sets or maps. Stretches that may never be played are priced only once they are sure to be. The
 * correct score names the score of the winner, so that it fits matches of two and of three won sets.
 */
const inSets: Offer[] = [
  ...plain('match', 'WL'),
  ...lined('match', halfLines(1), 'AH', 'UO'),
  { scope: 'match', market: 'CS', selections: [...setScores(2), ...setScores(3)] },
  ...lined('points', halfLines(2), 'AH', 'UO'),
  ...each(sets, (set) => [...plain(set, 'WL'), ...lined(set, halfLines(1), 'AH', 'UO')]),
];

/** What is offered on a match of each sport, most wanted first. */
export const offersOf: Readonly<Record<Sport, readonly Offer[]>> = {
  soccer: [
    ...plain('match', 'WDL'),
    ...lined('match', quarterLines, 'AH', 'UO'),
    ...plain('match', 'DC', 'DNB', 'BTTS', 'OE'),
    { scope: 'match', market: 'CS', selections: correctScores },
    { scope: 'match', market: 'TG', selections: ['0', '1', '2', '3', '4', '5', '6+'] },
    { scope: 'match', market: 'WM', selections: [...margins(['1', '2', '3+']), 'draw'] },
    ...plain('match', 'HTFT'),
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['h1', 'h2'] as const, (half) => [
      ...plain(half, 'WDL'),
      ...lined(half, { step: 'quarter', besides: 1 }, 'AH', 'UO'),
    ]),
  ],
  basketball: [
    ...plain('match', 'WL'),
    ...lined('match', halfLines(3), 'AH', 'UO'),
    ...plain('match', 'OE', 'HTFT'),
    { scope: 'match', market: 'WM', selections: pointMargins },
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['h1', 'h2'] as const, (half) => lined(half, halfLines(1), 'AH', 'UO')),
    ...each(['q1', 'q2', 'q3', 'q4'] as const, (quarter) => [
      ...plain(quarter, 'WDL'),
      ...lined(quarter, halfLines(0), 'AH', 'UO'),
    ]),
  ],
  baseball: [
    ...plain('match', 'WL'),
    ...lined('match', halfLines(2), 'AH', 'UO'),
    ...plain('match', 'OE'),
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['f5', 'i1'] as const, (stretch) => [
      ...plain(stretch, 'WDL'),
      ...lined(stretch, halfLines(0), 'AH', 'UO'),
    ]),
    ...each(['i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8'] as const, (inning) => [
      ...plain(inning, 'WDL'),
      ...lined(inning, halfLines(0), 'UO'),
    ]),
  ],
  volleyball: inSets,
  badminton: inSets,
  tennis: inSets,
  esport: inSets,
  hockey: [
    ...plain('match', 'WDL'),
    ...lined('match', halfLines(1), 'AH', 'UO'),
    ...plain('match', 'DC', 'DNB', 'BTTS', 'OE'),
    { scope: 'match', market: 'CS', selections: correctScores },
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['p1', 'p2', 'p3'] as const, (period) => [
      ...plain(period, 'WDL'),
      ...lined(period, halfLines(0), 'UO'),
    ]),
  ],
  handball: [
    ...plain('match', 'WDL'),
    ...lined('match', halfLines(2), 'AH', 'UO'),
    ...plain('match', 'DC', 'DNB', 'OE', 'HTFT'),
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['h1', 'h2'] as const, (half) => [
      ...plain(half, 'WDL'),
      ...lined(half, halfLines(1), 'AH', 'UO'),
    ]),
  ],
  football: [
    ...plain('match', 'WL'),
    ...lined('match', halfLines(3), 'AH', 'UO'),
    ...plain('match', 'OE', 'HTFT'),
    ...lined('match', halfLines(1), 'TTH', 'TTA'),
    ...each(['h1', 'h2'] as const, (half) => lined(half, halfLines(1), 'AH', 'UO')),
    ...each(['q1', 'q2', 'q3', 'q4'] as const, (quarter) => [
      ...plain(quarter, 'WDL'),
      ...lined(quarter, halfLines(0), 'UO'),
    ]),
  ],
  combat: [...plain('match', 'WL'), ...lined('match', halfLines(1), 'RND')],
};
