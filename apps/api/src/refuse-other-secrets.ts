import { type Database, SetupRefused, type Tx } from '@hanpan/db';
import type { RingName } from './kernel/keys/key-table.ts';
import { keepSecret } from './kernel/keys/secret-owner-store.ts';
import { secretPlace } from './kernel/keys/secret-place.ts';
import { readSecrets, silentSeconds } from './kernel/keys/secret-store.ts';
import type { Sealer } from './kernel/sealed.ts';
import { newestSealed, newestWitnessSealed, type SealedSample } from './kernel/sealed-sample-store.ts';

export interface Secrets {
  readonly sealer: Sealer;
  /** Undefined where this process is not given it: then nothing is compared. */
  readonly witness: Sealer | undefined;
}

const lost: Readonly<Record<RingName, string>> = {
  app: 'no password would verify and nothing that is sealed could be opened',
  witness: 'draws that are announced could not be drawn',
};

function sentenceOf(name: RingName, number: number): string {
  const { file, variable } = secretPlace(name, number);
  return `This database was made with another ${file} than the one that is here now: ${lost[name]}. Put keys/${file} of its data folder back from a backup, or set ${variable} to what it was.`;
}

function otherSentenceOf(name: RingName, number: number): string {
  const { file, variable } = secretPlace(name, number);
  return `A server that runs has another ${file} than the one that is here: a new secret is made once. Copy keys/${file} of its data folder to this one, or set ${variable} to what it has.`;
}

const samples = { app: newestSealed, witness: newestWitnessSealed } as const;

/**
 * Keeps the fingerprints of the secrets at the first start, and compares them at every other: whatever was sealed under and
 * was not taken away since has to be here, and no other secret under the number of one that a running process has. An installation from before there were fingerprints is believed where its newest
 * sealed value opens. Takes the owner of the tables; throws SetupRefused.
 */
export function refuseOtherSecrets(owner: Database, { sealer, witness }: Secrets): Promise<void> {
  return owner.transaction(async (tx) => {
    await refuseOther(tx, 'app', sealer);
    if (witness !== undefined) await refuseOther(tx, 'witness', witness);
  });
}

async function refuseOther(tx: Tx, name: RingName, sealer: Sealer): Promise<void> {
  const known = (await readSecrets(tx)).filter((row) => row.name === name);
  if (known.length === 0) {
    const sample = await samples[name](tx);
    if (sample !== undefined && !opens(sealer, sample)) throw new SetupRefused(sentenceOf(name, 1));
  }
  for (const number of sealer.ring.numbers) {
    const seals = known.length === 0 && number === sealer.ring.seals;
    const fingerprint = sealer.ring.fingerprint(number);
    await keepSecret(tx, name, number, { fingerprint, seals, withinSeconds: silentSeconds });
  }
  for (const row of await readSecrets(tx)) {
    if (row.name !== name || row.retiredAt !== null || sealer.ring.holds(row)) continue;
    if (row.sealsSince !== null) throw new SetupRefused(sentenceOf(name, row.number));
    if (sealer.ring.numbers.includes(row.number)) throw new SetupRefused(otherSentenceOf(name, row.number));
  }
}

function opens(sealer: Sealer, { use, sealed }: SealedSample): boolean {
  try {
    sealer.open(use, sealed);
    return true;
  } catch {
    return false;
  }
}
