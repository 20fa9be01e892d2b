import type { DataOf, RealtimeEvents, RequestOf, SportEvent } from '@hanpan/contract';

type Board = DataOf<'/api/sport/events'>;

/** The board of the main page: whatever is live, then what comes next. */
export const boardRequest = {
  sport: 'soccer',
  when: 'all',
} as const satisfies RequestOf<'/api/sport/events'>;

const shownCount = 4;
/** As long as others are coming. */
const mostLive = 2;

export function isLive(event: SportEvent): boolean {
  return event.phase === 'first' || event.phase === 'half' || event.phase === 'second';
}

/**
 * Live ones on top, the longest running first, then by kick-off. Only a few live ones: what is in play takes no bets
 * any more, and the section offers matches to bet on. Ended events leave the page.
 */
export function chooseEvents(events: readonly SportEvent[]): SportEvent[] {
  const inOrder = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const live = inOrder.filter(isLive);
  const coming = inOrder.filter(({ phase }) => phase === 'prematch');
  const liveCount = Math.max(mostLive, shownCount - coming.length);
  return [...live.slice(0, liveCount), ...coming].slice(0, shownCount);
}

/** A push carries whole events; one with a lower version was overtaken on its way and is dropped. */
export function mergeEvents(board: Board, push: RealtimeEvents['events']): Board {
  const byId = new Map(board.events.map((event) => [event.eventId, event]));
  for (const event of push.events) {
    const held = byId.get(event.eventId);
    if (held === undefined || event.version >= held.version) byId.set(event.eventId, event);
  }
  for (const eventId of push.removed) byId.delete(eventId);
  return { ...board, events: [...byId.values()], feedAt: push.feedAt };
}
