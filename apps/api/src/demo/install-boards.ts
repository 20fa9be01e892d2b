import type { Tx } from '@hanpan/db';
import { installMemberPosts, installPosts } from '../modules/board/index.ts';
import { readDemoBoards } from './demo-data.ts';

const dayMs = 86_400_000;

/** Notices, FAQ and posts of the demo site, on each board that has none yet. */
export async function installBoards(tx: Tx, siteId: number, nowMs: number): Promise<void> {
  const { operator, posts } = await readDemoBoards();
  await installPosts(
    tx,
    siteId,
    operator,
    posts.map(({ daysAgo, ...post }) => ({ ...post, at: new Date(nowMs - daysAgo * dayMs) })),
  );
}

/** What members of the demo wrote. */
export async function installDemoTalk(
  tx: Tx,
  siteId: number,
  memberIds: readonly number[],
  nowMs: number,
): Promise<void> {
  const { operator, members } = await readDemoBoards();
  await installMemberPosts(
    tx,
    siteId,
    operator,
    members.map(({ by, daysAgo, comments, ...post }) => ({
      ...post,
      memberId: memberIds[by] ?? 0,
      comments: comments.map(({ by: writer, content }) => ({ memberId: memberIds[writer] ?? 0, content })),
      at: new Date(nowMs - daysAgo * dayMs),
    })),
  );
}
