import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { closeAccount } from '../../../testing/closed-accounts.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { messageJobs } from '../jobs.ts';

const world = await createWorld();
const operator = await world.operator('content');
const send = '/api/console/messages/send';
const save = '/api/console/messages/templates/save';
const forget = '/api/console/messages/templates/delete';

const words = (text: string) => ({ ko: text, en: text, vi: text });
const bodyFor = (part: Partial<RequestOf<typeof send>>): RequestOf<typeof send> => ({
  idempotencyKey: newKey(),
  target: 'all',
  title: words('{nick}'),
  body: words('Dear {id}'),
  ...part,
});

describe('a message of the site', () => {
  test('[MS-06] reaches a member, a level or everybody, with the name of whoever reads it', async () => {
    const site = await world.addSite();
    const desk = await world.operator('content', site);
    const [a, b] = [await world.member({ site }), await world.member({ site })];
    await world.setMember(b, 'level = 7');
    const one = await desk.call(send, bodyFor({ target: 'members', memIds: [a.memId.toUpperCase()] }));
    expect(one.sentCount).toBe(1);
    const { list, newMsg } = await a.call('/api/board/msgList', {});
    expect(newMsg).toBe(1);
    expect(list[0]?.body.ko).toBe(`Dear ${a.memId}`);
    expect((await desk.call(send, bodyFor({ target: 'level', level: 7 }))).sentCount).toBe(1);
    expect((await b.call('/api/board/msgList', {})).newMsg).toBe(1);
    // The store at the top of the site reads it too.
    expect((await desk.call(send, bodyFor({}))).sentCount).toBe(3);
    await a.call('/api/board/msgRead', { msgIdx: list[0]?.msgIdx ?? 0 });
    const sent = await desk.call('/api/console/messages', {});
    expect(sent.list.map(({ target, sentCount, readCount }) => [target, sentCount, readCount])).toEqual([
      ['all', 3, 0],
      ['level', 1, 0],
      ['members', 1, 1],
    ]);
  });

  test('[MS-06] [OPS-4] by how many it was read is still told when it is no longer kept', async () => {
    const site = await world.addSite({ message: { keepDays: 100, keepCount: 1 } });
    const desk = await world.operator('content', site);
    const [reader, other] = [await world.member({ site }), await world.member({ site })];
    await desk.call(send, bodyFor({ target: 'members', memIds: [reader.memId, other.memId] }));
    const [first] = (await reader.call('/api/board/msgList', {})).list;
    await reader.call('/api/board/msgRead', { msgIdx: need(first, 'message').msgIdx });
    await desk.call(send, bodyFor({ target: 'members', memIds: [reader.memId] }));
    const job = need(messageJobs(world.services)[0], 'job');
    const told = async () => {
      await job.run(job.limit);
      const { list } = await (await world.operator('content', site)).call('/api/console/messages', {});
      const kept = await world.database.rows('select 1 from message where site_id = $1', [site.id]);
      return { counts: list.map(({ sentCount, readCount }) => [sentCount, readCount]), kept: kept.length };
    };
    const counts = [
      [1, 0],
      [2, 1],
    ];
    expect(await told()).toEqual({ counts, kept: 3 });
    // Beyond ninety days by their count, and beyond the days of the site.
    world.clock.advance(91 * 86_400_000);
    expect(await told()).toEqual({ counts, kept: 2 });
    world.clock.advance(10 * 86_400_000);
    expect(await told()).toEqual({ counts, kept: 0 });
  });

  test('in one language it reaches every reader in that one', async () => {
    const member = await world.member();
    const none = { ko: '', en: '', vi: ' ' };
    const korean = { title: { ...none, ko: '{nick}' }, body: { ...none, ko: '안내' } };
    await operator.call(send, bodyFor({ target: 'members', memIds: [member.memId], ...korean }));
    const { list } = await member.call('/api/board/msgList', {});
    expect(list[0]?.body).toEqual({ ko: '안내', en: '안내', vi: '안내' });
    expect(await operator.codeOf(send, bodyFor({ title: none, body: none }))).toBe('M006');
  });

  test('[RG-10] to many it leaves out who has excluded itself, until that ends; by name it reaches them', async () => {
    const site = await world.addSite();
    const desk = await world.operator('content', site);
    const member = await world.member({ site });
    await world.setMember(member, 'level = 7');
    const { excludedUntil } = await member.call('/api/protection/exclude', { period: 'day' });
    const toLevel = bodyFor({ target: 'level', level: 7 });
    expect(await desk.codeOf(send, toLevel)).toBe('M004');
    // The store at the top of the site alone.
    expect((await desk.call(send, bodyFor({}))).sentCount).toBe(1);
    const named = bodyFor({ target: 'members', memIds: [member.memId] });
    expect((await desk.call(send, named)).sentCount).toBe(1);
    expect((await member.call('/api/board/msgList', {})).newMsg).toBe(1);
    world.clock.set(excludedUntil ?? '');
    const later = await world.operator('content', site);
    expect((await later.call(send, toLevel)).sentCount).toBe(1);
  });

  test('[ACC-12] none of it reaches who has closed its account, by name neither', async () => {
    const site = await world.addSite();
    const desk = await world.operator('content', site);
    const member = await world.member({ site });
    await closeAccount(member);
    // The store at the top of the site alone.
    expect((await desk.call(send, bodyFor({}))).sentCount).toBe(1);
    const named = bodyFor({ target: 'members', memIds: [member.memId] });
    expect(await desk.codeOf(send, named)).toBe('M004');
  });

  test('the same key sends it once', async () => {
    const member = await world.member();
    const body = bodyFor({ target: 'members', memIds: [member.memId] });
    const [first, second] = [await operator.call(send, body), await operator.call(send, body)];
    expect(second).toEqual(first);
    expect((await member.call('/api/board/msgList', {})).newMsg).toBe(1);
  });

  test('a template is kept under its name, replaced and forgotten', async () => {
    const first = { name: 'Welcome', title: words('a'), body: words('b'), revision: null };
    const { template } = await operator.call(save, first);
    await operator.call(save, { ...first, body: words('c'), revision: template.revision });
    const { list } = await operator.call('/api/console/messages/templates', {});
    expect(list.map(({ name, body }) => [name, body.ko])).toEqual([['Welcome', 'c']]);
    await operator.call(forget, { templateIdx: template.templateIdx });
    expect((await operator.call('/api/console/messages/templates', {})).list).toEqual([]);
  });
});

test.each(
  refusalsOf(send, {
    C999: [
      'a key that was used for other words',
      async () => {
        const body = bodyFor({ target: 'members', memIds: [(await world.addMember()).memId] });
        await operator.call(send, body);
        return operator.codeOf(send, { ...body, title: words('x') });
      },
    ],
    M006: [
      'a text without its title in one language',
      () => operator.codeOf(send, bodyFor({ title: { ...words('x'), vi: ' ' } })),
    ],
    M005: ['a place that nobody fills', () => operator.codeOf(send, bodyFor({ body: words('{name}') }))],
    M004: [
      'a member that is not known',
      () => operator.codeOf(send, bodyFor({ target: 'members', memIds: ['x'] })),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

const unread = { name: 'a', title: words('a'), body: words('b'), revision: null };

test.each(
  refusalsOf(save, {
    M006: ['no name', () => operator.codeOf(save, { ...unread, name: ' ' })],
    M005: ['a stray brace', () => operator.codeOf(save, { ...unread, title: words('{') })],
    T999: [
      'words in place of some that were not read',
      async () => {
        const { template } = await operator.call(save, unread);
        const ofTheName = { ...unread, title: words('c') };
        await operator.call(save, { ...ofTheName, revision: template.revision });
        expect(await operator.codeOf(save, { ...ofTheName, revision: template.revision })).toBe('T999');
        return operator.codeOf(save, unread);
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(refusalsOf(forget, { E404: ['nothing', () => operator.codeOf(forget, { templateIdx: 999_999 })] }))(
  '%s is refused with %s',
  async (_, code, act) => expect(await act()).toBe(code),
);
