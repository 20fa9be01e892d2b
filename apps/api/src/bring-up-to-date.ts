import { type Database, type MigrateSettings, migrate } from '@hanpan/db';
import { openMonths } from '@hanpan/ledger';
import { adoptSettlements } from './modules/play/index.ts';

/**
 * What the owner of the tables does before anything else may use them: migrations, the months of the ledger, and the facts
 * of settlements that an earlier version left without. Months are otherwise opened by the worker, which starts later: an
 * installation that has rested for longer than they reach ahead would refuse every transfer until then.
 */
export async function bringUpToDate(owner: Database, settings: MigrateSettings = {}): Promise<void> {
  await migrate(owner, settings);
  await openMonths(owner);
  await adoptSettlements(owner);
}
