import { MoneyCall, useCaller } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { create } from 'zustand';
import { applyBalance } from './session-cache.ts';

/** ST-11, ST-12: from where the conversion of game money is asked for. A partner asks for one of its members. */
export type MergeRequest =
  | { readonly kind: 'header' }
  | { readonly kind: 'cash' }
  | { readonly kind: 'partner'; readonly memId: string };

/** One conversion on screen. */
export interface Merge {
  readonly request: MergeRequest;
  readonly money: MoneyCall;
  /** What was brought back, once it is complete. */
  readonly movedAmt: Amount | undefined;
  /** Converts, and after an indeterminate outcome asks again with the same key. For a press, never for an effect. */
  readonly run: () => Promise<void>;
}

/** The member whose money has moved, and where it is shown. */
const changedBy: Record<MergeRequest['kind'], readonly CallPath[]> = {
  header: ['/api/cash/getUserCash'],
  cash: ['/api/cash/getUserCash'],
  partner: ['/api/give/targets'],
};

interface MergeStore {
  /** Undefined is the dialog's hidden state. */
  readonly merge: Merge | undefined;
}

export const useMerge = create<MergeStore>(() => ({ merge: undefined }));

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
      const run = async () => {
        const { data } =
          request.kind === 'partner'
            ? await money.submit('/api/partner/merge', { memId: request.memId })
            : await money.submit('/api/cash/merge', {});
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

export function closeMerge(): void {
  useMerge.setState({ merge: undefined });
}
