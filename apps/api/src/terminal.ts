import { type Database, openDatabase, type Queryable } from '@hanpan/db';
import type { TrustedKey } from '@hanpan/ledger';
import type { ApplicationServices } from './application-services.ts';
import { beginNewest, retireFormer, type SecretState, secretState } from './change-secret.ts';
import { createSite, type NewSite } from './create-site.ts';
import { giveOperatorPassword, type NamedOperator } from './give-operator-password.ts';
import { excludedListOf, personsIn } from './kernel/excluded-persons.ts';
import { followSecrets, type HeldSecrets } from './kernel/keys/follow-secrets.ts';
import type { RingName } from './kernel/keys/key-table.ts';
import { sealersOf } from './kernel/keys/sealers-of.ts';
import { hasNumbers } from './kernel/keys/secret-store.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { trustedHeadKeys } from './modules/report/index.ts';
import { prepareAsOwner } from './prepare-as-owner.ts';
import { openServices } from './services.ts';

const besideSite = { refusesOlder: true };

async function inInstallation<Result>(
  environment: NodeJS.ProcessEnv,
  work: (services: ApplicationServices) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareAsOwner(settings, besideSite);
  const services = openServices(settings, 'hanpan-terminal', 0, 'jobs');
  try {
    await services.clock.ofDatabase(services.database);
    await followSecrets(services.database, services);
    return await work(services);
  } finally {
    await services.database.close();
  }
}

/** What `npm run site:create` does, with the environment that setup is given. Returns the owner's password. */
export function createSiteFrom(environment: NodeJS.ProcessEnv, site: NewSite): Promise<string> {
  return inInstallation(environment, (services) => createSite(services, site));
}

/** What `npm run operator:password` does, with the environment that setup is given. Returns the password. */
export function givePasswordFrom(environment: NodeJS.ProcessEnv, operator: NamedOperator): Promise<string> {
  return inInstallation(environment, (services) => giveOperatorPassword(services, operator));
}

async function asOwner<Result>(
  environment: NodeJS.ProcessEnv,
  work: (owner: Database, secrets: HeldSecrets) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareAsOwner(settings, besideSite);
  const owner = openDatabase({ url: settings.databaseUrl, poolSize: 2, name: 'hanpan-terminal' });
  try {
    return await work(owner, sealersOf(settings));
  } finally {
    await owner.close();
  }
}

/** How far the change of a secret has come, for `npm run rotate-secret`. A secret that is new to the database is known to it from now on. */
export function secretStateFrom(environment: NodeJS.ProcessEnv, name: RingName): Promise<SecretState> {
  return asOwner(environment, (owner, secrets) => secretState(owner, secrets, name));
}

/** Seals everything under the newest secret. Throws a sentence while that must not be. */
export function beginNewestFrom(
  environment: NodeJS.ProcessEnv,
  name: RingName,
  tell: (line: string) => void,
): Promise<void> {
  return asOwner(environment, (owner, secrets) => beginNewest(owner, secrets, name, tell));
}

/** Returns the numbers of the former secrets, which nothing needs any more. Throws a sentence while something does. */
export function retireFormerFrom(environment: NodeJS.ProcessEnv, name: RingName): Promise<readonly number[]> {
  return asOwner(environment, (owner, secrets) => retireFormer(owner, secrets, name));
}

/**
 * The keys that days of the ledger may be signed with. `secrets` are those of the application by number. Reads only, and asks the
 * database for keys of before. Throws a sentence where a secret of the installation is not among them: every day that it has
 * signed would be taken for a stranger's.
 */
export async function headKeysOf(
  queryable: Queryable,
  secrets: Readonly<Record<number, string>>,
): Promise<readonly TrustedKey[]> {
  const numbered = new Map(Object.entries(secrets).map(([number, secret]) => [Number(number), secret]));
  const { sealer } = sealersOf({ secrets: numbered, witnessSecrets: undefined });
  // A database of an older version has no numbers yet, and no other secret than the first.
  if (await hasNumbers(queryable)) {
    const { missing } = await followSecrets(queryable, { sealer, witness: undefined });
    if (missing.length > 0)
      throw new Error(
        `The keys of this installation are not all here: put keys/${missing.join(', keys/')} of its data folder back, or give them by their variables.`,
      );
  }
  return trustedHeadKeys(sealer);
}

/** What `npm run excluded:list` writes, of lines of a name, a comma and a birth date. Throws a sentence where a line is none. */
export function excludedListFrom(text: string): Promise<string> {
  return excludedListOf(personsIn(text));
}
