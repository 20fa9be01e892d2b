import { applicationRole, type Database, openDatabase, Pulse } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';
import { defaultFeedWeight, quicknet } from '@hanpan/rules';
import type { ApplicationServices } from './application-services.ts';
import { families } from './families.ts';
import { openBreachedPasswords } from './kernel/breached-passwords.ts';
import { createFollowingClock } from './kernel/clock.ts';
import { callLimits, longLimits } from './kernel/database-limits.ts';
import { openExcludedPersons } from './kernel/excluded-persons.ts';
import { sealersOf } from './kernel/keys/sealers-of.ts';
import { createSecretHasher } from './kernel/secret-hash.ts';
import type { ProcessSettings } from './kernel/settings-from-environment.ts';
import { openBeacon } from './modules/draws/index.ts';
import { readSports } from './modules/sports/index.ts';
import { VendorDirectory } from './modules/vendor/index.ts';
import { dialects } from './vendors/dialects.ts';

/** `calls`: somebody waits for what is done here. `jobs`: nobody does, so it may take its time. */
export type Serves = 'calls' | 'jobs';

function openDatabases({ databaseUrl: url }: ProcessSettings, name: string, serves: Serves) {
  const shared = { url, role: applicationRole, name };
  if (serves === 'jobs') {
    const pulse = { isAlive: () => true, isLost: () => false };
    const database = openDatabase({ ...shared, ...longLimits, poolSize: 20 });
    return { pulse, database, longDatabase: database };
  }
  const pulse = new Pulse({ url, name: `${name}-pulse` });
  const longDatabase = openDatabase({ ...shared, ...longLimits, poolSize: 4, pulse });
  const calls = openDatabase({ ...shared, ...callLimits, poolSize: 20, pulse });
  const close = async () => {
    pulse.close();
    await Promise.all([calls.close(), longDatabase.close()]);
  };
  return { pulse, longDatabase, database: { ...calls, close } satisfies Database };
}

/** What both roles are made of. `slot` keeps the ledger shards of two processes apart. */
export function openServices(
  settings: ProcessSettings,
  name: string,
  slot: number,
  serves: Serves,
): ApplicationServices {
  const { database, longDatabase, pulse } = openDatabases(settings, name, serves);
  const { sealer, witness } = sealersOf(settings);
  const clock = createFollowingClock();
  return {
    database,
    longDatabase,
    pulse,
    ledger: new Ledger(database, { slot }),
    clock,
    sealer,
    witness,
    beacon: openBeacon({
      network: quicknet,
      mirrors: { urls: settings.beaconUrls, timeoutMs: 3_000, request: fetch },
      isForNewSeries: settings.drawSalt === 'beacon',
      clock,
    }),
    hasher: createSecretHasher(sealer),
    isBreached: openBreachedPasswords(settings.breachedPasswords),
    isExcludedPerson: openExcludedPersons(settings.excludedPersons),
    publicUrl: settings.publicUrl,
    feedWeight: settings.feedWeight ?? defaultFeedWeight,
    season: { speed: settings.seasonSpeed, sports: readSports(settings.seasonSports) },
    minigame: { roundMs: settings.minigameRoundMs },
    dialects,
    vendors: new VendorDirectory({ database, clock, sealer, dialects }),
    families,
  };
}
