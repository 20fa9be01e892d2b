import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '@hanpan/db';
import { allSealed } from './handlers.ts';
import { followSecrets, type HeldSecrets } from './kernel/keys/follow-secrets.ts';
import { keptUses, type RingName } from './kernel/keys/key-table.ts';
import { type Outdated, outdatedPlaces, sealAnew } from './kernel/keys/seal-anew.ts';
import {
  beginToSeal,
  countHashesUnderOthers,
  insertKeptKey,
  retireSecret,
} from './kernel/keys/secret-owner-store.ts';
import { secretPlace } from './kernel/keys/secret-place.ts';
import {
  liveHolders,
  readSecrets,
  type SecretHolder,
  type SecretRow,
  silentSeconds,
} from './kernel/keys/secret-store.ts';
import { need } from './kernel/need.ts';
import type { Sealer } from './kernel/sealed.ts';
import { trustedHeadKey } from './modules/report/index.ts';

const followWithinMs = 30_000;
/** What the site writes while values are sealed anew may be under the secret of before; nothing is after so many rounds. */
const rounds = 5;
/** Longer than a process takes to follow and to end what it has begun. */
const lookAgainAfterMs = 10_000;

/** Why a step is not taken, in a sentence for the person at the terminal. */
export class StepRefused extends Error {}

export interface SecretState {
  /** The number under which values are sealed now. */
  readonly seals: number;
  /** The highest number that is here. */
  readonly newest: number;
  /** The lower numbers that were not taken away yet. */
  readonly former: readonly number[];
  /** What is still sealed under one of them. */
  readonly outdated: readonly Outdated[];
  /** How many passwords and PINs wait to be entered; what they need is kept when their secret is taken away. */
  readonly hashes: number;
  /** The names of the running processes that have not the newest secret, or another one under its number. */
  readonly without: readonly string[];
  /** The files of new secrets that were made for another server and are not here. */
  readonly elsewhere: readonly string[];
}

const sealerOf = ({ sealer, witness }: HeldSecrets, name: RingName): Sealer =>
  need(name === 'app' ? sealer : witness, `the ${name} secret`);
const placesOf = (name: RingName) => allSealed.filter(({ ring }) => ring === name);
const unretired = (rows: readonly SecretRow[], name: RingName) =>
  rows.filter((row) => row.name === name && row.retiredAt === null);

/** A server has no witness secret, and needs none. */
const concerned = (holders: readonly SecretHolder[], name: RingName) =>
  holders.filter(({ numbers }) => name === 'app' || numbers.witness.length > 0);

/** How far the change of a secret has come. Takes the owner of the tables, as do the steps below. */
export async function secretState(
  owner: Database,
  secrets: HeldSecrets,
  name: RingName,
): Promise<SecretState> {
  await followSecrets(owner, secrets);
  const sealer = sealerOf(secrets, name);
  const { seals, numbers } = sealer.ring;
  const newest = numbers.at(-1) ?? seals;
  const holders = concerned(await liveHolders(owner, silentSeconds), name);
  const known = unretired(await readSecrets(owner), name);
  return {
    seals,
    newest,
    former: known.map(({ number }) => number).filter((number) => number < seals),
    outdated: await outdatedPlaces(owner, sealer, placesOf(name)),
    hashes: name === 'app' ? await countHashesUnderOthers(owner, seals) : 0,
    without: holders.filter(({ numbers: has }) => !has[name].includes(newest)).map((holder) => holder.name),
    elsewhere: known
      .filter((row) => row.number > seals && !sealer.ring.holds(row))
      .map(({ number }) => secretPlace(name, number).file),
  };
}

async function untilFollowed(owner: Database, name: RingName, seals: number): Promise<void> {
  const givenUpAt = Date.now() + followWithinMs;
  for (;;) {
    const holders = concerned(await liveHolders(owner, silentSeconds), name);
    const behind = holders.filter((holder) => holder.seals[name] !== seals);
    if (behind.length === 0) return;
    if (Date.now() > givenUpAt)
      throw new StepRefused(
        `${behind.map((holder) => holder.name).join(', ')} went on sealing under another secret. Try again.`,
      );
    await sleep(500);
  }
}

/**
 * From now on the newest secret seals, in every process that runs, and everything that was sealed before is sealed anew. May be
 * ended and begun again at any time. Throws StepRefused while a running process could not open what is sealed under it.
 */
export async function beginNewest(
  owner: Database,
  secrets: HeldSecrets,
  name: RingName,
  tell: (line: string) => void,
): Promise<void> {
  const { newest, without } = await secretState(owner, secrets, name);
  if (without.length > 0)
    throw new StepRefused(
      `Secret ${newest} is not known yet to: ${without.join(', ')}. Start the site again with it first.`,
    );
  const sealer = sealerOf(secrets, name);
  await owner.transaction((tx) => beginToSeal(tx, name, newest, sealer.ring.fingerprint(newest)));
  await followSecrets(owner, secrets);
  if (sealer.ring.seals !== newest)
    throw new StepRefused(
      `Another server has another ${secretPlace(name, newest).file} than the one that is here. Copy one to all of them, and start the site again.`,
    );
  await untilFollowed(owner, name, newest);
  for (let round = 1; round <= rounds; round += 1) {
    await sealAnew(owner, sealer, placesOf(name), (place, rows) => tell(`sealed anew: ${place}, ${rows}`));
    if ((await outdatedPlaces(owner, sealer, placesOf(name))).length === 0) return;
  }
  throw new StepRefused(
    'The site goes on sealing under another secret. Is one running that is not seen here?',
  );
}

/**
 * Takes the former secrets away from the database's point of view: what nobody has the plain text of keeps its own key, sealed
 * under the secret that seals now. Returns the numbers of those that are here and needed by nothing. Throws StepRefused while something
 * is sealed under one of them, also where that was written while it waited for the processes: `pause` lets end what they had begun.
 */
export async function retireFormer(
  owner: Database,
  secrets: HeldSecrets,
  name: RingName,
  pause: () => Promise<unknown> = () => sleep(lookAgainAfterMs),
): Promise<readonly number[]> {
  const { seals, former } = await secretState(owner, secrets, name);
  const sealer = sealerOf(secrets, name);
  const here = sealer.ring.numbers.filter((number) => number < seals);
  if (former.length + here.length === 0) throw new StepRefused(`Secret ${seals} is the only one.`);
  const refuseOutdated = async (queryable: Queryable) => {
    const [first] = await outdatedPlaces(queryable, sealer, placesOf(name));
    if (first !== undefined)
      throw new StepRefused(
        `${first.rows} of ${first.place} are sealed under a former secret. Run the step seal first.`,
      );
  };
  await refuseOutdated(owner);
  await untilFollowed(owner, name, seals);
  await owner.transaction(async (tx) => {
    await refuseOutdated(tx);
    for (const number of former) {
      if (name === 'app' && sealer.ring.numbers.includes(number))
        for (const use of keptUses) {
          const key = use === 'ledger-head' ? trustedHeadKey(sealer, number) : sealer.ring.key(use, number);
          await insertKeptKey(tx, number, use, sealer.seal('kept-key', key.toString('base64')));
        }
      await retireSecret(tx, name, number);
    }
  });
  await pause();
  await refuseOutdated(owner);
  return here;
}
