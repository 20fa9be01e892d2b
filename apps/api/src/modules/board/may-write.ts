import type { BoardType } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { lockMember, type MemberFacts } from '../member/index.ts';
import { writtenSince } from './post-store.ts';
import type { BoardServices } from './services.ts';

/** More than this in ten minutes is no conversation. */
const countedMs = 600_000;
const mostPosts = 5;
const mostComments = 20;

/**
 * Locks who writes, so that two texts of one member come one after the other. Fails with E403 where the body says that
 * it is somebody else, and with BD04 where members may not write: on the site's own boards, and anywhere but to
 * support while suspended.
 */
export async function lockWriter(
  tx: Tx,
  { memberId }: MemberContext,
  board: BoardType,
  claimedId: string | null,
): Promise<MemberFacts | Failure<'E403' | 'BD04'>> {
  const member = await lockMember(tx, memberId);
  if (member === undefined) return fail('BD04');
  if (claimedId !== null && claimedId.toLowerCase() !== member.memId.toLowerCase()) return fail('E403');
  if (board !== 'board' && board !== 'qna') return fail('BD04');
  return board === 'qna' || member.status === 'active' ? member : fail('BD04');
}

/** Whether a locked member has written as much as is allowed in a short time. */
export async function hasWrittenTooMuch(
  { clock }: Pick<BoardServices, 'clock'>,
  tx: Tx,
  memberId: number,
): Promise<{ posts: boolean; comments: boolean }> {
  const { posts, comments } = await writtenSince(tx, memberId, new Date(clock() - countedMs));
  return { posts: posts >= mostPosts, comments: comments >= mostComments };
}
