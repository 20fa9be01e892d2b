import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isFailure } from '../../kernel/failure.ts';
import { insertComment } from './comment-store.ts';
import { countPosts } from './list-store.ts';
import { insertPost, replaceTexts, setAnswered } from './post-store.ts';
import { publishedTexts } from './publish-post.ts';

interface InstalledPost {
  readonly board: 'board' | 'notice' | 'faq';
  readonly category: 'event' | 'notice' | 'account' | 'cash' | 'bet' | 'game';
  readonly title: LocalText;
  /** HTML. */
  readonly body: LocalText;
  readonly isPinned: boolean;
  readonly at: Date;
}

/** Puts posts of the site onto those of its boards on which nobody has published anything yet. */
export async function installPosts(
  tx: Tx,
  siteId: number,
  operator: string,
  posts: readonly InstalledPost[],
): Promise<void> {
  const filter = { category: null, type: null, status: null, pattern: null, isMine: false } as const;
  const empty = new Set<string>();
  for (const board of ['board', 'notice', 'faq'] as const) {
    const count = await countPosts(tx, { ...filter, siteId, board, memberId: null, locale: 'ko' });
    if (count === 0) empty.add(board);
  }
  for (const { title, body, ...post } of posts.filter(({ board }) => empty.has(board))) {
    const texts = publishedTexts(title, body);
    if (isFailure(texts)) throw new Error(`a post of the demo is not whole: ${title.ko}`);
    const id = await insertPost(tx, { ...post, siteId, type: null, memberId: null, operator });
    await replaceTexts(tx, id, texts);
  }
}

interface InstalledTalk {
  readonly board: 'board' | 'qna';
  readonly type: 'bankaccount' | 'etc' | null;
  readonly memberId: number;
  readonly title: string;
  readonly content: string;
  readonly comments: readonly { readonly memberId: number; readonly content: string }[];
  /** What the operator answered. */
  readonly reply: string | null;
  readonly at: Date;
}

/** Posts and questions of members, with what was said below them. */
export async function installMemberPosts(
  tx: Tx,
  siteId: number,
  operator: string,
  talks: readonly InstalledTalk[],
): Promise<void> {
  for (const { board, type, memberId, title, content, comments, reply, at } of talks) {
    const post = {
      siteId,
      board,
      type,
      memberId,
      operator: null,
      category: 'normal',
      isPinned: false,
    } as const;
    const postId = await insertPost(tx, { ...post, at });
    await replaceTexts(tx, postId, [{ locale: 'any', title, body: content, plain: content }]);
    const below = { siteId, postId, words: null, at };
    for (const comment of comments)
      await insertComment(tx, {
        ...below,
        memberId: comment.memberId,
        operator: null,
        body: comment.content,
      });
    if (reply === null) continue;
    await insertComment(tx, { ...below, memberId: null, operator, body: reply });
    await setAnswered(tx, postId, at);
  }
}
