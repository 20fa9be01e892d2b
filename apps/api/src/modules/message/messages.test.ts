import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { sendMessage } from './index.ts';
import { messageJobs } from './jobs.ts';

const world = await createWorld();
const read = '/api/board/msgRead';
const update = '/api/board/msgUpdate';
const listOf = (member: Person) => member.call('/api/board/msgList', {});
const text = (words: string) => ({ ko: words, en: words, vi: words });

async function sendTo(member: Person, title = 'Hello'): Promise<number> {
  const site = await world.database.row<{ site_id: number }>('select site_id from member where id = $1', [
    member.key,
  ]);
  await world.database.transaction((tx) =>
    sendMessage(tx, {
      siteId: need(site?.site_id, 'site'),
      memberId: member.key,
      title: text(title),
      body: text('A message'),
      copyText: null,
      sentBy: 'the test',
      sentAt: world.clock.read.date(),
    }),
  );
  const newest = await world.database.row<{ id: number }>('select max(id) as id from message');
  return need(newest?.id, 'message');
}

const storedOf = async ({ key }: Person) =>
  (
    await world.database.rows<{ title: string }>(
      "select title->>'en' as title from message where member_id = $1 order by id desc",
      [key],
    )
  ).map(({ title }) => title);

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

describe('choosing messages', () => {
  /** Three messages; the first one is read. Their ids, oldest first. */
  async function threeOf(member: Person): Promise<[number, number, number]> {
    const ids: [number, number, number] = [await sendTo(member), await sendTo(member), await sendTo(member)];
    await member.call(read, { msgIdx: ids[0] });
    return ids;
  }

  test('[CL-25] chosen messages are marked as read, and read ones deleted, from the list and from the address', async () => {
    const member = await world.member();
    const [first, second, third] = await threeOf(member);
    expect(await member.call(update, { act: 'read', msgIdxs: [second, first] })).toEqual({ newMsg: 1 });
    expect(await member.call(update, { act: 'delete', msgIdxs: [first, second] })).toEqual({ newMsg: 1 });
    const { list, pageInfo } = await listOf(member);
    expect(list.map(({ msgIdx }) => msgIdx)).toEqual([third]);
    expect(pageInfo.total).toBe(1);
    expect(await member.codeOf(read, { msgIdx: first })).toBe('E404');
    expect(await member.codeOf(update, { act: 'delete', msgIdxs: [first] })).toBe('E404');
  });

  test('[VL-16] an unread message cannot be deleted, and nothing chosen beside it is; nor can nothing', async () => {
    const member = await world.member();
    const [first, second] = await threeOf(member);
    for (const locale of ['ko', 'en', 'vi'] as const) {
      const refused = await member.inLocale(locale).ask(update, { act: 'delete', msgIdxs: [first, second] });
      expect(refused.code).toBe('M002');
      expect(refused.message).not.toBe('');
    }
    expect(await member.codeOf(update, { act: 'delete', msgIdxs: [] })).toBe('M003');
    expect((await listOf(member)).pageInfo.total).toBe(3);
  });

  test.each(
    refusalsOf(update, {
      M003: [
        'an empty selection',
        async () => (await world.member()).codeOf(update, { act: 'delete', msgIdxs: [] }),
      ],
      E404: [
        'a message to somebody else',
        async () => {
          const [owner, stranger] = [await world.member(), await world.member()];
          return stranger.codeOf(update, { act: 'read', msgIdxs: [await sendTo(owner)] });
        },
      ],
      M001: [
        'a choice of all, where a new message has come since the reader looked',
        async () => {
          const member = await world.member();
          const seen = await sendTo(member);
          await sendTo(member);
          const code = await member.codeOf(update, { act: 'read', msgIdxs: [seen], lastMsgIdx: seen });
          expect((await listOf(member)).newMsg).toBe(2);
          return code;
        },
      ],
      M002: [
        'deleting an unread message',
        async () => {
          const member = await world.member();
          return member.codeOf(update, { act: 'delete', msgIdxs: [await sendTo(member)] });
        },
      ],
    }),
  )('[CL-25] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a newer message that the reader has deleted is no news to a choice of all', async () => {
    const member = await world.member();
    const [older, newest] = [await sendTo(member), await sendTo(member)];
    await member.call(read, { msgIdx: newest });
    await member.call(update, { act: 'delete', msgIdxs: [newest] });
    const chosen = { act: 'read' as const, msgIdxs: [older], lastMsgIdx: older };
    expect(await member.call(update, chosen)).toEqual({ newMsg: 0 });
  });

  test('[BC-06] [OPS-4] the job deletes what is older than the days of the site, and beyond ninety days what is more than its count', async () => {
    const site = await world.addSite({ message: { keepDays: 100, keepCount: 3 } });
    const [member, other] = [await world.member({ site }), await world.member()];
    const job = need(messageJobs(world.services)[0], 'job');
    await sendTo(other);
    for (let index = 0; index < 4; index += 1) await sendTo(member, `number ${index}`);
    world.clock.advance(89 * 86_400_000);
    await sendTo(member, 'the newest');
    await job.run(job.limit);
    // More than are kept, and none of them ninety days old.
    expect(await storedOf(member)).toHaveLength(5);
    world.clock.advance(2 * 86_400_000);
    await job.run(job.limit);
    expect(await storedOf(member)).toEqual(['the newest', 'number 3', 'number 2']);
    world.clock.advance(10 * 86_400_000);
    await job.run(job.limit);
    expect(await storedOf(member)).toEqual(['the newest']);
    // Its site has the ninety days of every site.
    expect(await storedOf(other)).toEqual([]);
    const again = await world.signIn(member.memId, site);
    expect(await again.call('/api/board/msgList', {})).toMatchObject({ keepDays: 100, keepCount: 3 });
  });

  test('[OPS-4] no site keeps messages for less than ninety days, neither by its settings nor in the database', async () => {
    const site = await world.addSite();
    const desk = await world.operator('supervisor', site);
    const asked = { group: 'site' as const, changes: [{ key: 'message.keepDays', value: '89' }] };
    const { problems } = await desk.call('/api/console/settings/preview', asked);
    expect(problems).toEqual([{ key: 'message.keepDays', kind: 'value' }]);
    const store = (days: unknown) =>
      world.database.run('update site set settings = jsonb_set(settings, $2, $3) where id = $1', [
        site.id,
        '{message}',
        JSON.stringify({ keepDays: days }),
      ]);
    for (const days of [89, 0, -1, '100', null])
      await expect(store(days)).rejects.toThrow('site_keeps_messages');
    await store(90);
  });
});
