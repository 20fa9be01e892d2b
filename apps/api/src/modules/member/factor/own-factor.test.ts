import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { minutes } from '../../../testing/clock.ts';
import { makeDormant } from '../../../testing/dormant-accounts.ts';
import { offeredCode, withFactor } from '../../../testing/factors.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const begin = '/api/member/factor/begin';
const confirm = '/api/member/factor/confirm';
const drop = '/api/member/factor/drop';
const wrong = 'not the password';
const never = '000 000';

const owned = async () => withFactor(world, await world.member());
const factorOf = async (member: Person) => (await member.call('/api/member/security', {})).secondFactor;
const actionsOf = async ({ key }: Person) =>
  (
    await world.database.rows<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`member:${key}`],
    )
  ).map(({ action }) => action);
const newestTitle = async (member: Person) => (await member.call('/api/board/msgList', {})).list[0]?.title.en;
const failOften = async (times: number, act: () => Promise<string>) => {
  for (let index = 0; index < times; index += 1) await act();
};

describe('a member switches a second factor on', () => {
  test('[SEC-16] the key acts once a code of it is told; ten recovery codes are shown, the member is told, and nothing is stored that opens', async () => {
    const member = await world.member();
    expect(await factorOf(member)).toEqual({ isOn: false, setAt: null, recoveryLeft: 0, isDue: false });
    const { key, address } = await member.call(begin, { memPass: password });
    expect(address).toContain(`secret=${key}&issuer=`);
    expect(await factorOf(member)).toMatchObject({ isOn: false });
    expect(await member.codeOf(confirm, { code: codeAt(keyFrom(key), stepOf(world.clock.read()) - 9) })).toBe(
      'L007',
    );
    const { recoveryCodes } = await member.call(confirm, {
      code: codeAt(keyFrom(key), stepOf(world.clock.read())),
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^\d{4}( \d{4}){3}$/.test(code))).toBe(true);
    expect(await factorOf(member)).toEqual({
      isOn: true,
      setAt: world.clock.read.date().toISOString(),
      recoveryLeft: 10,
      isDue: false,
    });
    const stored = JSON.stringify(
      await world.database.rows(
        `select encode(totp_sealed, 'escape') as sealed, encode(code_hash, 'escape') as hash
           from member_factor f join member_recovery_code c using (member_id) where member_id = $1`,
        [member.key],
      ),
    );
    expect(stored).not.toContain(keyFrom(key).toString('base64'));
    expect(recoveryCodes.some((code) => stored.includes(code.replaceAll(' ', '')))).toBe(false);
    expect(await actionsOf(member)).toEqual(['member.second-factor']);
    expect(await newestTitle(member)).toBe('Your second factor is on');
  });

  test('another key takes the place of one that was not confirmed', async () => {
    const member = await world.member();
    const before = await offeredCode(world, member);
    const after = await offeredCode(world, member);
    expect(await member.codeOf(confirm, { code: before })).toBe('L007');
    expect(await member.codeOf(confirm, { code: after })).toBe('0');
  });

  test('of ten confirmations at once one succeeds, and its recovery codes are the only ones', async () => {
    const member = await world.member();
    const code = await offeredCode(world, member);
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(confirm, { code })));
    expect(codes.filter((each) => each === '0')).toHaveLength(1);
    expect(codes.every((each) => each === '0' || each === 'U127')).toBe(true);
    expect(await factorOf(member)).toMatchObject({ recoveryLeft: 10 });
  });

  test('the database takes neither another key, a step twice, nor a recovery code back', async () => {
    const { member, recoveryCodes, next } = await owned();
    await world.guest().call('/api/member/login', {
      memId: member.memId,
      memPass: password,
      code: need(recoveryCodes[0], 'a code'),
    });
    const run = (text: string) => world.database.run(`${text} where member_id = $1`, [member.key]);
    await expect(run("update member_factor set totp_sealed = '\\x00'")).rejects.toThrow(/acts already/);
    await expect(run('update member_factor set totp_used_step = totp_used_step')).rejects.toThrow(
      /used before/,
    );
    await expect(run('update member_recovery_code set used_at = null')).rejects.toThrow(/used once/);
    const other = await world.addSite();
    await expect(
      world.database.run('insert into member_factor (member_id, site_id) values ($1, $2)', [
        (await world.addMember()).key,
        other.id,
      ]),
    ).rejects.toThrow(/not of site/);
    expect(next()).toMatch(/^\d{6}$/);
  });

  test.each(
    refusalsOf(begin, {
      U127: [
        'a member that has one',
        async () => (await owned()).member.codeOf(begin, { memPass: password }),
      ],
      L010: [
        'the right password after a hundred wrong ones in a row',
        async () => {
          const member = await world.member();
          await failToTheBound(world, `member:${member.memId}#change`);
          return member.codeOf(begin, { memPass: password });
        },
      ],
      L005: [
        'the right password after ten wrong ones',
        async () => {
          const member = await world.member();
          await failOften(10, () => member.codeOf(begin, { memPass: wrong }));
          return member.codeOf(begin, { memPass: password });
        },
      ],
      U120: ['a wrong password', async () => (await world.member()).codeOf(begin, { memPass: wrong })],
      L013: [
        'a dormant account, whose owner it could lock out',
        async () => (await makeDormant(world, await world.member())).codeOf(begin, { memPass: password }),
      ],
    }),
  )('to begin with %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(confirm, {
      U127: ['a member that has one', async () => (await owned()).member.codeOf(confirm, { code: never })],
      L010: [
        'a right code after a hundred wrong ones in a row',
        async () => {
          const member = await world.member();
          await failToTheBound(world, `member:${member.memId}#code`);
          return member.codeOf(confirm, { code: await offeredCode(world, member) });
        },
      ],
      L005: [
        'a right code after ten wrong ones',
        async () => {
          const member = await world.member();
          const code = await offeredCode(world, member);
          await failOften(10, () => member.codeOf(confirm, { code: never }));
          const waiting = await member.codeOf(confirm, { code });
          world.clock.advance(minutes(15));
          expect(await member.codeOf(confirm, { code: await offeredCode(world, member) })).toBe('0');
          return waiting;
        },
      ],
      L007: [
        'a code of a key that another member was offered',
        async () => {
          const code = await offeredCode(world, await world.member());
          const member = await world.member();
          await offeredCode(world, member);
          return member.codeOf(confirm, { code });
        },
      ],
    }),
  )('to confirm with %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[SEC-16] an offered key is good for ten minutes', async () => {
    const member = await world.member();
    const { key } = await member.call(begin, { memPass: password });
    const code = () => codeAt(keyFrom(key), stepOf(world.clock.read()));
    world.clock.advance(minutes(10));
    expect(await member.codeOf(confirm, { code: code() })).toBe('L007');
    expect(await member.codeOf(confirm, { code: await offeredCode(world, member) })).toBe('0');
    const other = await world.member();
    const late = await other.call(begin, { memPass: password });
    world.clock.advance(minutes(10) - 1);
    const inTime = codeAt(keyFrom(late.key), stepOf(world.clock.read()));
    expect(await other.codeOf(confirm, { code: inTime })).toBe('0');
  });

  test.each<[string, (member: Person) => Promise<Pick<Person, 'codeOf'>>]>([
    [
      'its member changed',
      async (member) => {
        const fresh = 'lantern market 42';
        const change = { change: 'password', memPass: password, newMemPass: fresh } as const;
        const idempotencyKey = crypto.randomUUID();
        await member.call('/api/member/update', { ...change, newMemPassCheck: fresh, idempotencyKey });
        return member;
      },
    ],
    [
      'an operator reset',
      async (member) => {
        const body = { memberKey: member.key, reason: 'a call' };
        const operator = await world.operator();
        const { givenPassword } = await operator.call('/api/console/members/resetPassword', body);
        const again = await world.guest().call('/api/member/login', {
          memId: member.memId,
          memPass: givenPassword,
        });
        return member.withToken(need(again.token, 'token'));
      },
    ],
  ])('a password that %s ends an offer', async (_, change) => {
    const member = await world.member();
    const code = await offeredCode(world, member);
    expect(await (await change(member)).codeOf(confirm, { code })).toBe('L007');
  });

  test('nothing was offered: there is nothing to confirm', async () => {
    expect(await (await world.member()).codeOf(confirm, { code: '123456' })).toBe('L007');
  });
});

describe('a member switches it off', () => {
  test('[SEC-16] with the password and a code, which takes its recovery codes along; the log-in asks for none any more', async () => {
    const { member, next } = await owned();
    await member.call(drop, { memPass: password, code: next() });
    expect(await factorOf(member)).toMatchObject({ isOn: false, recoveryLeft: 0 });
    expect(await actionsOf(member)).toEqual(['member.second-factor', 'member.drop-second-factor']);
    expect(await newestTitle(member)).toBe('Your second factor is off');
    expect(await world.guest().codeOf('/api/member/login', { memId: member.memId, memPass: password })).toBe(
      '0',
    );
  });

  test('a key that was taken away opens nothing when another one is on', async () => {
    const { member, next, recoveryCodes } = await owned();
    await member.call(drop, { memPass: password, code: next() });
    const again = await withFactor(world, member);
    const old = need(recoveryCodes[3], 'a code');
    expect(await member.codeOf(drop, { memPass: password, code: old })).toBe('L007');
    expect(await member.codeOf(drop, { memPass: password, code: next() })).toBe('L007');
    expect(await member.codeOf(drop, { memPass: password, code: again.next() })).toBe('0');
  });

  test('of ten at once with one code one succeeds', async () => {
    const { member, next } = await owned();
    const body = { memPass: password, code: next() };
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(drop, body)));
    expect(codes.filter((each) => each === '0')).toHaveLength(1);
    expect(codes.every((each) => ['0', 'U128', 'L007', 'L005'].includes(each))).toBe(true);
  });

  test.each(
    refusalsOf(drop, {
      U128: [
        'a member without one',
        async () => (await world.member()).codeOf(drop, { memPass: password, code: never }),
      ],
      L010: [
        'a right code after a hundred wrong ones in a row',
        async () => {
          const { member, next } = await owned();
          await failToTheBound(world, `member:${member.memId}#code`);
          return member.codeOf(drop, { memPass: password, code: next() });
        },
      ],
      L005: [
        'a right code after ten wrong ones, although each password was right,',
        async () => {
          const { member, next } = await owned();
          await failOften(10, () => member.codeOf(drop, { memPass: password, code: never }));
          const waiting = await member.codeOf(drop, { memPass: password, code: next() });
          world.clock.advance(minutes(15));
          expect(await member.codeOf(drop, { memPass: password, code: next() })).toBe('0');
          return waiting;
        },
      ],
      U120: [
        'a wrong password',
        async () => {
          const { member, next } = await owned();
          return member.codeOf(drop, { memPass: wrong, code: next() });
        },
      ],
      L006: ['no code', async () => (await owned()).member.codeOf(drop, { memPass: password, code: ' ' })],
      L007: [
        'the code of another member',
        async () => {
          const other = await owned();
          return (await owned()).member.codeOf(drop, { memPass: password, code: other.next() });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
