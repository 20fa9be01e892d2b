import type { DataOf } from '@hanpan/contract';

type Board = DataOf<'/api/sport/events'>;

/** The later of two ISO instants in UTC, which sort as they read. */
export function later(a: string, b: string): string {
  return a < b ? b : a;
}

/** A snapshot that was under way while pushes arrived must not revert an event. */
export function keepNewest(held: Board | undefined, fetched: Board): Board {
  if (held === undefined) return fetched;
  const known = new Map(held.events.map((event) => [event.eventId, event]));
  const events = fetched.events.map((event) => {
    const before = known.get(event.eventId);
    return before !== undefined && before.version > event.version ? before : event;
  });
  return { ...fetched, events, feedAt: later(held.feedAt, fetched.feedAt) };
}
