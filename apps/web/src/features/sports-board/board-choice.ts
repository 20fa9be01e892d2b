import type { SportEvent } from '@hanpan/contract';
import { matches, siteDate } from '@hanpan/rules';
import { type Board, isLive, isShown, type LeagueEvents, type When } from './model.ts';
import { nameOf } from './special-markets.ts';

export const days = ['today', 'tomorrow', 'later'] as const;
export type Day = (typeof days)[number];

/** Which matches of a board are wanted. */
export interface BoardChoice {
  readonly when: When;
  readonly day: Day | 'all';
  /** Null is every league of the sport. */
  readonly leagueId: number | null;
  /** Kick-off within so many hours; null at any time. What is in play has begun already. */
  readonly withinHours: number | null;
  /** A part of a league's or team's name; initial consonants find it too. */
  readonly search: string;
  readonly onlyFavourites: boolean;
  /** Whether the board is of special markets; and which one of them is wanted, null for all. */
  readonly onlySpecial: boolean;
  readonly market: string | null;
}

/** Where days are counted from. */
export interface Calendar {
  readonly nowMs: number;
  readonly timeZone: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
export const spansInHours = [1, 3, 12] as const;
/** As much as the server searches for. */
export const longestSearch = 40;

/** A match in play is one of today, whenever it began. */
export function dayOf(event: SportEvent, { nowMs, timeZone }: Calendar): Day {
  const today = siteDate(nowMs, timeZone);
  const date = siteDate(Date.parse(event.startsAt), timeZone);
  if (isLive(event) || date <= today) return 'today';
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return date === next ? 'tomorrow' : 'later';
}

function beginsWithin(event: SportEvent, hours: number, { nowMs }: Calendar): boolean {
  return isLive(event) || Date.parse(event.startsAt) - nowMs <= hours * hourMs;
}

/** How many matches each day has, of those that are wanted otherwise. */
export function countDays(board: Board, when: When, calendar: Calendar): Record<Day, number> {
  const counts = { today: 0, tomorrow: 0, later: 0 };
  for (const event of board.events) if (isShown(event, when)) counts[dayOf(event, calendar)] += 1;
  return counts;
}

/** The board without what is not wanted; what is in play or to come stays to `when`. */
export function chooseEvents(
  board: Board,
  { day, leagueId, withinHours, search, onlyFavourites, market }: BoardChoice,
  favourites: readonly number[],
  calendar: Calendar,
): Board {
  const leagues = new Map(board.leagues.map((league) => [league.leagueId, league]));
  const isNamed = (event: SportEvent) => {
    const league = leagues.get(event.leagueId);
    const names = [league?.name, league?.country, event.home, event.away];
    return matches(
      search,
      names.flatMap((name) => (name ? Object.values(name) : [])),
    );
  };
  const events = board.events.filter(
    (event) =>
      (day === 'all' || dayOf(event, calendar) === day) &&
      (leagueId === null || event.leagueId === leagueId) &&
      (withinHours === null || beginsWithin(event, withinHours, calendar)) &&
      (!onlyFavourites || favourites.includes(event.leagueId)) &&
      (market === null || event.markets.some((each) => nameOf(each) === market)) &&
      (search === '' || isNamed(event)),
  );
  return { ...board, events };
}

/** The member's leagues stand first, both parts in the order that they had. */
export function favouriteLeaguesFirst(
  leagues: readonly LeagueEvents[],
  favourites: readonly number[],
): LeagueEvents[] {
  const isMarked = ({ league }: LeagueEvents) => favourites.includes(league.leagueId);
  return [...leagues.filter(isMarked), ...leagues.filter((each) => !isMarked(each))];
}

/** Whether something beyond the phase hides matches, so that there is a filter to leave. */
export function isNarrowed(choice: BoardChoice): boolean {
  return choice.day !== 'all' || choice.onlyFavourites || countFinders(choice) > 0;
}

/** How many of the board's finders (league, market, kick-off, search) are in use. */
export function countFinders({ leagueId, market, withinHours, search }: BoardChoice): number {
  return [leagueId !== null, market !== null, withinHours !== null, search !== ''].filter(Boolean).length;
}
