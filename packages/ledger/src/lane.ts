import { type Database, GroupWriter } from '@hanpan/db';
import { type Posting, postBatch, type ResolvedTransfer, sameContent } from './post-batch.ts';

/** Undefined: an account does not exist, nothing was posted. */
export type LanePosting = Posting | undefined;

/** A follower with the same content gets a replay; one with other content a conflict. */
function follow(first: ResolvedTransfer, follower: ResolvedTransfer, posting: LanePosting): LanePosting {
  if (posting === undefined || posting.status === 'insufficient') return posting;
  const isSame = sameContent(follower, first) && posting.status !== 'conflict';
  return { ...posting, status: isSame ? 'replayed' : 'conflict' };
}

/**
 * One writer of transfers. A member's transfers go through one lane, so a lane seldom meets another writer; a transfer
 * between members may, and locks from the start.
 */
export function openLane(database: Database): GroupWriter<ResolvedTransfer, LanePosting> {
  return new GroupWriter(database, {
    keyOf: (transfer) => transfer.key,
    write: postBatch,
    meetsOthers: (transfer) => transfer.betweenMembers,
    follow,
  });
}
