import { codeOf } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { useMemo } from 'react';
import { useWatchedEvents, type WatchedEvent } from '../app/watched-events.ts';
import { type Offer, type Offers, readOffers, type SlipLeg } from '../features/bet-slip/model.ts';

/**
 * What is offered now on the legs of a slip. What the page itself shows is taken from there; the match of every other leg is
 * watched, with all its markets. A leg whose match could not be read, or not yet, is not known; only one that the server does not
 * find is gone.
 */
export function useOffers(legs: readonly SlipLeg[], shown: readonly SportEvent[] | undefined): Offers {
  const known = useMemo(() => shown && readOffers(shown), [shown]);
  const elsewhere = known === undefined ? [] : legs.filter((leg) => !known.has(leg.selectionId));
  const watched = useWatchedEvents(elsewhere.map((leg) => leg.eventId));
  const unread = elsewhere.filter((_, index) => !isRead(watched[index])).map((leg) => leg.selectionId);
  const unreadIds = unread.join(' ');
  return useMemo(() => {
    if (known === undefined) return undefined;
    const offers = new Map<number, Offer | null>(known);
    for (const id of unreadIds.split(' ')) if (id !== '') offers.set(Number(id), null);
    const events = watched.flatMap(({ detail }) => detail?.event ?? []);
    for (const [selectionId, offer] of readOffers(events)) offers.set(selectionId, offer);
    return offers;
  }, [known, watched, unreadIds]);
}

const isRead = (watched: WatchedEvent | undefined) =>
  watched !== undefined && (watched.detail !== undefined || codeOf(watched.error) === 'E404');
