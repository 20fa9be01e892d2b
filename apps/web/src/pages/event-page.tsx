import { useLocalText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { useDocumentMark } from '@hanpan/ui';
import { useEffect, useMemo } from 'react';
import { useOwnTitle } from '../app/own-title.ts';
import { useUrlParams } from '../app/urls.ts';
import { useWatchedEvents } from '../app/watched-events.ts';
import { BesideSlip } from '../features/bet-slip/beside-slip.tsx';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { EventView } from '../features/sports-board/event/event-view.tsx';
import { RunningBets } from './running-bets.ts';
import { useOffers } from './use-offers.ts';
import { usePick } from './use-pick.ts';

const nothing: readonly never[] = [];

/** One match with all its markets, beside the slip; guests and members see the same. */
export function EventPage() {
  const eventId = Number(useUrlParams('event').eventId);
  const [watched] = useWatchedEvents([eventId]);
  const event = watched?.detail?.event;
  const legs = useSlip((slip) => slip.legs);
  const shown = useMemo(() => (event === undefined ? nothing : [event]), [event]);
  const offers = useOffers(legs, shown);
  const onPick = usePick();
  useTitleOf(event);
  return (
    <BesideSlip offers={offers} onBoardOld={() => void watched?.refetch()} below={RunningBets}>
      <EventView
        watched={watched}
        selectedId={legs.find((leg) => leg.eventId === eventId)?.selectionId}
        onPick={onPick}
      />
    </BesideSlip>
  );
}

/** The page is called by its match: in the browser's tab, and on a phone in the bar above it. */
function useTitleOf(event: SportEvent | undefined): void {
  const local = useLocalText();
  const title = event && `${local(event.home)} – ${local(event.away)}`;
  useDocumentMark('own-title', title !== undefined);
  useEffect(() => {
    useOwnTitle.setState({ title });
    return () => useOwnTitle.setState({ title: undefined });
  }, [title]);
}
