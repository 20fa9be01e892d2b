import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Sealer } from '../../kernel/sealed.ts';
import type { DialectFacts } from '../../vendors/port.ts';
import { isAddressRange } from '../settings/index.ts';
import type { VendorRow } from './vendor-store.ts';

type KeyColumns = Pick<
  VendorRow,
  'public_key' | 'their_key_sealed' | 'their_old_keys' | 'their_old_keys_until'
>;

/** What a vendor signs with now; undefined where it has no key. */
export function theirKeyOf(
  { public_key, their_key_sealed }: Pick<VendorRow, 'public_key' | 'their_key_sealed'>,
  sealer: Sealer,
): string | undefined {
  const key = their_key_sealed === null ? public_key : sealer.open('vendor.their-key', their_key_sealed);
  return key === '' ? undefined : key;
}

/** The key that holds, and those before it while they are still taken. */
export function theirKeysOf(row: KeyColumns, sealer: Sealer, nowMs: number): string[] {
  const { their_old_keys: old, their_old_keys_until: until } = row;
  const taken = old
    .filter((_, index) => nowMs < (until[index]?.getTime() ?? 0))
    .map((key) => sealer.open('vendor.their-key', key));
  return [theirKeyOf(row, sealer), ...taken].filter((key) => key !== undefined);
}

/** A public key is no secret and may stand as it is; whatever else a vendor signs with is sealed. */
export function storedKey(
  sealer: Sealer,
  key: string,
): { readonly publicKey: string; readonly theirKeySealed: Buffer | null } {
  return key === '' || key.includes('PUBLIC KEY')
    ? { publicKey: key, theirKeySealed: null }
    : { publicKey: '', theirKeySealed: sealer.seal('vendor.their-key', key) };
}

/** The same key has the same mark; without the secret of the installation nobody can try keys against it. */
export function markOf(sealer: Sealer, key: string): string {
  return sealer.blindIndex('vendor-key', key).toString('hex').slice(0, 8);
}

const smallestBits = 2_048;

/** RSA alone: that is what the dialects sign with. */
function isRsa(read: () => KeyObject): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = read();
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= smallestBits;
  } catch {
    return false;
  }
}

/** Whether a text is a key of this kind; what is none would stop every call of the vendor. */
export function isKeyOfKind(kind: DialectFacts['ours' | 'theirs'], text: string): boolean {
  switch (kind) {
    case 'private-key':
      return isRsa(() => createPrivateKey(text));
    case 'public-key':
      return !text.includes('PRIVATE KEY') && isRsa(() => createPublicKey(text));
    case 'addresses':
      return text.split(',').every((range) => isAddressRange(range.trim()));
    case 'secret':
      return /^[\x21-\x7e]{8,500}$/.test(text);
    case 'none':
      return false;
  }
}
