import { announceAheadMs } from '@hanpan/contract';
import { emit } from '../../../kernel/outbox.ts';
import type { SettingsServices } from '../services.ts';
import { tellItIsOver } from './plan-maintenance.ts';
import { presentWindow } from './present.ts';
import { dueMaintenance, isMaintenanceDue, rememberStep } from './store.ts';

/**
 * Tells open pages that maintenance comes in ten minutes, has begun (INSPECT Y) or is over (INSPECT N). What is refused
 * follows the clock and waits for nobody: this only moves the pages. A run that finds nothing begins no transaction.
 */
export async function tellMaintenance({ database, clock }: SettingsServices, limit: number): Promise<void> {
  if (!(await isMaintenanceDue(database, clock.date(), announceAheadMs))) return;
  await database.transaction(async (tx) => {
    const now = clock.date();
    for (const row of await dueMaintenance(tx, now, announceAheadMs, limit)) {
      const { site_id: siteId, step } = row;
      if (step === 'end') await tellItIsOver(tx, siteId);
      else await emit(tx, `site:${siteId}`, 'maintenance', presentWindow(row));
      if (step === 'begin') await emit(tx, `site:${siteId}`, 'INSPECT', { data1: 'Y' });
      await rememberStep(tx, siteId, step, now);
    }
  });
}
