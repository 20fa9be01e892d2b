import { type Database, SetupRefused, type Tx } from '@hanpan/db';
import type { KeyRing } from './kernel/keys/key-ring.ts';
import type { RingName } from './kernel/keys/key-table.ts';
import { keepSecret } from './kernel/keys/secret-owner-store.ts';
import { readSecrets } from './kernel/keys/secret-store.ts';
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

/** The file and the variable of a secret, by its number. */
function placesOf(name: RingName, number: number) {
  const [file, variable] = [`${name}-secret`, `${name.toUpperCase()}_SECRET`];
  return number === 1 ? { file, variable } : { file: `${file}.${number}`, variable: `${variable}_${number}` };
}

function sentenceOf(name: RingName, number: number): string {
  const { file, variable } = placesOf(name, number);
  return `This database was made with another ${file} than the one that is here now: ${lost[name]}. Put keys/${file} of its data folder back from a backup, or set ${variable} to what it was.`;
}

const samples = { app: newestSealed, witness: newestWitnessSealed } as const;

/**
 * Keeps the fingerprints of the secrets at the first start, and compares them at every other: whatever was sealed under and
 * was not taken away since has to be here. An installation from before there were fingerprints is believed where its newest
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
    await keepSecret(tx, name, number, { fingerprint: fingerprintOf(sealer.ring, number), seals });
  }
  for (const row of await readSecrets(tx)) {
    if (row.name !== name || row.sealsSince === null || row.retiredAt !== null) continue;
    const isHere = sealer.ring.numbers.includes(row.number);
    if (!isHere || !row.fingerprint.equals(fingerprintOf(sealer.ring, row.number)))
      throw new SetupRefused(sentenceOf(name, row.number));
  }
}

/** Tells this secret from every other, and leads back to none. */
const fingerprintOf = (ring: KeyRing, number: number) => ring.key('fingerprint', number);

function opens(sealer: Sealer, { use, sealed }: SealedSample): boolean {
  try {
    sealer.open(use, sealed);
    return true;
  } catch {
    return false;
  }
}
