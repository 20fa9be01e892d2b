import { useMoneyCall, useText } from '@hanpan/client';
import { type Adjustment, adjustmentState } from '@hanpan/contract';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';

const listPath = '/api/console/adjustment/list';

export const stateFilters = ['all', ...adjustmentState.options] as const;

export function adjustmentKeyOf(row: Adjustment): string {
  return String(row.adjustmentIdx);
}

export interface NewAdjustment {
  readonly memId: string;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount;
  readonly reason: string;
}

const refreshes = [listPath, '/api/console/members'] as const;

export function useAskAdjustment(onDone: () => void) {
  const t = useText(consoleAdjustmentTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes });
  const ask = async (adjustment: NewAdjustment) => {
    const { data } = await submit('/api/console/adjustment/ask', adjustment);
    if (data === undefined) return;
    const { memId, state } = data.adjustment;
    toast({
      text: t(state === 'waiting' ? 'consoleAdjustment.asked' : 'consoleAdjustment.moved', { memId }),
    });
    onDone();
  };
  return { ...sending, ask: (adjustment: NewAdjustment) => void ask(adjustment) };
}

export interface AdjustmentDecision {
  readonly adjustmentIdx: number;
  /** Null means approve. */
  readonly rejectedBecause: string | null;
}

export function useDecideAdjustment(onDone: () => void) {
  const t = useText(consoleAdjustmentTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes });
  const decide = async ({ adjustmentIdx, rejectedBecause: reason }: AdjustmentDecision) => {
    const { data } =
      reason === null
        ? await submit('/api/console/adjustment/approve', { adjustmentIdx })
        : await submit('/api/console/adjustment/reject', { adjustmentIdx, reason });
    if (data === undefined) return;
    const { memId, state } = data.adjustment;
    toast({ text: t(`consoleAdjustment.done.${state === 'done' ? 'approve' : 'reject'}`, { memId }) });
    onDone();
  };
  return { ...sending, decide };
}
