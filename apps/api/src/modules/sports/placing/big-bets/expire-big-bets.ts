import type { Tx } from '@hanpan/db';
import { emitToRooms } from '../../../../kernel/outbox.ts';
import { saveExpired } from './big-bet-store.ts';

/** Of the bets that were just given back, those that a trader or a member was asked about have run out of time. */
export async function expireBigBets(tx: Tx, betIds: readonly number[], at: Date): Promise<void> {
  if (betIds.length === 0) return;
  const expired = await saveExpired(tx, betIds, at);
  await emitToRooms(
    tx,
    'bigBet',
    expired.map(({ bet_id: betIdx, site_id }) => ({
      room: `operators:${site_id}` as const,
      payload: { betIdx, change: 'done' as const },
    })),
  );
}
