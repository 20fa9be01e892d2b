import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface ReviewRow {
  readonly id: number;
  readonly subject: string;
  readonly subject_id: number;
  readonly event_id: number | null;
  /** A job tries it again. */
  readonly is_retried: boolean;
  readonly home: LocalText | null;
  readonly away: LocalText | null;
  readonly receipt_id: string | null;
  readonly reason: string;
  readonly tries: number;
  readonly first_at: Date;
  readonly next_at: Date;
}

/** Bets of other sites are theirs alone; events belong to all. */
const ofSite = `r.resolved_at is null
  and (r.subject <> 'bet' or exists (select from bet b where b.id = r.subject_id and b.site_id = $1))`;

/** Of a bet the event that comes first. */
const aboutEvent = `case r.subject
  when 'bet' then (select min(l.event_id) from bet_leg l where l.bet_id = r.subject_id)
  when 'market' then (select m.event_id from market m where m.id = r.subject_id)
  else r.subject_id end`;

/**
 * Whether any job tries it again: a market that nothing decides waits for a person, and so does a result that no correction
 * brings and no match of this site is played to.
 */
const isRetried = `case r.subject when 'bet' then true when 'market' then false else
  exists (select from event e where e.id = r.subject_id and e.settled_at is null
             and (r.subject = 'price' or e.feed in ('replay', 'season')))
  or r.subject = 'result' and exists (
     select from event_correction c where c.event_id = r.subject_id and c.written_at is null) end`;

export function reviewRows(
  queryable: Queryable,
  siteId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  return queryable.rows(
    `select r.id, r.subject, r.subject_id, e.id as event_id, h.name as home, a.name as away, b.receipt_id, r.reason, r.tries,
            r.first_at, r.next_at, ${isRetried} as is_retried
       from sports_review r
       left join bet b on r.subject = 'bet' and b.id = r.subject_id
       left join event e on e.id = ${aboutEvent}
       left join team h on h.id = e.home_team left join team a on a.id = e.away_team
      where ${ofSite} order by r.first_at, r.id limit $2 offset $3`,
    [siteId, limit, offset],
  );
}

export async function countReviews(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from sports_review r where ${ofSite}`,
    [siteId],
  );
  return row?.count ?? 0;
}

export interface LockedReview {
  readonly subject: string;
  readonly subject_id: number;
  readonly is_open: boolean;
  readonly is_retried: boolean;
}

/** Locks an entry that is on the list of this site. */
export function lockReview(tx: Tx, siteId: number, reviewId: number): Promise<LockedReview | undefined> {
  return tx.row(
    `select r.subject, r.subject_id, r.resolved_at is null as is_open, ${isRetried} as is_retried from sports_review r
      where r.id = $2 and (r.subject <> 'bet' or exists (select from bet b where b.id = r.subject_id and b.site_id = $1))
        for update of r`,
    [siteId, reviewId],
  );
}

/** It is due now, whatever it has waited for. */
export async function makeReviewDue(tx: Tx, reviewId: number, at: Date): Promise<void> {
  await tx.run('update sports_review set next_at = $2 where id = $1', [reviewId, at]);
}

/** Dealt with by hand. */
export async function closeReview(tx: Tx, reviewId: number, at: Date): Promise<void> {
  await tx.run('update sports_review set resolved_at = $2 where id = $1', [reviewId, at]);
}
