import { useCallQuery, usePush, useRefresh, useResync, useTopic } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { useEffect, useMemo, useState } from 'react';
import { followMatches, isBegun, type LiveMatches } from './live-matches.ts';

const path = '/api/sport/events';
const inPlay = { sport: 'all', when: 'live' } as const;

/**
 * The matches of these bets as they are being played, for as long as the list is open. Pushes tell only of those whose prices move:
 * how the others stand is asked for once, and again
 * after a connection that was lost.
 */
export function useLiveMatches(bets: readonly Bet[]): LiveMatches {
  const [matches, setMatches] = useState<LiveMatches>(() => new Map());
  const wanted = useMemo(
    () => new Set(bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId))),
    [bets],
  );
  const enabled = bets.some(({ legs }) => legs.some((leg) => isBegun(leg, serverNow())));
  const { data } = useCallQuery(path, inPlay, { enabled });
  useEffect(() => {
    if (data) setMatches((held) => followMatches(held, data, wanted));
  }, [data, wanted]);
  useResync(useRefresh(path));
  useTopic('sports');
  usePush('events', (push) => setMatches((held) => followMatches(held, push, wanted)));
  return matches;
}
