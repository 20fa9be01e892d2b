import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { hideComment, hidePost } from './console-store.ts';
import type { BoardServices } from './services.ts';

/** Hides a post or a comment from members, or shows it again; audited. Fails with E404. */
export async function hideWritten(
  { clock }: BoardServices,
  tx: Tx,
  context: OperatorContext,
  { boardIdx, cmtIdx, hiddenYn, reason }: BodyOf<'/api/console/board/hide'>,
): Promise<Record<string, never> | Failure<'E404'>> {
  const { site, operatorName } = context;
  const by = hiddenYn === 'Y' ? operatorName : null;
  const at = clock.date();
  const changed = await (cmtIdx === null
    ? hidePost(tx, site.id, boardIdx, by, at)
    : hideComment(tx, { siteId: site.id, postId: boardIdx, id: cmtIdx }, by, at));
  if (changed === 0) return fail('E404');
  const subject = cmtIdx === null ? `post:${boardIdx}` : `comment:${cmtIdx}`;
  await recordAction(tx, context, hiddenYn === 'Y' ? 'board.hide' : 'board.show', subject, { reason });
  return {};
}
