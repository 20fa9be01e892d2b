/** The rules in force; a race keeps the version that it was run under. */
export const mathVersion = 'night-derby-1';

export const gameCode = 'night-derby';

export type MarketName = 'win' | 'place' | 'quinella' | 'exacta' | 'trifecta' | 'trio';

export interface Market {
  name: MarketName;
  /** Runners named in a bet. */
  runners: number;
  isOrdered: boolean;
  /** Odds are set so that the bet returns this share, before they are rounded down. */
  target: { numerator: number; denominator: number };
}

export const markets: readonly Market[] = [
  { name: 'win', runners: 1, isOrdered: true, target: { numerator: 90, denominator: 100 } },
  { name: 'place', runners: 1, isOrdered: false, target: { numerator: 90, denominator: 100 } },
  { name: 'quinella', runners: 2, isOrdered: false, target: { numerator: 85, denominator: 100 } },
  { name: 'exacta', runners: 2, isOrdered: true, target: { numerator: 85, denominator: 100 } },
  { name: 'trifecta', runners: 3, isOrdered: true, target: { numerator: 80, denominator: 100 } },
  { name: 'trio', runners: 3, isOrdered: false, target: { numerator: 80, denominator: 100 } },
];

/** Fields that races are run with: whole-number strengths of the runners, strongest first. */
export const fields: readonly (readonly number[])[] = [
  [24, 20, 16, 13, 10, 8, 5, 4],
  [30, 24, 18, 13, 9, 6],
];

/** How many of the first runners count for a place. */
export function placesPaid(runners: number): number {
  return runners >= 8 ? 3 : 2;
}
