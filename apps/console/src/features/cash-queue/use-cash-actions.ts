import { type CallFailure, refreshCalls, useMoneyCall } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CashDetailData, CashRow } from './model.ts';

export type CashAction = 'claim' | 'release' | 'note' | 'approve' | 'reject';

interface Subject {
  readonly cashIdx: number;
  readonly action: CashAction;
}

export interface CashFailure extends Subject, Pick<CallFailure, 'message' | 'isIndeterminate'> {}

export interface CashActions {
  readonly busy: Subject | undefined;
  readonly failure: CashFailure | undefined;
  /**
   * Resolves to the current request, or undefined where the action was refused; `failure` then says why. `words` are the
   * reason, the note, or the reference of the transfer.
   */
  readonly run: (action: CashAction, row: CashRow, words?: string) => Promise<CashRow | undefined>;
  readonly forgetFailure: () => void;
}

const listPath = '/api/console/cash/list';
const detailPath = '/api/console/cash/detail';
const refreshes: readonly CallPath[] = [listPath, detailPath, '/api/console/queue'];

/** Writes the server's row into every list and detail that shows it, then reads them again. */
function showRow(queryClient: QueryClient, row: CashRow): void {
  queryClient.setQueriesData<{ list: CashRow[] }>({ queryKey: [listPath] }, (data) =>
    data === undefined
      ? data
      : { ...data, list: data.list.map((each) => (each.cashIdx === row.cashIdx ? row : each)) },
  );
  queryClient.setQueriesData<CashDetailData>({ queryKey: [detailPath] }, (data) =>
    data?.request.cashIdx === row.cashIdx ? { ...data, request: row } : data,
  );
  void refreshCalls(queryClient, refreshes);
}

/** Every action of the desk, one at a time. An approval and a rejection move money and keep their key. */
export function useCashActions(): CashActions {
  const queryClient = useQueryClient();
  const money = useMoneyCall({ refreshes });
  const [subject, setSubject] = useState<Subject>();

  const send = (action: CashAction, cashIdx: number, reason: string) => {
    if (action === 'claim') return money.send('/api/console/cash/claim', { cashIdx });
    if (action === 'release') return money.send('/api/console/cash/release', { cashIdx });
    if (action === 'note') return money.send('/api/console/cash/note', { cashIdx, note: reason });
    if (action === 'approve') {
      const payoutReference = reason === '' ? null : reason;
      return money.submit('/api/console/cash/approve', { cashIdx, payoutReference });
    }
    return money.submit('/api/console/cash/reject', { cashIdx, reason });
  };

  const run: CashActions['run'] = async (action, { cashIdx }, reason = '') => {
    if (money.isUnderWay()) return undefined;
    setSubject({ cashIdx, action });
    const { data } = await send(action, cashIdx, reason);
    if (data === undefined) return undefined;
    showRow(queryClient, data.request);
    return data.request;
  };

  const { isSending, failure } = money;
  return {
    busy: isSending ? subject : undefined,
    failure: failure && subject && { ...subject, ...failure },
    run,
    forgetFailure: money.clear,
  };
}
