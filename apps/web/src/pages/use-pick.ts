import { useSite } from '@hanpan/kit';
import { oddsFromDecimal } from '@hanpan/money';
import { useCallback } from 'react';
import type { SlipLeg } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import type { PickedPrice } from '../features/sports-board/model.ts';

/** The wire's own ceiling, for the moment before the site's limit has arrived. */
const wireMaxLegs = 20;

function toLeg({ sport, league, event, market, selection }: PickedPrice): SlipLeg {
  return {
    sport,
    eventId: event.eventId,
    marketId: market.marketId,
    selectionId: selection.selectionId,
    league: league ?? null,
    home: event.home,
    away: event.away,
    kind: market.kind,
    lineQuarters: market.lineQuarters,
    pick: selection.pick,
    seenOddsMilli: oddsFromDecimal(selection.odds),
  };
}

/** Adds a price to the slip, or takes it off again. */
export function usePick(): (price: PickedPrice) => void {
  const maxLegs = useSite()?.bet.maxLegs ?? wireMaxLegs;
  const toggle = useSlip((slip) => slip.toggle);
  return useCallback((price) => toggle(toLeg(price), maxLegs), [toggle, maxLegs]);
}

/** Puts a price on the slip; one that is on it stays there. */
export function useAddPick(): (price: PickedPrice) => void {
  const pick = usePick();
  return useCallback(
    (price) => {
      const { legs } = useSlip.getState();
      if (legs.every(({ selectionId }) => selectionId !== price.selection.selectionId)) pick(price);
    },
    [pick],
  );
}
