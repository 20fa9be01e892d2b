import { callQuery, useCaller } from '@hanpan/client';
import { type TableSort, useTickingNow } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '../../app/session.ts';
import { type CashKind, type CashView, passes, type QuickFilter, sorted, stateOfView } from './model.ts';

const pollMs = 15_000;

/** One page of requests, filtered and sorted in the browser. Pushes refresh it at once, the poll at the latest. */
export function useCashList(kind: CashKind, view: CashView, page: number) {
  const me = useOperator();
  const nowMs = useTickingNow();
  const [quick, setQuick] = useState<QuickFilter>();
  const [sort, setSort] = useState<TableSort>();
  const query = useQuery({
    ...callQuery(useCaller(), '/api/console/cash/list', { kind, state: stateOfView[view], page }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
  const rows = query.data?.list ?? [];
  const count = (filter: QuickFilter) => rows.filter((row) => passes(row, filter, me, nowMs)).length;
  return {
    query,
    rows,
    shown: sorted(quick ? rows.filter((row) => passes(row, quick, me, nowMs)) : rows, sort),
    quick,
    setQuick,
    quickCounts: { mine: count('mine'), overdue: count('overdue'), second: count('second') },
    sort,
    setSort,
  };
}
