import type { Scope } from '@hanpan/rules';
import type { FeedSport } from '../messages.ts';

/**
 * The feed's sports that are ours. The numbers are those of its `sports.xml` as far as public code and the recorded
 * messages show them; a sport that is not here is refused by name.
 */
const sports: Readonly<Record<string, FeedSport>> = {
  '1': 'soccer',
  '2': 'basketball',
  '3': 'baseball',
  '4': 'hockey',
  '5': 'tennis',
  '6': 'handball',
  '10': 'combat',
  '16': 'football',
  '23': 'volleyball',
  '31': 'badminton',
  '109': 'esport',
  '110': 'esport',
  '111': 'esport',
  '117': 'combat',
  '194': 'esport',
};

/** Takes `1` and `sr:sport:1`. */
export function sportOf(id: string | undefined): FeedSport | undefined {
  return id === undefined ? undefined : sports[id.replace(/^sr:sport:/, '')];
}

/** What the feed counts one after the other in each sport, and how many of them we have scopes for. */
const stretches: Readonly<Record<FeedSport, readonly [prefix: string, count: number] | undefined>> = {
  soccer: ['h', 2],
  handball: ['h', 2],
  basketball: ['q', 4],
  football: ['q', 4],
  hockey: ['p', 3],
  baseball: ['i', 9],
  volleyball: ['s', 5],
  badminton: ['s', 3],
  tennis: ['s', 5],
  esport: ['s', 5],
  combat: undefined,
};

/** The scope of the n-th half, quarter, period, set, map or inning; undefined where the sport has no such. */
export function stretchScope(sport: FeedSport, number: number): Scope | undefined {
  const [prefix, count] = stretches[sport] ?? ['', 0];
  return Number.isInteger(number) && number >= 1 && number <= count
    ? (`${prefix}${number}` as Scope)
    : undefined;
}
