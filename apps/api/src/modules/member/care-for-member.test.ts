import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { activation, makeDormant } from '../../testing/dormant-accounts.ts';
import { withFactor } from '../../testing/factors.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { limitOwn } from '../../testing/own-limits.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const operator = await world.operator();
const reason = 'a call of the member';
const nobody = 9_999_999;
const detailOf = (memberKey: number) => operator.call('/api/console/members/detail', { memberKey });
const foundBy = async (search: string) =>
  (await operator.call('/api/console/members', { search })).list.map(({ memberKey }) => memberKey);

describe('what operators do for a member', () => {
  test('it reads what the member allows itself, and changes nothing of that', async () => {
    const member = await world.member();
    expect((await detailOf(member.key)).limits).toEqual({ own: [], checkMinutes: null });
    await limitOwn(member, 'loss', 50_000, 'week');
    await limitOwn(member, 'time', 90);
    await limitOwn(member, 'deposit', 100_000);
    await member.call('/api/protection/setCheck', { minutes: 60 });
    expect((await detailOf(member.key)).limits).toEqual({
      own: [
        { kind: 'deposit', period: 'day', amount: 100_000 },
        { kind: 'loss', period: 'week', amount: 50_000 },
        { kind: 'time', period: 'day', amount: 90 },
      ],
      checkMinutes: 60,
    });
  });

  test('it comes first where its id is searched for, before newer members whose ids it is a part of', async () => {
    const [older, newer] = [await world.addMember(), await world.addMember()];
    for (const [{ key }, memId] of [
      [older, 'quokka'],
      [newer, 'quokka22'],
    ] as const)
      await world.database.run('update member set mem_id = $2 where id = $1', [key, memId]);
    expect(await foundBy('Quokka')).toEqual([older.key, newer.key]);
  });

  test('[MS-06] it is found by its id, nickname, name, number, phone, bank account and address', async () => {
    const { key, memId } = await world.addMember();
    await world.signIn(memId);
    const { list } = await operator.call('/api/console/members', { search: memId });
    const row = need(
      list.find(({ memberKey }) => memberKey === key),
      'row',
    );
    const open = async (field: 'phone' | 'account') =>
      (await operator.call('/api/console/members/reveal', { memberKey: key, field, reason })).value;
    const [phone, account] = [await open('phone'), (await open('account')).split(' ').at(-1)];
    const words = [
      memId,
      row.memNick,
      row.memName,
      String(key),
      phone,
      need(account, 'account'),
      '127.0.0.1',
    ];
    for (const word of words) expect(await foundBy(word), word).toContain(key);
    expect(await foundBy(`${phone}9`)).toEqual([]);
  });

  test('what is sealed is shown for a reason, and who looked is written down', async () => {
    const { key } = await world.addMember();
    const body = { memberKey: key, field: 'phone' as const, reason };
    expect((await operator.call('/api/console/members/reveal', body)).value).toMatch(/^\d{10,}$/);
    expect(await operator.codeOf('/api/console/members/reveal', { ...body, reason: ' ' })).toBe('E400');
    const supervisor = await world.operator('supervisor');
    const { list } = await supervisor.call('/api/console/audit', { subject: `member:${key}` });
    expect(list).toMatchObject([
      {
        action: 'member.look',
        actor: operator.memId,
        reason,
        facts: [{ field: 'field', value: 'phone' }, {}],
      },
    ]);
  });

  test('[SEC-6] the level, notes and sessions of the detail are those that were set', async () => {
    const member = await world.member({ cash: 100_000 });
    const memberKey = member.key;
    const { member: row } = await operator.call('/api/console/members/level', {
      memberKey,
      level: 4,
      reason,
    });
    expect(row.memLevel).toBe(4);
    for (const isPinned of [true, false]) {
      const body = isPinned ? 'first' : 'second';
      await operator.call('/api/console/members/note', { memberKey, body, isPinned });
    }
    const detail = await detailOf(memberKey);
    expect(detail.notes.map(({ body }) => body)).toEqual(['first', 'second']);
    expect(detail.sessions).toMatchObject([{ endedAt: null, address: '127.0.0.1' }]);
    expect(detail.month).toMatchObject({ depositAmt: 0, betCount: 0 });
    expect(await operator.call('/api/console/members/endSessions', { memberKey, reason })).toEqual({
      endedCount: 1,
    });
    expect(await member.codeOf('/api/member/info', {})).toBe('E401');
    expect((await detailOf(memberKey)).sessions[0]?.endedAt).not.toBeNull();
  });

  test('accounts that share a device or an address are shown as linked, by what they share', async () => {
    const [a, b] = [await world.addMember(), await world.addMember()];
    await world.setMember(a, "birth_date = '1985-06-07'");
    const login = (memId: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/member/login',
        remoteAddress: '203.0.113.9',
        headers: world.guest().headers,
        payload: { memId, memPass: 'correct horse 1' },
      });
    await login(a.memId);
    await login(b.memId);
    const { linked } = await detailOf(a.key);
    expect(linked).toMatchObject([{ memberKey: b.key, by: ['address'] }]);
  });

  test('[ACC-3] somebody who applies once more under other numbers is shown with the accounts of that name and birth date', async () => {
    const known = await world.member();
    await known.call('/api/protection/exclude', { period: 'week' });
    const [again, older] = [await world.addMember({ status: 'pending' }), await world.addMember()];
    await world.setMember(again, "holder_name = 'Han Areum', birth_date = '1991-02-03'");
    await world.setMember(known, "holder_name = 'Han Areum', birth_date = '1991-02-03'");
    await world.setMember(older, "holder_name = 'Han Areum', birth_date = '1971-02-03'");
    expect((await detailOf(again.key)).linked).toEqual([
      {
        memberKey: known.key,
        memId: known.memId,
        memNick: expect.any(String),
        status: 'active',
        excludedUntil: new Date(world.clock.read() + 7 * 86_400_000).toISOString(),
        by: ['person'],
      },
    ]);
  });

  test('a new password is told once: it logs in, the old one and the open sessions end', async () => {
    const member = await world.member();
    await world.database.run(
      `insert into known_device (site_id, account, token_hash, created_at, seen_at) values ($1, $2, $3, now(), now())`,
      [world.site.id, `member:${member.memId}`, Buffer.from(member.memId)],
    );
    const { givenPassword } = await operator.call('/api/console/members/resetPassword', {
      memberKey: member.key,
      reason,
    });
    expect(await member.codeOf('/api/member/info', {})).toBe('E401');
    const login = (memPass: string) =>
      world.guest().codeOf('/api/member/login', { memId: member.memId, memPass });
    expect(await login('correct horse 1')).toBe('L001');
    expect(await login(givenPassword)).toBe('0');
    const devices = 'select 1 from known_device where account = $1';
    expect(await world.database.rows(devices, [`member:${member.memId}`])).toEqual([]);
  });

  test('what was guessed at a code and at an activation before does not count against the new password', async () => {
    const { member, recoveryCodes } = await withFactor(world, await world.member());
    const { key: memberKey, memId } = member;
    await failToTheBound(world, `member:${memId}#code`);
    await failToTheBound(world, `member:${memId}#activate`);
    const { givenPassword: memPass } = await operator.call('/api/console/members/resetPassword', {
      memberKey,
      reason,
    });
    const [first, second] = recoveryCodes;
    const logIn = { memId, memPass, code: need(first, 'a code') };
    const { token } = await world.guest().call('/api/member/login', logIn);
    const again = world.guest().withToken(need(token, 'token'));
    const drop = { memPass, code: need(second, 'a code') };
    expect(await again.codeOf('/api/member/factor/drop', drop)).toBe('0');
    await makeDormant(world, member);
    expect(await again.codeOf('/api/member/activate', activation({ memPass }))).toBe('0');
  });

  test('[FND-18] a block says in the audit log what was before and is after', async () => {
    const { key } = await world.addMember();
    await operator.call('/api/console/members/playAccess', {
      memberKey: key,
      locked: true,
      bettingAllowed: true,
      reason,
    });
    const supervisor = await world.operator('supervisor');
    const { list } = await supervisor.call('/api/console/audit', { subject: `member:${key}` });
    expect(list[0]?.changes).toEqual([{ field: 'locked', before: 'false', after: 'true' }]);
  });
});

const elsewhere = async () => (await world.addMember({ site: await world.addSite() })).key;

test.each(
  refusalsOf('/api/console/members/detail', {
    E404: [
      'a member of another site',
      async () => operator.codeOf('/api/console/members/detail', { memberKey: await elsewhere() }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/members/reveal', {
    E404: [
      'a member of another site',
      async () =>
        operator.codeOf('/api/console/members/reveal', {
          memberKey: await elsewhere(),
          field: 'phone',
          reason,
        }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/members/level', {
    E404: [
      'nobody',
      () => operator.codeOf('/api/console/members/level', { memberKey: nobody, level: 2, reason }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/members/note', {
    E404: [
      'nobody',
      () => operator.codeOf('/api/console/members/note', { memberKey: nobody, body: 'x', isPinned: false }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/members/endSessions', {
    E404: [
      'nobody',
      () => operator.codeOf('/api/console/members/endSessions', { memberKey: nobody, reason }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/members/resetPassword', {
    E404: [
      'nobody',
      () => operator.codeOf('/api/console/members/resetPassword', { memberKey: nobody, reason }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
