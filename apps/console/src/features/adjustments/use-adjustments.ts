import { type CallError, type Caller, callQuery, useCaller, useText } from '@hanpan/client';
import { type Adjustment, adjustmentState } from '@hanpan/contract';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { KeptKeys } from '../../app/kept-keys.ts';
import { useDeed } from '../../app/use-deed.ts';

const listPath = '/api/console/adjustment/list';
const pollMs = 15_000;

export const stateFilters = ['all', ...adjustmentState.options] as const;

export interface AdjustmentFilter {
  readonly state: (typeof stateFilters)[number];
  readonly search: string;
  readonly page: number;
}

export function adjustmentKeyOf(row: Adjustment): string {
  return String(row.adjustmentIdx);
}

export function useAdjustments(filter: AdjustmentFilter) {
  return useQuery({
    ...callQuery(useCaller(), listPath, filter),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export interface NewAdjustment {
  readonly memId: string;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount;
  readonly reason: string;
}

type Answer = { readonly adjustment: Adjustment };

/** A deed of this page: one at a time, its key kept until a final answer, the lists read anew whatever it was. */
function useAdjusting<Intention>(
  send: (caller: Caller, intention: Intention, idempotencyKey: string) => Promise<Answer>,
  onDone: (adjustment: Adjustment) => void,
) {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const keys = useRef<KeptKeys>(undefined);
  keys.current ??= new KeptKeys();
  const kept = keys.current;
  return useDeed<Answer, Intention>({
    mutationFn: (intention) => send(caller, intention, kept.keyOf(JSON.stringify(intention))),
    onSuccess: ({ adjustment }) => onDone(adjustment),
    onSettled: (_, error: CallError | null, intention) => {
      if (!error?.unknown) kept.settle(JSON.stringify(intention));
      void queryClient.invalidateQueries({ queryKey: [listPath] });
      void queryClient.invalidateQueries({ queryKey: ['/api/console/members'] });
    },
  });
}

export function useAskAdjustment(onDone: () => void) {
  const t = useText(consoleAdjustmentTexts);
  return useAdjusting<NewAdjustment>(
    (caller, intention, idempotencyKey) =>
      caller('/api/console/adjustment/ask', { ...intention, idempotencyKey }),
    ({ memId, state }) => {
      toast({
        text: t(state === 'waiting' ? 'consoleAdjustment.asked' : 'consoleAdjustment.moved', { memId }),
      });
      onDone();
    },
  );
}

export interface AdjustmentDecision {
  readonly adjustmentIdx: number;
  /** Null approves. */
  readonly rejectedBecause: string | null;
}

export function useDecideAdjustment(onDone: () => void) {
  const t = useText(consoleAdjustmentTexts);
  return useAdjusting<AdjustmentDecision>(
    (caller, { adjustmentIdx, rejectedBecause: reason }, idempotencyKey) =>
      reason === null
        ? caller('/api/console/adjustment/approve', { adjustmentIdx, idempotencyKey })
        : caller('/api/console/adjustment/reject', { adjustmentIdx, reason, idempotencyKey }),
    ({ memId, state }) => {
      toast({ text: t(`consoleAdjustment.done.${state === 'done' ? 'approve' : 'reject'}`, { memId }) });
      onDone();
    },
  );
}
