import type { Tx } from '@hanpan/db';
import type { GameFamily } from '../../play/index.ts';

/** When a member last logged in, bet in any family or asked for money; null where it has never done anything. */
export async function lastUse(
  tx: Tx,
  families: readonly GameFamily[],
  memberId: number,
): Promise<{ readonly knownAt: Date; readonly usedAt: Date } | undefined> {
  const played = families.map(
    ({ historyView }) => `(select max(h.started_at) from ${historyView} h where h.member_id = m.id)`,
  );
  return tx.row(
    `select coalesce(m.active_at, m.decided_at, m.applied_at) as "knownAt",
            greatest(coalesce(m.active_at, m.decided_at, m.applied_at),
              (select max(r.applied_at) from cash_request r where r.member_id = m.id), ${played.join(', ')}) as "usedAt"
       from member m where m.id = $1`,
    [memberId],
  );
}
