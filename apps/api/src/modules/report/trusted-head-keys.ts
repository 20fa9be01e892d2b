import { headSigner, type TrustedKey } from '@hanpan/ledger';
import type { Sealer } from '../../kernel/sealed.ts';

/** The public key of a secret that is here, or that was taken away. */
export function trustedHeadKey({ ring }: Pick<Sealer, 'ring'>, number: number): Buffer {
  const key = ring.key('ledger-head', number);
  return ring.isKept('ledger-head', number) ? key : headSigner(key).publicKey;
}

/** The keys that days of the ledger may be signed with, each until it was followed by another one. */
export function trustedHeadKeys(sealer: Pick<Sealer, 'ring'>): readonly TrustedKey[] {
  return sealer.ring.numbersOf('ledger-head').map((number) => ({
    publicKey: trustedHeadKey(sealer, number),
    signedUntil: sealer.ring.signedUntil(number),
  }));
}
