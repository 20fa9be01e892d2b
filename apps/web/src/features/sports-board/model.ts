import type { DataOf, RealtimeEvents, SportEvent } from '@hanpan/contract';
import { later } from '../../app/newest-board.ts';
import type { Sport } from '../../app/sports.ts';

export type Board = DataOf<'/api/sport/events'>;
export type League = Board['leagues'][number];
export type Market = SportEvent['markets'][number];
export type Selection = Market['selections'][number];
export type MarketKind = Market['kind'];
export type EventsPush = RealtimeEvents['events'];
export type When = 'all' | 'live' | 'soon';

export interface LeagueEvents {
  readonly league: League;
  readonly events: readonly SportEvent[];
}

export { type Sport, sportsOf } from '../../app/sports.ts';

/** Prices move every few seconds and the board is read again every 20; silence for this long is reported. */
export const staleAfterMs = 45_000;
/** A clock runs towards a kick-off that is this near. */
export const countdownFromMs = 30 * 60_000;

/**
 * A push into the board: a higher version replaces, a lower or equal one is ignored, a new event of a league on
 * this board joins. The same board comes back where nothing changed, so that no row is drawn again.
 */
export function mergePush(board: Board, push: EventsPush): Board {
  const removed = new Set(push.removed);
  const leagues = new Set(board.leagues.map((league) => league.leagueId));
  const news = new Map(
    push.events.filter((event) => leagues.has(event.leagueId)).map((event) => [event.eventId, event]),
  );
  let changed = false;
  const kept = board.events.flatMap((held) => {
    const next = news.get(held.eventId);
    news.delete(held.eventId);
    if (removed.has(held.eventId)) {
      changed = true;
      return [];
    }
    if (next === undefined || next.version <= held.version) return [held];
    changed = true;
    return [next];
  });
  const added = [...news.values()].filter((event) => !removed.has(event.eventId));
  const feedAt = later(board.feedAt, push.feedAt);
  if (!changed && added.length === 0 && feedAt === board.feedAt) return board;
  return { ...board, events: changed || added.length > 0 ? [...kept, ...added] : board.events, feedAt };
}

/** Leagues that a push names and no board on this page has: the snapshot has to be read again for their names. */
export function unknownLeagues(boards: readonly Board[], push: EventsPush): number[] {
  const known = new Set(boards.flatMap((board) => board.leagues.map((league) => league.leagueId)));
  return [...new Set(push.events.map((event) => event.leagueId))].filter((leagueId) => !known.has(leagueId));
}

export function isLive(event: SportEvent): boolean {
  return event.phase !== 'prematch' && event.phase !== 'ended';
}

/** An ended game stays in `all` until the server removes it, so that its last score can be read. */
export function isShown(event: SportEvent, when: When): boolean {
  if (when === 'all') return true;
  return when === 'live' ? isLive(event) : event.phase === 'prematch';
}

/** Leagues with a game in play first, then by the next kick-off; within a league likewise. */
export function groupByLeague(board: Board, when: When): LeagueEvents[] {
  const order = (a: SportEvent, b: SportEvent) =>
    Number(isLive(b)) - Number(isLive(a)) || a.startsAt.localeCompare(b.startsAt) || a.eventId - b.eventId;
  return board.leagues
    .map((league) => ({
      league,
      events: board.events
        .filter((event) => event.leagueId === league.leagueId && isShown(event, when))
        .sort(order),
    }))
    .filter(({ events }) => events.length > 0)
    .sort((a, b) => {
      const [first, second] = [a.events[0], b.events[0]];
      return first && second ? order(first, second) : 0;
    });
}

export function countEvents(board: Board | undefined, when: When): number {
  return board?.events.filter((event) => isShown(event, when)).length ?? 0;
}

/** Sports that have matches lead, both parts in the order that they had. */
export function leadWithMatches(sports: readonly Sport[], counts: Board['sports'], when: When): Sport[] {
  const isOpen = (sport: Sport) => {
    const { live = 0, soon = 0 } = counts.find((each) => each.sport === sport) ?? {};
    return (when === 'live' ? live : when === 'soon' ? soon : live + soon) > 0;
  };
  return [...sports.filter(isOpen), ...sports.filter((sport) => !isOpen(sport))];
}

export interface BoardMarkets {
  readonly winner: Market | undefined;
  readonly handicap: Market | undefined;
  readonly total: Market | undefined;
}

/** What a row shows: who wins, with or without a draw, and the main lines; of a fight its rounds. */
export function boardMarkets(markets: readonly Market[]): BoardMarkets {
  const find = (...kinds: readonly MarketKind[]) =>
    markets.find(({ kind, scope, isMain }) => isMain && scope === 'match' && kinds.includes(kind));
  return { winner: find('WDL', 'WL'), handicap: find('AH'), total: find('UO', 'RND') };
}

/** Sports that can end level are bet on with the draw. */
const drawless: ReadonlySet<string> = new Set([
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'combat',
  'tennis',
  'football',
  'esport',
]);

/** What the columns of a sport's board are called. */
export function columnsOf(sport: string): readonly [MarketKind, MarketKind, MarketKind] {
  return [drawless.has(sport) ? 'WL' : 'WDL', 'AH', sport === 'combat' ? 'RND' : 'UO'];
}

export type ReasonKey =
  `sports.reason.${NonNullable<Market['reason']> | 'suspended' | 'closed' | 'none' | 'line'}`;

/** Why a market takes no bets; undefined while it does. */
export function closedReason(market: Market | undefined): ReasonKey | undefined {
  if (market === undefined || market.selections.length === 0) return 'sports.reason.none';
  if (market.status === 'open') return undefined;
  if (market.reason !== null) return `sports.reason.${market.reason}`;
  return market.status === 'suspended' ? 'sports.reason.suspended' : 'sports.reason.closed';
}

/** The one reason why nothing of a row takes bets; undefined where something does, or where the reasons differ. */
export function closedTogether(markets: readonly Market[]): ReasonKey | undefined {
  const reasons = new Set(markets.map(closedReason));
  const [reason] = reasons;
  return reasons.size === 1 ? reason : undefined;
}

/** Stale because the server marks a market as stale, or because no price has moved for too long. */
export function isStale(board: Board, nowMs: number): boolean {
  if (board.events.length === 0) return false;
  const isSilent = nowMs - Date.parse(board.feedAt) > staleAfterMs;
  return isSilent || board.events.some((event) => event.markets.some((market) => market.reason === 'stale'));
}

const pickOrder = ['home', 'draw', 'away', 'over', 'under'];
const placeOf = ({ pick }: Selection) =>
  (pickOrder.indexOf(pick) + pickOrder.length + 1) % (pickOrder.length + 1);

/** Selections by their meaning, never by the order in which a feed sent them; scores and numbers as they came. */
export function inOrder(selections: readonly Selection[]): Selection[] {
  return selections.toSorted((a, b) => placeOf(a) - placeOf(b));
}
