import type { DataOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { closeReview, countReviews, lockReview, makeReviewDue, reviewRows } from './review-list-store.ts';
import { versus } from './versus.ts';

/** What could not be settled or priced, the oldest first. */
export async function listReviews(
  queryable: Queryable,
  siteId: number,
  page: number,
): Promise<DataOf<'/api/console/sports/reviews'>> {
  const rows = await reviewRows(queryable, siteId, pageOf(page, consolePageSize));
  return {
    list: rows.map((row) => ({
      reviewId: row.id,
      subject: row.subject,
      subjectId: row.subject_id,
      eventId: row.event_id,
      name: row.home && row.away && versus(row.home, row.away),
      receiptId: row.receipt_id,
      reason: row.reason,
      tries: row.tries,
      firstAt: row.first_at.toISOString(),
      nextAt: row.next_at.toISOString(),
    })),
    pageInfo: pageInfoOf(page, consolePageSize, await countReviews(queryable, siteId)),
  };
}

/** The job that failed tries again at its next run. Fails with E404, or T999 where it has been done meanwhile. */
export async function retryReview(
  tx: Tx,
  context: OperatorContext,
  { reviewId }: { readonly reviewId: number },
  at: Date,
) {
  const review = await lockReview(tx, context.site.id, reviewId);
  if (review === undefined) return fail('E404');
  if (!review.is_open) return fail('T999');
  await makeReviewDue(tx, reviewId, at);
  await recordAction(tx, context, 'sports.review-retry', `${review.subject}:${review.subject_id}`);
  return { reviewId };
}

/** Takes an entry off the list with the reason. Fails with E404, or T999 where it has been done meanwhile. */
export async function dismissReview(
  tx: Tx,
  context: OperatorContext,
  { reviewId, reason }: { readonly reviewId: number; readonly reason: string },
  at: Date,
) {
  const review = await lockReview(tx, context.site.id, reviewId);
  if (review === undefined) return fail('E404');
  if (!review.is_open) return fail('T999');
  await closeReview(tx, reviewId, at);
  await recordAction(tx, context, 'sports.review-close', `${review.subject}:${review.subject_id}`, {
    reason,
  });
  return { reviewId };
}
