import { createSealer } from '../sealed.ts';
import type { ProcessSettings } from '../settings-from-environment.ts';
import type { HeldSecrets } from './follow-secrets.ts';
import { KeyRing } from './key-ring.ts';

/** What a process opens and seals with; no witness where it is not given that secret. */
export function sealersOf({
  secrets,
  witnessSecrets,
}: Pick<ProcessSettings, 'secrets' | 'witnessSecrets'>): HeldSecrets {
  return {
    sealer: createSealer(new KeyRing(secrets)),
    witness: witnessSecrets === undefined ? undefined : createSealer(new KeyRing(witnessSecrets)),
  };
}
