import { usePush, useTopic } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { useMemo, useState } from 'react';
import { followMatches, type LiveMatches } from './live-matches.ts';

/** The matches of these bets as they are being played, for as long as the list is open. */
export function useLiveMatches(bets: readonly Bet[]): LiveMatches {
  const [matches, setMatches] = useState<LiveMatches>(() => new Map());
  const wanted = useMemo(
    () => new Set(bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId))),
    [bets],
  );
  useTopic('sports');
  usePush('events', (push) => setMatches((held) => followMatches(held, push, wanted)));
  return matches;
}
