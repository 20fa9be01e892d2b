import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Sealer } from '../../kernel/sealed.ts';
import { saveVendor } from './vendor-store.ts';

/** A vendor as whoever signed the contract with it knows it; the rest of its row keeps what stands there. */
export interface VendorContract {
  readonly code: string;
  readonly name: LocalText;
  readonly dialect: string;
  readonly walletMode: 'seamless' | 'transfer';
  readonly baseUrl: string;
  readonly publicKey: string;
  readonly ourKey: string;
  /** Where browsers load its games and their pictures from, where that is not where it is called. */
  readonly origins?: readonly string[];
}

/** BC-08: vendors that refuse to be framed get a separate window. */
const unframed = new Set(['1', '13', '17', '33', 'niu', 'splus', 'speed', 'hol']);

/** Installs a vendor, or gives a known one its address and its keys anew. */
export async function installVendor(
  { sealer }: { readonly sealer: Sealer },
  tx: Tx,
  { ourKey, origins, ...vendor }: VendorContract,
): Promise<void> {
  const windowKind = unframed.has(vendor.code) ? 'popup' : 'embed';
  await saveVendor(tx, { ...vendor, ourKeySealed: sealer.seal(ourKey), windowKind, origins });
}
