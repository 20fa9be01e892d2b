import type { Tx } from '@hanpan/db';
import { emitToRooms } from '../../../../kernel/outbox.ts';
import { saveClosed } from './big-bet-store.ts';

/** Tells the desk of those of the bets, just decided by their clock, that a trader or a member had a say in. */
export async function closeBigBets(tx: Tx, betIds: readonly number[], at: Date): Promise<void> {
  if (betIds.length === 0) return;
  const closed = await saveClosed(tx, betIds, at);
  await emitToRooms(
    tx,
    'bigBet',
    closed.map(({ bet_id: betIdx, site_id }) => ({
      room: `operators:${site_id}` as const,
      payload: { betIdx, change: 'done' as const },
    })),
  );
}
