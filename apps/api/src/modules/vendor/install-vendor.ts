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
}

/** Installs a vendor, or gives a known one its address and its keys anew. */
export async function installVendor(
  { sealer }: { readonly sealer: Sealer },
  tx: Tx,
  { ourKey, ...vendor }: VendorContract,
): Promise<void> {
  await saveVendor(tx, { ...vendor, ourKeySealed: sealer.seal(ourKey) });
}
