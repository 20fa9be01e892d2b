import type { Queryable, Tx } from '@hanpan/db';

/**
 * What could not be done: a bet not settled, an event's result not written, its prices not made; or a market of an event
 * that is over whose result nobody knows, which an operator decides.
 */
export type ReviewSubject = 'bet' | 'result' | 'price' | 'market';

/** Puts something on the review list, or notes that it failed again; the next try comes later each time, up to an hour. */
export async function noteReview(
  tx: Tx,
  subject: ReviewSubject,
  id: number,
  reason: string,
  at: Date,
): Promise<void> {
  await noteReviews(tx, subject, [id], reason, at);
}

/** The same for several, for one reason. */
export async function noteReviews(
  tx: Tx,
  subject: ReviewSubject,
  ids: readonly number[],
  reason: string,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    `insert into sports_review (subject, subject_id, reason, first_at, next_at)
     select $1, id, $3, $4::timestamptz, $4::timestamptz + interval '1 minute' from unnest($2::bigint[]) id
     on conflict (subject, subject_id) where resolved_at is null do update set reason = excluded.reason,
       tries = sports_review.tries + 1,
       next_at = $4::timestamptz + least(interval '1 hour', interval '1 minute' * (2 ^ least(sports_review.tries, 10)))`,
    [subject, ids, reason, at],
  );
}

/** What is due to be tried again, the longest due first. */
export async function dueReviews(
  queryable: Queryable,
  subject: ReviewSubject,
  at: Date,
  limit: number,
): Promise<number[]> {
  const rows = await queryable.prepared<{ id: number }>(
    'reviews-due',
    `select subject_id as id from sports_review where resolved_at is null and subject = $1 and next_at <= $2
      order by next_at limit $3`,
    [subject, at, limit],
  );
  return rows.map((row) => row.id);
}

/** It was done after all. */
export async function resolveReview(tx: Tx, subject: ReviewSubject, id: number, at: Date): Promise<void> {
  await resolveReviews(tx, subject, [id], at);
}

/** The same for several. */
export async function resolveReviews(
  tx: Tx,
  subject: ReviewSubject,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    'update sports_review set resolved_at = $3 where subject = $1 and subject_id = any($2) and resolved_at is null',
    [subject, ids, at],
  );
}
