import type { Database, Tx } from '@hanpan/db';
import type { Clock } from '../../../kernel/clock.ts';
import { listSites } from '../../../kernel/site-store.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { settingsOf } from '../../settings/index.ts';
import { emitEvents } from '../board/emit-events.ts';
import { saveCancelled } from '../settlement/correction-store.ts';
import { lockEvent } from '../settlement/result-store.ts';
import { settleScopes } from '../settlement/settle-scopes.ts';
import { openReplays } from './play-store.ts';

/**
 * The results of replayed matches can be looked up, so nobody bets money on them: as soon as a site of the installation takes
 * any, those that an older version has left are void, before and after their kick-off. Returns whether they may be played.
 */
export async function mayReplay(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  limit: number,
): Promise<boolean> {
  const open = await openReplays(database, limit);
  if (open.length === 0) return true;
  const sites = await listSites(database);
  if (sites.every((site) => settingsOf(site).moneyMode === 'play')) return true;
  for (const eventId of open) await inTransaction(database, (tx) => refuse(tx, eventId, clock.date()));
  return false;
}

async function refuse(tx: Tx, eventId: number, at: Date): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (event.settled_at !== null) return;
  await saveCancelled(tx, eventId, at);
  const record = { scores: {}, standing: {}, halfPeriodsPlayed: 0, irregularities: [], awardedTo: null };
  await settleScopes(tx, eventId, { ...record, ending: 'not-played' }, at);
  await emitEvents(tx, [eventId], at);
}
