import { openDatabase } from '@hanpan/db';
import { bringUpToDate } from './bring-up-to-date.ts';
import { sealersOf } from './kernel/keys/sealers-of.ts';
import type { ProcessSettings } from './kernel/settings-from-environment.ts';
import { refuseOtherSecrets } from './refuse-other-secrets.ts';

/**
 * What the owner of the tables does before the application opens them, at a start and for a program of the terminal alike.
 * Throws SetupRefused.
 */
export async function prepareAsOwner(settings: ProcessSettings): Promise<void> {
  const owner = openDatabase({ url: settings.databaseUrl, poolSize: 1, name: 'hanpan-setup' });
  try {
    await bringUpToDate(owner);
    await refuseOtherSecrets(owner, sealersOf(settings));
  } finally {
    await owner.close();
  }
}
