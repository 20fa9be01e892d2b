import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const savePath = '/api/board/{boardType}/save';
const commentPath = '/api/board/cmtSave';
const replyPath = '/api/console/board/reply';

const ask = async (member: Person): Promise<number> => {
  const words = { title: 'A question', content: 'How?', type: 'etc' } as const;
  return (await member.call(savePath, { idempotencyKey: newKey(), boardType: 'qna', ...words })).boardIdx;
};
const comment = (boardIdx: number, change: object = {}) => ({
  idempotencyKey: newKey(),
  boardIdx,
  content: 'A comment',
  ...change,
});
const reply = (boardIdx: number) => ({ idempotencyKey: newKey(), boardIdx, content: 'Like this.' });
const read = (member: Person, boardIdx: number) =>
  member.call('/api/board/{boardType}/datail', { boardType: 'qna', boardIdx });

describe('a question', () => {
  const inConsole = (operator: Person, boardIdx: number) =>
    operator.call('/api/console/board/detail', { boardIdx });

  test('is not answered once its member has changed it, or has added to it, before the answer was sent', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const boardIdx = await ask(member);
    const answer = async (revision: string | null) =>
      operator.codeOf(replyPath, { ...reply(boardIdx), revision });
    const seen = (await inConsole(operator, boardIdx)).post.revision;
    const edit = { boardType: 'qna', title: 'Another', content: 'Block me', type: 'etc' } as const;
    await member.call(savePath, { idempotencyKey: newKey(), boardIdx, ...edit });
    expect(await answer(seen)).toBe('T999');
    const changed = (await inConsole(operator, boardIdx)).post.revision;
    const { cmtIdx } = await member.call(commentPath, comment(boardIdx, { content: 'Now' }));
    expect(await answer(changed)).toBe('T999');
    const added = (await inConsole(operator, boardIdx)).post.revision;
    await member.call(commentPath, comment(boardIdx, { cmtIdx, content: 'At once' }));
    expect(await answer(added)).toBe('T999');
    expect((await read(member, boardIdx)).post.status).toBe('wait');
    expect(await answer((await inConsole(operator, boardIdx)).post.revision)).toBe('0');
  });

  test('tells whoever reads it that it or what stands below it was changed, without being new', async () => {
    const member = await world.member();
    const boardIdx = await ask(member);
    const { cmtIdx } = await member.call(commentPath, comment(boardIdx));
    const told = async () =>
      (
        await world.database.rows<{ payload: object }>(
          "select payload from outbox where event = 'queue' order by id desc limit 1",
        )
      )[0]?.payload;
    await world.database.run("delete from outbox where event = 'queue'");
    const edit = { boardType: 'qna', title: 'Another', content: 'How?', type: 'etc' } as const;
    await member.call(savePath, { idempotencyKey: newKey(), boardIdx, ...edit });
    expect(await told()).toEqual({ kind: 'question', change: 'done' });
    await world.database.run("delete from outbox where event = 'queue'");
    await member.call(commentPath, comment(boardIdx, { cmtIdx, content: 'Please' }));
    expect(await told()).toEqual({ kind: 'question', change: 'done' });
  });

  test('that becomes one about the deposit account asks the cash desk for it, once', async () => {
    const member = await world.member();
    const boardIdx = await ask(member);
    const change = (content: string) =>
      member.call(savePath, {
        ...{ idempotencyKey: newKey(), boardIdx, boardType: 'qna', title: 'Account', content },
        type: 'bankaccount',
      });
    const requests = () =>
      world.database.rows('select 1 from account_request where member_id = $1', [member.key]);
    expect(await requests()).toHaveLength(0);
    await change('Which account?');
    await change('Which account, please?');
    expect(await requests()).toHaveLength(1);
  });

  test('that is asked again waits since then, behind one that has really waited longer', async () => {
    const operator = await world.operator();
    const old = await world.member();
    const again = await ask(old);
    await operator.call(replyPath, reply(again));
    await world.passTime(1_200_000);
    const waiting = await ask(await world.member());
    await world.passTime(60_000);
    await old.call(commentPath, comment(again, { content: 'One more thing' }));
    const { list } = await operator.call('/api/console/board/list', { boardType: 'qna', status: 'wait' });
    const order = list.map((row) => row.boardIdx).filter((each) => each === again || each === waiting);
    expect(order).toEqual([waiting, again]);
    const row = need(
      list.find(({ boardIdx }) => boardIdx === again),
      'row',
    );
    expect(Date.parse(row.waitingSince)).toBe(world.clock.read());
  });
});
