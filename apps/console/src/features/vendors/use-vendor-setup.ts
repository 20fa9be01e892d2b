import { useAction, useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useOperator } from '../../app/session.ts';

const detail = '/api/console/vendors/detail';

export type VendorSetup = DataOf<typeof detail>;
export type KeySide = 'ours' | 'theirs';
export type TestedStep = DataOf<'/api/console/vendors/test'>['steps'][number];

export function useVendorSetup(vendorCode: string) {
  return useCallQuery(detail, { vendorCode });
}

/** One change of a connection; what it may have changed is read again, whatever came of it. */
export function useSetupAction() {
  return useAction({ refreshes: [detail, '/api/console/vendors'] });
}

/** Whether this operator changes what all sites share: such calls are refused to everybody else. */
export function useIsPlatform(isAllowed: boolean): boolean {
  return useOperator().isPlatform && isAllowed;
}
