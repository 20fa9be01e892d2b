import { describe, expect, test } from 'vitest';
import { hashOfInput } from '../../kernel/idempotency.ts';
import { makeDormant } from '../../testing/dormant-accounts.ts';
import { withFactor } from '../../testing/factors.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password, pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { whileVerifying } from '../../testing/while-verifying.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/member/update';
const fresh = 'lantern market 42';
/** A site of a test is called as its key. */
const siteName = world.site.key;
const typedTwice = (newMemPass: string) => ({ newMemPass, newMemPassCheck: newMemPass });

const toPassword = (change: object = {}) => ({
  idempotencyKey: newKey(),
  change: 'password' as const,
  memPass: password,
  newMemPass: fresh,
  newMemPassCheck: fresh,
  ...change,
});
const toPin = (change: object = {}) => ({
  idempotencyKey: newKey(),
  change: 'pin' as const,
  cashOutPass: pin,
  newCashOutPass: '7391',
  newCashOutPassCheck: '7391',
  ...change,
});
const toPhone = (memPhone: string, memPass = password) => ({
  idempotencyKey: newKey(),
  change: 'phone' as const,
  memPass,
  memPhone,
});

const logIn = (memId: string, memPass: string) =>
  world.guest().codeOf('/api/member/login', { memId, memPass });
const withdraw = (member: Person, cashOutPass: string) =>
  member.codeOf('/api/cash/out', { idempotencyKey: newKey(), amount: 20_000, cashOutPass });
const actionsOf = (member: Person) =>
  world.database.rows<{ action: string }>(
    'select actor, action, detail from audit_log where subject = $1 order by id',
    [`member:${member.key}`],
  );

describe('changing what is one’s own', () => {
  test('[CL-06][VL-12] a new password counts from now on, other sessions end, and the member is told', async () => {
    const member = await world.member();
    const device = await world.database.run(
      `insert into known_device (site_id, account, token_hash, created_at, seen_at) values ($1, $2, $3, now(), now())`,
      [world.site.id, `member:${member.memId}`, Buffer.from(member.memId)],
    );
    expect(device).toBe(1);
    expect(await member.call(path, toPassword())).toMatchObject({ change: 'password' });
    expect(await logIn(member.memId, password)).toBe('L001');
    expect(await actionsOf(member)).toEqual([
      { actor: `member:${member.key}`, action: 'member.change-password', detail: { address: '127.0.0.1' } },
    ]);
    const { list } = await member.call('/api/board/msgList', {});
    expect(list[0]?.title.ko).toBe('비밀번호가 변경되었습니다');
    expect(JSON.stringify(list)).not.toContain(fresh);
    const security = await member.call('/api/member/security', {});
    expect(security).toMatchObject({ devices: [], passwordChangedAt: world.clock.read.date().toISOString() });
    expect(await logIn(member.memId, fresh)).toBe('0');
  });

  test('[CL-06] the session that changes the password stays, any other that is still open ends', async () => {
    const member = await world.member();
    const other = await world.database.row<{ id: number }>(
      `insert into session (token_hash, site_id, member_id, created_at, seen_at, expires_at, ends_at, address)
       select sha256(token_hash), site_id, member_id, created_at, seen_at, expires_at, ends_at, address
         from session where member_id = $1 returning id`,
      [member.key],
    );
    await member.call(path, toPassword());
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
    const row = await world.database.row('select end_reason from session where id = $1', [other?.id]);
    expect(row).toEqual({ end_reason: 'E401' });
  });

  test('[CL-06] a new withdrawal password replaces the old one', async () => {
    const member = await world.member({ cash: 100_000 });
    await member.call(path, toPin());
    expect(await withdraw(member, pin)).toBe('C008');
    expect(await withdraw(member, '7391')).toBe('0');
    expect((await actionsOf(member)).map(({ action }) => action)).toEqual(['member.change-pin']);
  });

  test('[CL-06] a member without a withdrawal password is sent here by C204 and C010, and sets one with the password', async () => {
    const member = await world.member({ cash: 100_000 });
    await world.database.run('update member set pin_hash = null where id = $1', [member.key]);
    expect(await withdraw(member, '')).toBe('C204');
    expect(await withdraw(member, '7391')).toBe('C010');
    expect(await member.call('/api/member/security', {})).toMatchObject({ hasCashOutPass: 'N' });
    expect(await member.codeOf(path, toPin({ cashOutPass: '', memPass: 'not the password' }))).toBe('U120');
    expect(await member.codeOf(path, toPin({ cashOutPass: '', memPass: password }))).toBe('0');
    expect(await withdraw(member, '7391')).toBe('0');
  });

  test('five wrong withdrawal passwords lock here as they do at a withdrawal', async () => {
    const member = await world.member({ cash: 100_000 });
    for (let index = 0; index < 5; index += 1)
      expect(await member.codeOf(path, toPin({ cashOutPass: '0000' }))).toBe('C008');
    expect(await member.codeOf(path, toPin())).toBe('C218');
    expect(await withdraw(member, pin)).toBe('C218');
    expect(await member.call('/api/member/security', {})).toMatchObject({
      cashOutPassLocked: 'Y',
      cashOutPassFailures: 5,
    });
  });

  test('[OPS-1][CL-06] a new phone number is kept without its hyphens, shown masked, and stands in the log without the number', async () => {
    const member = await world.member();
    await member.call(path, toPhone('010-7777-4417'));
    expect((await member.call('/api/member/info', {})).member.phone).toBe('010-****-4417');
    expect(await actionsOf(member)).toEqual([
      { actor: `member:${member.key}`, action: 'member.change-phone', detail: { address: '127.0.0.1' } },
    ]);
  });

  test('[SEC-11] a password has no word in it that a guesser knows of its member or the site', async () => {
    const member = await world.member();
    await world.database.run(
      `update member set nickname = '밤하늘 사냥꾼', holder_name = 'Park Seojun', phone_cipher = $2 where id = $1`,
      [member.key, world.services.sealer.seal('member.phone', '01031415926')],
    );
    const known = [siteName, member.memId, '밤하늘 사냥꾼', 'se0jun', '01031415926', '3141-5926'];
    for (const word of known)
      expect(await member.codeOf(path, toPassword(typedTwice(`ab1 ${word} c`))), word).toBe('U126');
    expect(await member.codeOf(path, toPassword(typedTwice('park that is mine 1')))).toBe('U126');
    expect(await actionsOf(member)).toEqual([]);
    expect(await member.codeOf(path, toPassword(typedTwice('nothing that is known 1')))).toBe('0');
  });

  test('[SEC-11] a password of the long list of guessers is refused', async () => {
    const member = await world.member();
    const frequent = { newMemPass: '1q2w3e4r5t', newMemPassCheck: '1q2w3e4r5t' };
    expect(
      await member.codeOf(path, toPassword({ newMemPass: 'rush2112', newMemPassCheck: 'rush2112' })),
    ).toBe('U102');
    expect(await member.codeOf(path, toPassword(frequent))).toBe('U102');
    expect(await actionsOf(member)).toEqual([]);
  });

  test('a repetition changes nothing again, and is answered as the first was', async () => {
    const member = await world.member();
    const body = toPassword();
    const first = await member.call(path, body);
    expect(await member.call(path, body)).toEqual(first);
    expect(await actionsOf(member)).toHaveLength(1);
  });

  const reset = async (member: Person) => {
    const body = { memberKey: member.key, reason: 'a call of the member' };
    return (await world.operator()).call('/api/console/members/resetPassword', body);
  };
  const verifiedAfter = async (member: Person, body: ReturnType<typeof toPassword>) => {
    let given = '';
    whileVerifying(world, async () => {
      given = (await reset(member)).givenPassword;
    });
    return { code: await member.codeOf(path, body), given };
  };

  test('[CL-06] a password that an operator resets while the old one is verified stays the operator’s', async () => {
    const member = await world.member();
    const { code, given } = await verifiedAfter(member, toPassword());
    expect(code).toBe('U120');
    expect(await logIn(member.memId, fresh)).toBe('L001');
    expect(await logIn(member.memId, given)).toBe('0');
    expect((await actionsOf(member)).map(({ action }) => action)).toEqual(['member.reset-password']);
  });

  test('[CL-06] a phone number and a first withdrawal password are not set with a password that was reset meanwhile', async () => {
    const member = await world.member();
    const before = (await member.call('/api/member/info', {})).member.phone;
    const phone = toPhone('010-7777-9931') as unknown as ReturnType<typeof toPassword>;
    const { given } = await verifiedAfter(member, phone);
    const again = await world.guest().call('/api/member/login', { memId: member.memId, memPass: given });
    expect(again.member.phone).toBe(before);

    const other = await world.member();
    await world.database.run('update member set pin_hash = null where id = $1', [other.key]);
    const first = toPin({ cashOutPass: '', memPass: password }) as unknown as ReturnType<typeof toPassword>;
    expect((await verifiedAfter(other, first)).code).toBe('U120');
    const row = await world.database.row('select pin_hash from member where id = $1', [other.key]);
    expect(row).toEqual({ pin_hash: null });
  });

  test('[CL-06] of two withdrawal passwords set at once with the old one, one is refused', async () => {
    const member = await world.member({ cash: 100_000 });
    whileVerifying(world, async () => {
      // As it is stored by whoever was faster.
      await world.database.run('update member set pin_hash = $2 where id = $1', [
        member.key,
        await world.services.hasher.hash('7391'),
      ]);
    });
    const slower = toPin({ newCashOutPass: '6060', newCashOutPassCheck: '6060' });
    expect(await member.codeOf(path, slower)).toBe('C008');
    expect(await withdraw(member, '7391')).toBe('0');
  });

  test('[CL-06] without a key a second, different change within a minute is another action', async () => {
    const member = await world.member({ cash: 100_000 });
    const { idempotencyKey: _, ...first } = toPhone('010-7777-5101');
    await member.call(path, first);
    await member.call(path, { ...first, memPhone: '010-7777-5102' });
    expect((await member.call('/api/member/info', {})).member.phone).toBe('010-****-5102');
    const { idempotencyKey: __, ...second } = toPin();
    await member.call(path, second);
    const third = { ...second, cashOutPass: '7391', newCashOutPass: '2604', newCashOutPassCheck: '2604' };
    await member.call(path, third);
    expect(await withdraw(member, '2604')).toBe('0');
  });

  test('[EN-02] another new password under one key is C999, and the same with another proof the stored answer', async () => {
    const member = await world.member();
    const body = toPassword();
    const stored = await member.call(path, body);
    const other = { ...body, newMemPass: 'harbour stone 7', newMemPassCheck: 'harbour stone 7' };
    expect(await member.codeOf(path, other)).toBe('C999');
    expect(await member.call(path, { ...body, memPass: fresh })).toEqual(stored);
    const [row] = await world.database.rows<{ input_hash: Buffer }>(
      'select input_hash from idempotent_answer where key = $1',
      [body.idempotencyKey],
    );
    const plain = hashOfInput({
      path,
      input: { change: 'password', newMemPass: fresh, newMemPassCheck: fresh },
    });
    expect(row?.input_hash).toHaveLength(32);
    expect(row?.input_hash.equals(plain)).toBe(false);
  });

  test('[EN-02] two members who choose the same secret do not share a hash', async () => {
    const bodies = [toPassword(), toPassword()];
    for (const body of bodies) await (await world.member()).call(path, body);
    const rows = await world.database.rows<{ input_hash: Buffer }>(
      'select distinct input_hash from idempotent_answer where key = any($1)',
      [bodies.map(({ idempotencyKey }) => idempotencyKey)],
    );
    expect(rows).toHaveLength(2);
  });

  test('a refused change leaves everything as it was', async () => {
    const member = await world.member();
    expect(await member.codeOf(path, toPassword({ memPass: 'wrong 1' }))).toBe('U120');
    expect(await actionsOf(member)).toEqual([]);
    expect((await member.call('/api/board/msgList', {})).list).toEqual([]);
    expect(await logIn(member.memId, password)).toBe('0');
  });

  const refusedFor = async (body: object) =>
    (await world.member()).codeOf(path, body as ReturnType<typeof toPassword>);
  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another change',
        async () => {
          const member = await world.member();
          const body = toPassword();
          await member.call(path, body);
          return member.codeOf(path, { ...toPin(), idempotencyKey: body.idempotencyKey });
        },
      ],
      L013: [
        'another phone of a dormant account',
        async () => (await makeDormant(world, await world.member())).codeOf(path, toPhone('010-7777-8080')),
      ],
      U102: ['a password that is too short', () => refusedFor(toPassword({ newMemPass: 'ab1' }))],
      U126: [
        'a password with the name of the site in it',
        () => refusedFor(toPassword(typedTwice(`my ${siteName} 1`))),
      ],
      U122: ['a password without a digit', () => refusedFor(toPassword({ newMemPass: 'only letters here' }))],
      U121: ['a password confirmed by another', () => refusedFor(toPassword({ newMemPassCheck: 'else 1' }))],
      U103: ['a withdrawal password of five digits', () => refusedFor(toPin({ newCashOutPass: '12345' }))],
      U104: ['a number that is no mobile phone’s', () => refusedFor(toPhone('02-123-4567'))],
      L010: [
        'whoever has guessed a hundred times in a row',
        async () => {
          const member = await world.member();
          await failToTheBound(world, `member:${member.memId}#change`);
          return member.codeOf(path, toPassword());
        },
      ],
      L005: [
        'the eleventh guess at the current password',
        async () => {
          const member = await world.member();
          for (let index = 0; index < 10; index += 1)
            await member.codeOf(path, toPassword({ memPass: `guess ${index}` }));
          return member.codeOf(path, toPassword());
        },
      ],
      U120: ['a wrong current password', () => refusedFor(toPhone('010-7777-1234', 'wrong'))],
      C218: [
        'a locked withdrawal password',
        async () => {
          const member = await world.member();
          for (let index = 0; index < 5; index += 1)
            await member.codeOf(path, toPin({ cashOutPass: '0000' }));
          return member.codeOf(path, toPin());
        },
      ],
      C205: ['a malformed current withdrawal password', () => refusedFor(toPin({ cashOutPass: '12' }))],
      C008: ['a wrong current withdrawal password', () => refusedFor(toPin({ cashOutPass: '0000' }))],
      U123: [
        'the withdrawal password that it is already',
        () => refusedFor(toPin({ newCashOutPass: pin, newCashOutPassCheck: pin })),
      ],
      L006: [
        'a member with a second factor that sends no code',
        async () => {
          const { member } = await withFactor(world, await world.member());
          return member.codeOf(path, toPassword());
        },
      ],
      L007: [
        'a member with a second factor that sends a wrong code',
        async () => {
          const { member } = await withFactor(world, await world.member());
          return member.codeOf(path, toPassword({ code: '000000' }));
        },
      ],
      U118: [
        'the phone number of another member',
        async () => {
          const other = await world.member();
          await other.call(path, toPhone('01088881234'));
          return (await world.member()).codeOf(path, toPhone('010-8888-1234'));
        },
      ],
    }),
  )('[CL-06] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each([
    ['memPass', 'U120'],
    ['newMemPass', 'U102'],
    ['newMemPassCheck', 'U121'],
    ['cashOutPass', 'C205'],
    ['newCashOutPass', 'U103'],
    ['newCashOutPassCheck', 'U121'],
    ['memPhone', 'U104'],
    ['code', 'L007'],
  ])('a field %s that is no text is refused with %s', async (field, code) => {
    expect(await refusedFor(toPassword({ [field]: ['x'] }))).toBe(code);
  });
});
