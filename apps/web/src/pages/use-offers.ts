import type { SportEvent } from '@hanpan/contract';
import { useMemo } from 'react';
import { useWatchedEvents } from '../app/watched-events.ts';
import { type Offers, readOffers, type SlipLeg } from '../features/bet-slip/model.ts';

/**
 * What is offered now on the legs of a slip. What the page itself shows is taken from there; the match of every other leg is
 * watched, with all its markets. Undefined until each leg is known, because with half of them the rest would look closed.
 */
export function useOffers(legs: readonly SlipLeg[], shown: readonly SportEvent[] | undefined): Offers {
  const known = useMemo(() => shown && readOffers(shown), [shown]);
  const missing =
    known === undefined ? [] : legs.filter((leg) => !known.has(leg.selectionId)).map((leg) => leg.eventId);
  const watched = useWatchedEvents(missing);
  return useMemo(() => {
    if (known === undefined) return undefined;
    if (watched.some(({ detail, error }) => detail === undefined && error === null)) return undefined;
    const events = watched.flatMap(({ detail }) => detail?.event ?? []);
    return new Map([...known, ...readOffers(events)]);
  }, [known, watched]);
}
