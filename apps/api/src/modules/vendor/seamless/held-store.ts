import type { Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** Money that is owed to a member and was not moved: the vendor was told to come again with it. */
export interface HeldMovement {
  readonly vendorId: number;
  readonly transactionId: string;
  /** The bet that it is about; null where the dialect settles rounds. */
  readonly referenceId: string | null;
  readonly kind: 'win' | 'rollback';
  readonly reason: 'held' | 'out-of-range';
  readonly siteId: number;
  readonly memberId: number;
  readonly round: string;
  readonly gameKey: string;
  readonly amount: Amount;
}

/** Whether a win is more than its vendor may pay, and nobody has let it through. */
export async function isHeld(
  tx: Tx,
  vendorId: number,
  transactionId: string,
  amount: Amount,
): Promise<boolean> {
  const [row] = await tx.prepared<{ held: boolean }>(
    'vendor-win-held',
    `select v.largest_win < $3 and not exists (
              select from vendor_held h where h.vendor_id = v.id and h.transaction_id = $2 and h.amount = $3
                 and h.released_at is not null) as held
       from vendor v where v.id = $1`,
    [vendorId, transactionId, amount],
  );
  return row?.held !== false;
}

/** Remembers for operators what was not paid, and how often the vendor has come with it. */
export async function holdMovement(tx: Tx, held: HeldMovement, at: Date): Promise<void> {
  await tx.prepared(
    'vendor-hold',
    `insert into vendor_held as known (vendor_id, transaction_id, kind, reason, site_id, member_id, round, game_key, amount,
       first_at, last_at, reference_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)
     on conflict (vendor_id, transaction_id) do update
        set reason = excluded.reason, amount = excluded.amount, last_at = excluded.last_at, times = known.times + 1,
            reference_id = excluded.reference_id, dismissed_at = null,
            released_at = case when known.amount = excluded.amount then known.released_at end`,
    [
      held.vendorId,
      held.transactionId,
      held.kind,
      held.reason,
      held.siteId,
      held.memberId,
      held.round,
      held.gameKey,
      held.amount,
      at,
      held.referenceId,
    ],
  );
}
