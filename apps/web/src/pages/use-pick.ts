import { useSite } from '@hanpan/kit';
import { useCallback } from 'react';
import type { BoardPrice } from '../app/board-price.ts';
import { legOf } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';

/** The wire's own ceiling, for the moment before the site's limit has arrived. */
const wireMaxLegs = 20;

/** Adds a price to the slip, or takes it off again. */
export function usePick(): (price: BoardPrice) => void {
  const maxLegs = useSite()?.bet.maxLegs ?? wireMaxLegs;
  const toggle = useSlip((slip) => slip.toggle);
  return useCallback((price) => toggle(legOf(price), maxLegs), [toggle, maxLegs]);
}

/** Puts a price on the slip; one that is on it stays there. */
export function useAddPick(): (price: BoardPrice) => void {
  const pick = usePick();
  return useCallback(
    (price) => {
      const { legs } = useSlip.getState();
      if (legs.every(({ selectionId }) => selectionId !== price.selection.selectionId)) pick(price);
    },
    [pick],
  );
}
