import type { Sealer } from '../../kernel/sealed.ts';
import type { Dialect, Dialects, VendorConnection } from '../../vendors/port.ts';
import { theirKeysOf } from './vendor-keys.ts';
import type { VendorRow } from './vendor-store.ts';

/** The dialect of a vendor; undefined for one that this release does not have. */
export function dialectOf(
  dialects: Dialects,
  { dialect }: { readonly dialect: string },
): Dialect | undefined {
  return Object.hasOwn(dialects, dialect) ? dialects[dialect] : undefined;
}

/** What is needed to speak with a vendor, as its row has it at a moment. */
export function connectionOf(row: VendorRow, sealer: Sealer, nowMs: number): VendorConnection {
  const { our_key_sealed: ours } = row;
  return {
    code: row.code,
    baseUrl: row.base_url,
    operatorId: row.operator_id,
    currency: row.currency,
    timeoutMs: row.timeout_ms,
    theirKeys: theirKeysOf(row, sealer, nowMs),
    ourKey: () => {
      if (ours === null) throw new Error(`vendor ${row.code} has no key of ours`);
      return sealer.open('vendor.our-key', ours);
    },
  };
}
