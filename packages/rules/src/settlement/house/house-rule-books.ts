import type { Sport } from '../../sports/sport.ts';
import { defaultHouseRules } from './default-house-rules.ts';
import type { HouseRules } from './house-rules.ts';

/** The house rules of all sports as they were in force from a day on. A bet keeps the version that it was placed under. */
export type HouseRuleBook = {
  readonly version: number;
  /** "YYYY-MM-DD", the day on which it came into force. */
  readonly since: string;
  /** SHA-256 in hex of `contentOfHouseRules`: a table that is changed without a new version does not pass its test. */
  readonly sha256: string;
  readonly rules: Readonly<Record<Sport, HouseRules>>;
};

/**
 * Every version that a bet may hold, the oldest first; the last is the one in force. Whoever changes a table beside this file
 * first moves what it said into a table of its own, which the version before goes on naming, and adds a version here: bets of
 * the version before are settled by it as long as the installation stands.
 */
export const houseRuleBooks: readonly [HouseRuleBook, ...HouseRuleBook[]] = [
  {
    version: 1,
    since: '2026-11-23',
    sha256: 'bb94f877e690bd12803264b92c58edd5a14eab136a5b3adcbb28c9ee2ca8295a',
    rules: defaultHouseRules,
  },
];

/** The version in force, under which bets are placed. */
export function bookInForce(books: readonly HouseRuleBook[]): HouseRuleBook {
  const last = books.at(-1);
  if (last === undefined) throw new RangeError('there are no house rules');
  return last;
}

/** The content that a version's hash is of: JSON with the keys of every object in order. */
export function contentOfHouseRules(rules: HouseRuleBook['rules']): string {
  return JSON.stringify(rules, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
