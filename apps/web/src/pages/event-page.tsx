import { useMemo } from 'react';
import { useUrlParams } from '../app/urls.ts';
import { useWatchedEvents } from '../app/watched-events.ts';
import { BesideSlip } from '../features/bet-slip/beside-slip.tsx';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { EventView } from '../features/sports-board/event/event-view.tsx';
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
  return (
    <BesideSlip offers={offers} onBoardOld={() => void watched?.refetch()}>
      <EventView
        watched={watched}
        selectedId={legs.find((leg) => leg.eventId === eventId)?.selectionId}
        onPick={onPick}
      />
    </BesideSlip>
  );
}
