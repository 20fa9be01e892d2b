import type { DataOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { mayMove } from './may-move.ts';
import {
  closeReview,
  countReviews,
  type LockedReview,
  lockReview,
  makeReviewDue,
  type ReviewRow,
  reviewRows,
} from './review-list-store.ts';
import { versus } from './versus.ts';

/** What could not be settled or priced, the oldest first. */
export async function listReviews(
  queryable: Queryable,
  context: Pick<OperatorContext, 'isPlatform' | 'site'>,
  page: number,
): Promise<DataOf<'/api/console/sports/reviews'>> {
  const { site } = context;
  const rows = await reviewRows(queryable, site.id, pageOf(page, consolePageSize));
  const decidesEvents = await mayMove(queryable, context);
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
      isRetried: row.is_retried,
      mayDecide: isOfSite(row) || decidesEvents,
    })),
    pageInfo: pageInfoOf(page, consolePageSize, await countReviews(queryable, site.id)),
  };
}

/** Bets are a site's own; what is about an event is about the bets of all sites. */
function isOfSite({ subject }: Pick<ReviewRow, 'subject'>): boolean {
  return subject === 'bet';
}

/** Fails with E404, O012 where it is not this operator's to decide, or T999 where it has been done meanwhile. */
async function lockDecided(
  tx: Tx,
  context: OperatorContext,
  reviewId: number,
): Promise<LockedReview | Failure<'E404' | 'O012' | 'T999'>> {
  const review = await lockReview(tx, context.site.id, reviewId);
  if (review === undefined) return fail('E404');
  if (!isOfSite(review) && !(await mayMove(tx, context))) return fail('O012');
  return review.is_open ? review : fail('T999');
}

/** The job that failed tries again at its next run. Fails as `lockDecided`, or with O016 where no job would try it. */
export async function retryReview(
  tx: Tx,
  context: OperatorContext,
  { reviewId }: { readonly reviewId: number },
  at: Date,
) {
  const review = await lockDecided(tx, context, reviewId);
  if (isFailure(review)) return review;
  if (!review.is_retried) return fail('O016');
  await makeReviewDue(tx, reviewId, at);
  await recordAction(tx, context, 'sports.review-retry', `${review.subject}:${review.subject_id}`);
  return { reviewId };
}

/** Takes an entry off the list with the reason. Fails as `lockDecided`. */
export async function dismissReview(
  tx: Tx,
  context: OperatorContext,
  { reviewId, reason }: { readonly reviewId: number; readonly reason: string },
  at: Date,
) {
  const review = await lockDecided(tx, context, reviewId);
  if (isFailure(review)) return review;
  await closeReview(tx, reviewId, at);
  await recordAction(tx, context, 'sports.review-close', `${review.subject}:${review.subject_id}`, {
    reason,
  });
  return { reviewId };
}
