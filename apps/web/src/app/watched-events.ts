import { pushedQuery, useCaller, usePush, useRealtime, useResync } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const path = '/api/sport/event';
export type EventDetail = DataOf<typeof path>;

/** Of a match that nobody pushes anything about any more, so that its page is never old for longer. */
const refreshMs = 30_000;

export interface WatchedEvent {
  readonly detail: EventDetail | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const readStates = (results: UseQueryResult<EventDetail>[]): WatchedEvent[] =>
  results.map(({ data, error, isFetching, refetch }) => ({ detail: data, error, isFetching, refetch }));

/** What is told besides the event itself may have changed with it: it is read again. */
function hasHappened(before: EventDetail['event'], after: EventDetail['event']): boolean {
  return (
    before.homeScore !== after.homeScore ||
    before.awayScore !== after.awayScore ||
    before.phase !== after.phase ||
    before.period !== after.period
  );
}

/** An answer that was under way while a push arrived does not take its prices back. */
function withNewest(held: EventDetail | undefined, fetched: EventDetail): EventDetail {
  if (held === undefined || held.event.version <= fetched.event.version) return fetched;
  return { ...fetched, event: held.event, feedAt: held.feedAt };
}

const leaveNothing = () => {};

/**
 * Subscribes to the pushes about matches. What is watched now is taken before what was is left: a topic that stays is not sent
 * again, because the server counts messages, and what was pushed in between would be lost.
 */
function useEventTopics(eventIds: readonly number[]): void {
  const realtime = useRealtime();
  const leaveHeld = useRef(leaveNothing);
  const ids = eventIds.join(' ');
  useEffect(() => {
    const leaves = ids
      .split(' ')
      .flatMap((id) => (id === '' ? [] : realtime.subscribe(`event:${Number(id)}`)));
    leaveHeld.current();
    leaveHeld.current = () => {
      for (const leave of leaves) leave();
    };
  }, [realtime, ids]);
  useEffect(
    () => () => {
      leaveHeld.current();
      leaveHeld.current = leaveNothing;
    },
    [],
  );
}

/** Matches with all their markets, kept current by the pushes about each; in the order of their ids. */
export function useWatchedEvents(eventIds: readonly number[]): readonly WatchedEvent[] {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const queries = eventIds.map((eventId) => ({
    ...pushedQuery(caller, path, { eventId }, withNewest),
    refetchInterval: refreshMs,
  }));
  const states = useQueries({ queries, combine: readStates });
  useEventTopics(eventIds);
  usePush('event', ({ event, feedAt }) => {
    const query = queries[eventIds.indexOf(event.eventId)];
    const held = query && queryClient.getQueryData<EventDetail>(query.queryKey);
    if (query === undefined || held === undefined || event.version <= held.event.version) return;
    queryClient.setQueryData<EventDetail>(query.queryKey, { ...held, event, feedAt });
    if (hasHappened(held.event, event)) void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });
  useResync(() => {
    for (const { queryKey } of queries) void queryClient.invalidateQueries({ queryKey });
  });
  return states;
}
