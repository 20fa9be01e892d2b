import type { Tx } from '@hanpan/db';
import { need } from '../../../../kernel/need.ts';
import { emit } from '../../../../kernel/outbox.ts';
import { betOf } from '../../bets/list-bets.ts';

/** Shows a member its bet as it waits now. */
export async function tellWaiting(tx: Tx, memberId: number, betId: number): Promise<void> {
  await emit(tx, `member:${memberId}`, 'bet', { bet: need(await betOf(tx, memberId, betId), 'a bet') });
}
