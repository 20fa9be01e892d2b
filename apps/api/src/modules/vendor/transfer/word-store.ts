import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { ApprovalCause } from '@hanpan/rules';

/** What an operator says became of a movement: how much moved and what the vendor holds after it, or that nothing did. */
export interface Word {
  readonly operatorId: number;
  readonly moved: Amount | null;
  readonly left: Amount | null;
  readonly cause: ApprovalCause;
}

export interface EndedTransfer {
  readonly siteId: number;
  readonly memberId: number;
  readonly memId: string;
  readonly vendorCode: string;
  readonly askedAmount: Amount | null;
  readonly direction: 'in' | 'out';
}

/** A movement of the site, whatever state it is in; undefined where there is none. */
export function findTransferOfSite(
  queryable: Queryable,
  siteId: number,
  transferId: string,
): Promise<EndedTransfer | undefined> {
  return queryable.row(
    `select t.site_id as "siteId", t.member_id as "memberId", m.mem_id as "memId", v.code as "vendorCode",
            t.asked_amount as "askedAmount", t.direction
       from game_transfer t join member_card m on m.id = t.member_id join vendor v on v.id = t.vendor_id
      where t.site_id = $1 and t.id = $2`,
    [siteId, transferId],
  );
}

/** Whether somebody may be asking the vendor about it at this moment, so that what is said now may not be so in the next. */
export async function isBeingAsked(tx: Tx, transferId: string, now: Date, since: Date): Promise<boolean> {
  const row = await tx.row<{ asked: boolean }>(
    `select state = 'pending' and next_attempt_at > $2 or coalesce(claimed_at > $3, false) as asked
       from game_transfer where id = $1`,
    [transferId, now, since],
  );
  return row?.asked !== false;
}

/** What was said of it and waits for a second operator. */
export function wordOn(tx: Tx, transferId: string): Promise<Word | undefined> {
  return tx.row(
    `select operator_id as "operatorId", moved_amount as moved, left_amount as left, cause
       from game_transfer_word where transfer_id = $1`,
    [transferId],
  );
}

/** In place of what was said before. */
export async function keepWord(
  tx: Tx,
  transferId: string,
  { operatorId, moved, left, cause, reason, at }: Word & { readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx.run(
    `insert into game_transfer_word (transfer_id, operator_id, moved_amount, left_amount, cause, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (transfer_id) do update set operator_id = excluded.operator_id, moved_amount = excluded.moved_amount,
       left_amount = excluded.left_amount, cause = excluded.cause, reason = excluded.reason, at = excluded.at`,
    [transferId, operatorId, moved, left, cause, reason, at],
  );
}

/** It has ended: nobody has to say anything of it any more. */
export async function forgetWord(tx: Tx, transferId: string): Promise<void> {
  await tx.run('delete from game_transfer_word where transfer_id = $1', [transferId]);
}
