import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import type { Period } from './use-reports.ts';

export type Reconciliation = DataOf<'/api/console/report/reconcile'>;
export type DifferenceRow = Reconciliation['list'][number];

/** The providers that a comparison can be made with. */
export function useProviders() {
  return useCallQuery('/api/console/report/providers', {});
}

/**
 * The rounds of a period from a moment on, where an earlier part ended; null begins with its first day. A part is read once: the next
 * one begins where it ended, and read anew it might end elsewhere.
 */
export function useReconciliation(vendorCode: string, period: Period, goesOnAt: string | null) {
  return useCallQuery(
    '/api/console/report/reconcile',
    { vendorCode, goesOnAt, ...period },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}
