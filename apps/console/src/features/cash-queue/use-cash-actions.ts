import { CallError, useCaller } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { KeptKeys } from '../../app/kept-keys.ts';
import type { CashDetailData, CashRow } from './model.ts';

export type CashDeed = 'claim' | 'release' | 'note' | 'approve' | 'reject';

export interface CashFailure {
  readonly cashIdx: number;
  readonly deed: CashDeed;
  readonly message: string;
  /** The server may have acted: the same request may be sent again, and is then done once. */
  readonly unknown: boolean;
}

export interface CashActions {
  readonly busy: { readonly cashIdx: number; readonly deed: CashDeed } | undefined;
  readonly failure: CashFailure | undefined;
  /** Answers the request as it stands now, or undefined where it was refused; `failure` then says why. */
  readonly run: (deed: CashDeed, row: CashRow, reason?: string) => Promise<CashRow | undefined>;
  readonly forgetFailure: () => void;
}

const shownPaths: readonly CallPath[] = [
  '/api/console/cash/list',
  '/api/console/cash/detail',
  '/api/console/queue',
];

function refresh(queryClient: QueryClient): void {
  for (const path of shownPaths) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** Writes the server's row into every list and detail that shows it, then reads them anew. */
function showRow(queryClient: QueryClient, row: CashRow): void {
  queryClient.setQueriesData<{ list: CashRow[] }>({ queryKey: ['/api/console/cash/list'] }, (data) =>
    data === undefined
      ? data
      : { ...data, list: data.list.map((each) => (each.cashIdx === row.cashIdx ? row : each)) },
  );
  queryClient.setQueriesData<CashDetailData>({ queryKey: ['/api/console/cash/detail'] }, (data) =>
    data?.request.cashIdx === row.cashIdx ? { ...data, request: row } : data,
  );
  refresh(queryClient);
}

/**
 * Every deed of the desk. One deed at a time: a second press while the first is on its way does nothing. The
 * idempotency key of an approval or a rejection is kept until the server's final answer.
 */
export function useCashActions(): CashActions {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<CashActions['busy']>();
  const [failure, setFailure] = useState<CashFailure>();
  const running = useRef(false);
  const keys = useRef<KeptKeys>(undefined);
  keys.current ??= new KeptKeys();
  const kept = keys.current;

  const send = (deed: CashDeed, { cashIdx }: CashRow, reason: string) => {
    if (deed === 'claim') return caller('/api/console/cash/claim', { cashIdx });
    if (deed === 'release') return caller('/api/console/cash/release', { cashIdx });
    if (deed === 'note') return caller('/api/console/cash/note', { cashIdx, note: reason });
    const idempotencyKey = kept.keyOf(intentionOf(deed, cashIdx, reason));
    if (deed === 'approve') return caller('/api/console/cash/approve', { idempotencyKey, cashIdx });
    return caller('/api/console/cash/reject', { idempotencyKey, cashIdx, reason });
  };

  const run: CashActions['run'] = async (deed, row, reason = '') => {
    if (running.current) return undefined;
    running.current = true;
    setBusy({ cashIdx: row.cashIdx, deed });
    setFailure(undefined);
    try {
      const { request } = await send(deed, row, reason);
      kept.settle(intentionOf(deed, row.cashIdx, reason));
      showRow(queryClient, request);
      return request;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!error.unknown) kept.settle(intentionOf(deed, row.cashIdx, reason));
      setFailure({ cashIdx: row.cashIdx, deed, message: error.message, unknown: error.unknown });
      refresh(queryClient);
      return undefined;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  return { busy, failure, run, forgetFailure: () => setFailure(undefined) };
}

/** Another reason is another request. */
function intentionOf(deed: CashDeed, cashIdx: number, reason: string): string {
  return `${deed} ${cashIdx} ${reason}`;
}
