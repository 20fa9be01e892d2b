import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface OpenDeposit {
  readonly cashIdx: number;
  readonly receiptId: string;
  readonly memId: string;
  readonly memNick: string;
  readonly payerName: string | null;
  readonly accountHolder: string;
  readonly amount: Amount;
  readonly appliedAt: Date;
  readonly claimedBy: string | null;
}

/** The deposits of a site that wait for the desk, the oldest first, and whether these are all of them. */
export async function openDeposits(
  queryable: Queryable,
  siteId: number,
  limit: number,
): Promise<{ readonly open: readonly OpenDeposit[]; readonly isAll: boolean }> {
  const oldest = await queryable.rows<OpenDeposit>(
    `select r.id as "cashIdx", r.receipt_id as "receiptId", m.mem_id as "memId", m.nickname as "memNick",
            r.payer_name as "payerName", m.holder_name as "accountHolder", r.amount, r.applied_at as "appliedAt",
            o.name as "claimedBy"
       from cash_request r join member_card m on m.id = r.member_id left join operator o on o.id = r.claimed_by
      where r.site_id = $1 and r.kind = 'in' and r.state in (0, 2) order by r.applied_at, r.id limit $2`,
    [siteId, limit + 1],
  );
  return { open: oldest.slice(0, limit), isAll: oldest.length <= limit };
}

export interface CreditedDeposit {
  readonly payerName: string | null;
  readonly accountHolder: string;
  readonly amount: Amount;
  readonly processedAt: Date;
}

/** What was credited, the oldest first, and since when it is all of it. */
export interface Credited {
  readonly deposits: readonly CreditedDeposit[];
  readonly wholeFromMs: number;
}

/**
 * The deposits of a site that were approved since then. Of more than `limit` the newest are read: a payment of yesterday is more
 * likely to stand in a statement than one of last month.
 */
export async function creditedDeposits(
  queryable: Queryable,
  siteId: number,
  since: Date,
  limit: number,
): Promise<Credited> {
  const newest = await queryable.rows<CreditedDeposit>(
    `select r.payer_name as "payerName", m.holder_name as "accountHolder", r.amount,
            r.processed_at as "processedAt"
       from cash_request r join member_card m on m.id = r.member_id
      where r.site_id = $1 and r.kind = 'in' and r.state = 1 and r.processed_at >= $2
      order by r.processed_at desc, r.id desc limit $3`,
    [siteId, since, limit + 1],
  );
  const deposits = newest.slice(0, limit).reverse();
  const [oldest] = deposits;
  const isWhole = newest.length <= limit || oldest === undefined;
  // Others of the oldest one's millisecond may be among those that were left out.
  return { deposits, wholeFromMs: isWhole ? since.getTime() : oldest.processedAt.getTime() + 1 };
}
