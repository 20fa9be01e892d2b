import { type RawSearch, readChoice, readText } from '@hanpan/kit';
import { type BoardChoice, days, longestSearch, spansInHours } from './board-choice.ts';
import type { Sport, When } from './model.ts';

/** What the address says of a board: its sport, and which of its matches are wanted. */
export interface BoardSearch extends BoardChoice {
  /** Null where the address names none that the page has. */
  readonly sport: Sport | null;
}

interface BoardOf {
  readonly sports: readonly Sport[];
  /** Which matches the page is about. */
  readonly when: When;
  readonly onlySpecial?: boolean;
}

const whens = ['all', 'live', 'soon'] as const satisfies readonly When[];
const everyDay = ['all', ...days] as const;

const readLeague = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

/** As `nameOf` writes it; one that no match has finds none. */
const readMarket = (value: unknown) => (/^[a-z0-9]+-[A-Z]+$/.test(readText(value)) ? readText(value) : null);

export function boardSearchOf({ sports, when, onlySpecial = false }: BoardOf) {
  return (raw: RawSearch): BoardSearch => ({
    sport: sports.find((each) => each === raw.sport) ?? null,
    when: readChoice(raw.when, whens, when),
    day: readChoice(raw.day, everyDay, 'all'),
    leagueId: readLeague(raw.leagueId),
    withinHours: spansInHours.find((hours) => hours === raw.withinHours) ?? null,
    search: readText(raw.search).slice(0, longestSearch),
    onlyFavourites: raw.onlyFavourites === true,
    onlySpecial,
    market: onlySpecial ? readMarket(raw.market) : null,
  });
}

/** Everything but the sport, which is not a matter of the board's own filters. */
export function choiceOf({ sport: _, ...choice }: BoardSearch): BoardChoice {
  return choice;
}
