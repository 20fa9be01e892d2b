import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Sealer } from '../../kernel/sealed.ts';
import { storedKey } from './vendor-keys.ts';
import { saveVendor } from './vendor-store.ts';
import { windowKindOf } from './window-kind.ts';

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

/** Installs a vendor, or gives a known one its address and its keys anew. */
export async function installVendor(
  { sealer }: { readonly sealer: Sealer },
  tx: Tx,
  { ourKey, origins, publicKey, ...vendor }: VendorContract,
): Promise<void> {
  await saveVendor(tx, {
    ...vendor,
    ...storedKey(sealer, publicKey),
    ourKeySealed: sealer.seal(ourKey),
    windowKind: windowKindOf(vendor.code),
    origins,
  });
}
