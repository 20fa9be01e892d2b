import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import type { Period } from './use-reports.ts';

export type Reconciliation = DataOf<'/api/console/report/reconcile'>;
export type DifferenceRow = Reconciliation['list'][number];

/** The providers that a comparison can be made with. */
export function useProviders() {
  return useCallQuery('/api/console/vendors', {});
}

export function useReconciliation(vendorCode: string, period: Period) {
  return useCallQuery('/api/console/report/reconcile', { vendorCode, ...period });
}
