import type { DataOf, LocalText, RealtimeEvents, RequestOf, SportEvent } from '@hanpan/contract';
import { later } from '../../app/newest-board.ts';

type Board = DataOf<'/api/sport/events'>;

/** The board of the main page: whatever is live, then what comes next. */
export const boardRequest = {
  sport: 'all',
  when: 'all',
  extent: 'short',
} as const satisfies RequestOf<'/api/sport/events'>;

const shownCount = 4;

export function isLive(event: SportEvent): boolean {
  return event.phase !== 'prematch' && event.phase !== 'ended';
}

/** Who wins the match, with or without a draw: the market whose prices a card shows. */
export function mainMarket({ markets }: SportEvent): SportEvent['markets'][number] | undefined {
  return markets.find(({ kind, scope }) => scope === 'match' && (kind === 'WDL' || kind === 'WL'));
}

/** Most of our readers look for these first; the other sports fill what is left. */
const firstSports: readonly SportEvent['sport'][] = ['soccer', 'baseball', 'basketball', 'volleyball'];

function placeOf({ sport }: SportEvent): number {
  const place = firstSports.indexOf(sport);
  return place < 0 ? firstSports.length : place;
}

/** Who presses a price has to type a stake as well; a match that begins before that only disappoints. */
const timeToBetMs = 60_000;

const takesBets = (event: SportEvent) => mainMarket(event)?.status === 'open';

/**
 * Matches to bet on: live ones that take bets, then those that come next, by sport and kick-off. What takes no bets fills what
 * is left, those about to begin first: a wall of locks invites nobody. Ended events leave the page.
 */
export function chooseEvents(events: readonly SportEvent[], nowMs: number): SportEvent[] {
  const inOrder = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const shown = inOrder.filter((event) => isLive(event) || event.phase === 'prematch');
  const hasTime = (event: SportEvent) => Date.parse(event.startsAt) - nowMs >= timeToBetMs;
  const rank = (event: SportEvent) => {
    if (!takesBets(event)) return isLive(event) ? 3 : 4;
    if (isLive(event)) return 0;
    return hasTime(event) ? 1 : 2;
  };
  return shown.toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b)).slice(0, shownCount);
}

/** A price that was pressed, with what names it on the slip. */
export interface HomePick {
  readonly sport: string;
  readonly league: LocalText | undefined;
  readonly event: SportEvent;
  readonly market: SportEvent['markets'][number];
  readonly selection: SportEvent['markets'][number]['selections'][number];
}

/** A push carries whole events; one with a lower version was overtaken on its way and is dropped. */
export function mergeEvents(board: Board, push: RealtimeEvents['events']): Board {
  const byId = new Map(board.events.map((event) => [event.eventId, event]));
  for (const event of push.events) {
    const held = byId.get(event.eventId);
    if (held === undefined || event.version >= held.version) byId.set(event.eventId, event);
  }
  for (const eventId of push.removed) byId.delete(eventId);
  return { ...board, events: [...byId.values()], feedAt: later(board.feedAt, push.feedAt) };
}
