import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { lockMemberOf } from '../member/index.ts';
import { insertReview, markerOf, openKinds } from './review-store.ts';

/**
 * Notes what an operator did about the markers of a member, up to the latest that it saw; newer ones stay open. Fails with E404 where
 * the site has no such member or the member no such marker, T999 where somebody has reviewed that one.
 */
export async function reviewMarkers(
  tx: Tx,
  context: OperatorContext,
  { memberKey: memberId, untilMarker, outcome, note }: BodyOf<'/api/console/harm/review'>,
  at: Date,
) {
  const { site, operatorName: by } = context;
  // Two operators at once: the second finds nothing open any more.
  if ((await lockMemberOf(tx, site.id, memberId)) === undefined) return fail('E404');
  const marker = await markerOf(tx, { siteId: site.id, memberId, markerId: untilMarker });
  if (marker === undefined) return fail('E404');
  if (!marker.isOpen) return fail('T999');
  const kinds = await openKinds(tx, memberId, untilMarker);
  await insertReview(tx, { siteId: site.id, memberId, untilMarker, outcome, note, by, at });
  await recordAction(tx, context, 'member.care-review', `member:${memberId}`, {
    outcome,
    note,
    kinds,
    untilMarker,
  });
  return { memberKey: memberId };
}
