import { expect, test } from 'vitest';
import { createClock } from '../../kernel/clock.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { boardJobs } from './jobs.ts';
import type { BoardServices } from './services.ts';

const world = await createWorld();
const savePath = '/api/board/{boardType}/save';
const commentPath = '/api/board/cmtSave';
const deletePath = '/api/board/cmtDelete';

const question = (content: string, boardIdx: number | null = null) => ({
  ...({ boardType: 'qna', title: 'A question', type: 'etc' } as const),
  ...{ idempotencyKey: newKey(), boardIdx, content },
});
const ask = async (member: Person) => (await member.call(savePath, question('How?'))).boardIdx;
async function post(member: Person): Promise<number> {
  const body = { idempotencyKey: newKey(), boardType: 'board', title: 'A post', content: 'Text' } as const;
  return (await member.call(savePath, body)).boardIdx;
}
const comment = (boardIdx: number, change: object = {}) => ({
  ...{ idempotencyKey: newKey(), boardIdx, content: 'A comment' },
  ...change,
});

test('[OPS-3] operators read a question that its member has deleted for five years with what was written below it; a post is kept for a month', async () => {
  const member = await world.member();
  const [questionIdx, postIdx] = [await ask(member), await post(member)];
  await member.call(savePath, question('.', questionIdx));
  for (const boardIdx of [questionIdx, postIdx]) {
    const { cmtIdx } = await member.call(commentPath, comment(boardIdx));
    await member.call(deletePath, { cmtIdx });
  }
  await member.call('/api/board/{boardType}/delete', { boardType: 'qna', boardIdx: questionIdx });
  await member.call('/api/board/{boardType}/delete', { boardType: 'board', boardIdx: postIdx });
  const keptAfter = async (days: number) => {
    const now = createClock(() => world.clock.read() + days * 86_400_000);
    await boardJobs({ database: world.database, clock: now } as unknown as BoardServices)[0]?.run(1_000);
    const rows = await world.database.rows<{ id: number }>(
      'select post_id as id from board_comment where post_id = any($1::bigint[]) order by 1',
      [[questionIdx, postIdx]],
    );
    return rows.map(({ id }) => id);
  };
  const operator = await world.operator();
  const detail = (boardIdx: number) => operator.ask('/api/console/board/detail', { boardIdx });
  const expectReadable = async () => {
    const { data } = await detail(questionIdx);
    expect(data).toMatchObject({
      post: { content: '.', formerTexts: [{ content: 'How?' }], deletedAt: expect.any(String) },
      comments: [{ content: 'A comment', deletedAt: expect.any(String) }],
    });
    expect((await detail(postIdx)).code).toBe('E404');
  };
  await expectReadable();
  expect(await keptAfter(29)).toEqual([questionIdx, postIdx]);
  expect(await keptAfter(31)).toEqual([questionIdx]);
  expect(await keptAfter(5 * 365 + 1)).toEqual([questionIdx]);
  await expectReadable();
  expect(await keptAfter(5 * 365 + 3)).toEqual([]);
  expect((await detail(questionIdx)).code).toBe('E404');
});

test('[OPS-3] a deleted question is listed as deleted and waits for nobody', async () => {
  const site = await world.addSite();
  const [member, operator] = [await world.member({ site }), await world.operator('support', site)];
  const [deleted, waiting] = [await ask(member), await ask(member)];
  await member.call('/api/board/{boardType}/delete', { boardType: 'qna', boardIdx: deleted });
  const listed = async (status: 'wait' | 'answer' | 'deleted' | null) => {
    const body = { boardType: 'qna', status } as const;
    const { list, waitingCount } = await operator.call('/api/console/board/list', body);
    expect(waitingCount).toBe(1);
    return list.map(({ boardIdx, deletedAt }) => [boardIdx, deletedAt !== null]);
  };
  expect(await listed(null)).toEqual([
    [waiting, false],
    [deleted, true],
  ]);
  expect(await listed('wait')).toEqual([[waiting, false]]);
  expect(await listed('answer')).toEqual([]);
  expect(await listed('deleted')).toEqual([[deleted, true]]);
  const reply = { idempotencyKey: newKey(), boardIdx: deleted, content: 'Like this.' };
  expect(await operator.codeOf('/api/console/board/reply', reply)).toBe('E404');
  const read = { boardType: 'qna', boardIdx: deleted } as const;
  expect(await member.codeOf('/api/board/{boardType}/datail', read)).toBe('E404');
});

test('[OPS-3] what a question and what was asked below it said before they were changed stays, and operators read it', async () => {
  const [member, operator] = [await world.member(), await world.operator()];
  const boardIdx = await ask(member);
  const { cmtIdx } = await member.call(commentPath, comment(boardIdx));
  for (const content of ['.', '.', '..']) {
    await member.call(savePath, question(content, boardIdx));
    await member.call(commentPath, comment(boardIdx, { cmtIdx, content }));
  }
  const { post: read1, comments } = await operator.call('/api/console/board/detail', { boardIdx });
  const until = expect.any(String);
  expect([read1.content, read1.formerTexts]).toEqual([
    '..',
    [
      { title: 'A question', content: 'How?', until },
      { title: 'A question', content: '.', until },
    ],
  ]);
  expect(comments.map(({ content, formerTexts }) => [content, formerTexts])).toEqual([
    [
      '..',
      [
        { title: null, content: 'A comment', until },
        { title: null, content: '.', until },
      ],
    ],
  ]);
  for (const text of ['update board_former_text set body = body', 'delete from board_former_text'])
    await expect(world.database.run(text)).rejects.toThrow();
  await expect(world.owner.run('update board_former_text set body = body')).rejects.toThrow();
});
