import { announceAheadMs, type BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { emit } from '../../../kernel/outbox.ts';
import { lockSite } from '../../../kernel/site-store.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { SettingsServices } from '../services.ts';
import { presentState, presentWindow, revisionOfWindow } from './present.ts';
import { dropMaintenance, lockMaintenance, nextMaintenance, saveMaintenance } from './store.ts';

/**
 * Plans maintenance or changes it; every open page is told at once. Fails with T999 where the window is no longer as the
 * operator read it, I001 where it would begin sooner than it can be announced, and I002 where it would end before it begins, or in the past. What is running keeps its start.
 */
export async function setMaintenance(
  { clock }: Pick<SettingsServices, 'clock'>,
  tx: Tx,
  context: OperatorContext,
  { revision, startDate, endDate, reason, contact }: BodyOf<'/api/console/maintenance/set'>,
) {
  const siteId = context.site.id;
  // There is no row to lock before the first plan.
  await lockSite(tx, siteId);
  const now = clock.date();
  const held = await lockMaintenance(tx, siteId, now);
  if ((held === undefined ? null : revisionOfWindow(held)) !== revision) return fail('T999');
  const isRunning = held !== undefined && held.starts_at <= now;
  const isAtOnce = startDate === null;
  const startsAt = isRunning ? held.starts_at : isAtOnce ? now : new Date(startDate);
  const endsAt = endDate === null ? null : new Date(endDate);
  const isUnmoved = held?.starts_at.getTime() === startsAt.getTime();
  if (!isRunning && !isAtOnce && !isUnmoved && startsAt.getTime() < now.getTime() + announceAheadMs)
    return fail('I001');
  if (endsAt !== null && (endsAt <= startsAt || endsAt <= now)) return fail('I002');

  const begins = startsAt <= now;
  const announcedAt = begins || isUnmoved ? (held?.announced_at ?? (begins ? now : null)) : null;
  const words = { reason, contact };
  const times = { announcedAt, beganAt: begins ? (held?.began_at ?? now) : null };
  await saveMaintenance(tx, { siteId, startsAt, endsAt, ...words, setBy: context.operatorName, ...times });
  const set = { startDate: startsAt.toISOString(), endDate: endsAt?.toISOString() ?? null, ...words };
  await recordAction(tx, context, 'maintenance.set', `site:${siteId}`, { ...set, isAtOnce });
  await emit(tx, `site:${siteId}`, 'maintenance', set);
  if (begins && !isRunning) await emit(tx, `site:${siteId}`, 'INSPECT', { data1: 'Y' });
  return presentState(await nextMaintenance(tx, siteId, now), now);
}

/** Ends what is running, or drops what is planned. Fails with T999 where there is neither, or it is no longer as the operator read it. */
export function endMaintenance(
  { database, clock }: SettingsServices,
  context: OperatorContext,
  { revision }: BodyOf<'/api/console/maintenance/end'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    await lockSite(tx, siteId);
    const now = clock.date();
    const held = await lockMaintenance(tx, siteId, now);
    if (held === undefined || revisionOfWindow(held) !== revision) return fail('T999');
    await dropMaintenance(tx, siteId);
    await recordAction(tx, context, 'maintenance.end', `site:${siteId}`, presentWindow(held));
    await tellItIsOver(tx, siteId);
    return presentState(undefined, now);
  });
}

export async function tellItIsOver(tx: Tx, siteId: number): Promise<void> {
  await emit(tx, `site:${siteId}`, 'maintenance', presentWindow(undefined));
  await emit(tx, `site:${siteId}`, 'INSPECT', { data1: 'N' });
}
