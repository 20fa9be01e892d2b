import { json } from '../launch-by-table.ts';
import type { VendorConnection } from '../port.ts';

/** Who calls: the agent, and the secret that both know. */
export function agentHeaders(vendor: VendorConnection): Record<string, string> {
  return { ...json, 'ag-code': vendor.operatorId, 'ag-token': vendor.ourKey() };
}
