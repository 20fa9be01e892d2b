import { useCallQuery } from '@hanpan/client';
import type { CashRow } from './model.ts';

const pollMs = 15_000;

/** Shared by the panel and its buttons: one query, so both show the same moment. */
export function useCashDetail(row: CashRow) {
  return useCallQuery('/api/console/cash/detail', { cashIdx: row.cashIdx }, { refetchInterval: pollMs });
}
