import { MoneyCall, useCaller } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type MergeRequest, useMerge } from './merge-store.ts';
import { applyBalance } from './session-cache.ts';

/** The member whose money has moved, and where it is shown. */
const changedBy: Record<MergeRequest['kind'], readonly CallPath[]> = {
  header: ['/api/cash/getUserCash'],
  cash: ['/api/cash/getUserCash'],
  partner: ['/api/give/targets'],
};

/**
 * Opens the dialog. The press in the header is the consent, so that kind runs at once; the others ask first. A second
 * request shows the conversion that is already on screen.
 */
export function useOpenMerge(): (request: MergeRequest) => void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  return useCallback(
    (request) => {
      if (useMerge.getState().merge !== undefined) return;
      const money = new MoneyCall({ caller, queryClient, refreshes: changedBy[request.kind] });
      const convert = () =>
        request.kind === 'partner'
          ? money.submit('/api/partner/merge', { memId: request.memId })
          : money.submit('/api/cash/merge', {});
      let isFirst = true;
      const run = async () => {
        let outcome = await convert();
        // What a dialog before this one had asked for was done by then: what has been played with since comes back as well.
        if (isFirst && outcome.isStored) outcome = await convert();
        isFirst = false;
        const { data } = outcome;
        if (data === undefined) return;
        // A partner's own balance is not the one that changed.
        if (request.kind !== 'partner') applyBalance(queryClient, data);
        useMerge.setState(({ merge }) =>
          merge?.money === money ? { merge: { ...merge, movedAmt: data.movedAmt } } : {},
        );
      };
      useMerge.setState({ merge: { request, money, run, movedAmt: undefined } });
      if (request.kind === 'header') void run();
    },
    [caller, queryClient],
  );
}
