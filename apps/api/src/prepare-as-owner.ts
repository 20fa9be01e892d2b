import { type MigrateSettings, openDatabase } from '@hanpan/db';
import { bringUpToDate } from './bring-up-to-date.ts';
import { sealersOf } from './kernel/keys/sealers-of.ts';
import type { ProcessSettings } from './kernel/settings-from-environment.ts';
import { refuseOtherSecrets } from './refuse-other-secrets.ts';

/**
 * What the owner of the tables does before the application opens them. A program of the terminal, which may work beside a site
 * that runs and was started before the newest code was fetched, `refusesOlder`: it makes an empty database, and leaves one
 * of earlier code to the next start. Throws SetupRefused.
 */
export async function prepareAsOwner(settings: ProcessSettings, how: MigrateSettings = {}): Promise<void> {
  const owner = openDatabase({ url: settings.databaseUrl, poolSize: 1, name: 'hanpan-setup' });
  try {
    await bringUpToDate(owner, how);
    await refuseOtherSecrets(owner, sealersOf(settings));
  } finally {
    await owner.close();
  }
}
