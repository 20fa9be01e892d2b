import {
  type Database,
  keepFingerprint,
  keptFingerprint,
  type SecretName,
  SetupRefused,
  type Tx,
} from '@hanpan/db';
import type { Sealer } from './kernel/sealed.ts';
import { newestSealed, newestWitnessSealed } from './kernel/sealed-sample-store.ts';

export interface Secrets {
  readonly sealer: Sealer;
  /** Undefined where this process is not given it: then nothing is compared. */
  readonly witness: Sealer | undefined;
}

const sentences: Readonly<Record<SecretName, string>> = {
  app: 'This database was made with another app-secret than the one that is here now: no password would verify and nothing that is sealed could be opened. Put keys/app-secret of its data folder back from a backup, or set APP_SECRET to what it was.',
  witness:
    'This database was made with another witness-secret than the one that is here now: draws that are announced could not be drawn. Put keys/witness-secret of its data folder back from a backup, or set WITNESS_SECRET to what it was.',
};

const samples = { app: newestSealed, witness: newestWitnessSealed } as const;

/**
 * Keeps the fingerprints of the secrets at the first start, and compares them at every other. An installation from before
 * there were fingerprints is believed where its newest sealed value opens. Takes the owner of the tables; throws
 * SetupRefused.
 */
export function refuseOtherSecrets(owner: Database, { sealer, witness }: Secrets): Promise<void> {
  return owner.transaction(async (tx) => {
    await refuseOther(tx, 'app', sealer);
    if (witness !== undefined) await refuseOther(tx, 'witness', witness);
  });
}

async function refuseOther(tx: Tx, name: SecretName, sealer: Sealer): Promise<void> {
  if ((await keptFingerprint(tx, name)) === undefined) {
    const sample = await samples[name](tx);
    if (sample !== undefined && !opens(sealer, sample)) throw new SetupRefused(sentences[name]);
    await keepFingerprint(tx, name, sealer.fingerprint);
  }
  const kept = await keptFingerprint(tx, name);
  if (kept?.equals(sealer.fingerprint) !== true) throw new SetupRefused(sentences[name]);
}

function opens(sealer: Sealer, sealed: Buffer): boolean {
  try {
    sealer.open(sealed);
    return true;
  } catch {
    return false;
  }
}
