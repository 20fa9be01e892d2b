import type { LocalText } from '@hanpan/contract';
import { SetupRefused, type Tx } from '@hanpan/db';
import type { Sealer } from '../../kernel/sealed.ts';
import { sharesPurse } from './purse-store.ts';
import { roundEndsAfter } from './rounds/dialect-rounds.ts';
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

/**
 * Installs a vendor, or gives a known one its address and its keys anew; a key that an operator has set stays. Throws
 * SetupRefused for a new one that would share its players' money with another; one that is known already stops no start.
 */
export async function installVendor(
  { sealer }: { readonly sealer: Sealer },
  tx: Tx,
  { ourKey, origins, publicKey, ...vendor }: VendorContract,
): Promise<void> {
  const { id, operatorId, isNew } = await saveVendor(tx, {
    ...vendor,
    ...storedKey(sealer, publicKey),
    ourKeySealed: sealer.seal('vendor.our-key', ourKey),
    windowKind: windowKindOf(vendor.code),
    roundEndsAfter: roundEndsAfter(vendor.dialect),
    origins,
  });
  const { code, baseUrl, walletMode } = vendor;
  if (isNew && walletMode === 'transfer' && (await sharesPurse(tx, id, { baseUrl, operatorId })))
    throw new SetupRefused(
      `The vendor ${code} would share one purse of each player with another at ${baseUrl}. Enter it at the console, where it is off until the other one is, and nobody's money stands there.`,
    );
}
