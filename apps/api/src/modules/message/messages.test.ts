import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { sendMessage } from './index.ts';

const world = await createWorld();
const read = '/api/board/msgRead';
const text = (words: string) => ({ ko: words, en: words, vi: words });

async function sendTo(member: Person, title = 'Hello'): Promise<number> {
  await world.database.transaction((tx) =>
    sendMessage(tx, {
      siteId: world.site.id,
      memberId: member.key,
      title: text(title),
      body: text('A message'),
      copyText: null,
      sentBy: 'the test',
      sentAt: world.clock.read.date(),
    }),
  );
  return need((await member.call('/api/board/msgList', {})).list[0]?.msgIdx, 'message');
}

describe('messages', () => {
  test('reading one marks it read, once, and lowers the count', async () => {
    const member = await world.member();
    await sendTo(member, 'first');
    const msgIdx = await sendTo(member, 'second');
    const { message, newMsg } = await member.call(read, { msgIdx });
    expect(message).toMatchObject({ msgIdx, title: text('second') });
    expect(newMsg).toBe(1);
    world.clock.advance(60_000);
    const again = await member.call(read, { msgIdx });
    expect(again).toEqual({ message, newMsg: 1 });
  });

  test('the count of unread ones is the same wherever it is told', async () => {
    const member = await world.member();
    await sendTo(member);
    await sendTo(member);
    expect((await member.call('/api/wallet/balance', {})).newMsg).toBe(2);
    expect((await member.call('/api/member/info', {})).msgInfo.newMsg).toBe(2);
    expect((await member.call('/api/board/msgList', {})).newMsg).toBe(2);
  });

  test.each(
    refusalsOf(read, {
      E404: [
        'a message to somebody else',
        async () => {
          const [owner, stranger] = [await world.member(), await world.member()];
          const msgIdx = await sendTo(owner);
          const code = await stranger.codeOf(read, { msgIdx });
          expect((await owner.call('/api/board/msgList', {})).newMsg).toBe(1);
          return code;
        },
      ],
    }),
  )('%s is refused with %s and stays unread', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('the list shows ten a page, newest first, and nobody else sees them', async () => {
    const member = await world.member();
    for (let index = 1; index <= 11; index += 1) await sendTo(member, `number ${index}`);
    const { list, pageInfo } = await member.call('/api/board/msgList', {});
    expect(list.map((each) => each.title.en).slice(0, 2)).toEqual(['number 11', 'number 10']);
    expect(pageInfo).toEqual({ page: 1, count_per_list: 10, total: 11 });
    expect((await member.call('/api/board/msgList', { page: 2 })).list).toHaveLength(1);
    expect((await (await world.member()).call('/api/board/msgList', {})).list).toEqual([]);
  });
});
