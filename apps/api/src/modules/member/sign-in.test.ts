import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { hours, minutes } from '../../testing/clock.ts';
import { closeAccount } from '../../testing/closed-accounts.ts';
import { withFactor } from '../../testing/factors.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { whileVerifying } from '../../testing/while-verifying.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/member/login';
const wrong = 'not the password';

async function failOften(memId: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await world.guest().codeOf(path, { memId, memPass: wrong });
  }
}

describe('logging in', () => {
  test('[CL-01][EN-03] the response is the member, its unread messages and a token', async () => {
    const { memId } = await world.addMember({ cash: 12_000 });
    const answer = await world.guest().call(path, { memId, memPass: password });
    expect(answer.member).toMatchObject({ memId, cashAmt: 12_000, pointAmt: 0, isPartnerMember: 'N' });
    expect(answer.msgInfo).toEqual({ newMsg: 0 });
    expect(answer.token).toMatch(/^[\w-]{43}$/);
  });

  test('[KR-6][SEC-4][SEC-23][SEC-27][EN-02][CL-03] a member sees itself masked, and its withdrawal password is never sent', async () => {
    const member = await world.member();
    const answer = await member.call('/api/member/info', {});
    expect(answer.member).toEqual({
      memId: member.memId,
      memNick: `${member.memId} nick`,
      memName: expect.stringContaining('*'),
      phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
      bankName: 'KB',
      accountNumber: expect.stringMatching(/^\*{4}\d{4}$/),
      accountHolder: expect.stringContaining('*'),
      recommenderId: world.site.storeId,
      memLevel: 1,
      cashAmt: 0,
      pointAmt: 0,
      isPartnerMember: 'N',
      checkDueAt: null,
      documentsDue: false,
      dormantSince: null,
      factorDue: false,
      token: member.token,
    });
    expect(JSON.stringify(answer)).not.toMatch(/cashOutPass|pin|hash/i);
  });

  test('the id is found in any case, and a partner is called one', async () => {
    const { memId } = await world.addMember({ rank: 'PTN_4' });
    const answer = await world.guest().call(path, { memId: memId.toUpperCase(), memPass: password });
    expect(answer.member.isPartnerMember).toBe('Y');
  });

  test.each(
    refusalsOf(path, {
      L010: [
        'an account after a hundred failures in a row, even with the right password,',
        async () => {
          const { memId } = await world.addMember();
          await failToTheBound(world, `member:${memId}`);
          return world.guest().codeOf(path, { memId, memPass: password });
        },
      ],
      L005: [
        'an account after ten failures, even with the right password,',
        async () => {
          const { memId } = await world.addMember();
          await failOften(memId, 10);
          return world.guest().codeOf(path, { memId, memPass: password });
        },
      ],
      L001: [
        'a wrong password',
        async () => {
          const { memId } = await world.addMember();
          return world.guest().codeOf(path, { memId, memPass: wrong });
        },
      ],
      L002: [
        'a member who is not yet approved',
        async () => {
          const { memId } = await world.addMember({ status: 'pending' });
          return world.guest().codeOf(path, { memId, memPass: password });
        },
      ],
      L003: [
        'a rejected applicant',
        async () => {
          const { memId } = await world.addMember({ status: 'rejected' });
          return world.guest().codeOf(path, { memId, memPass: password });
        },
      ],
      L004: [
        'a suspended member',
        async () => {
          const { memId } = await world.addMember({ status: 'suspended' });
          return world.guest().codeOf(path, { memId, memPass: password });
        },
      ],
      L012: [
        'a member that has closed its account',
        async () => {
          const member = await world.member();
          await closeAccount(member);
          return world.guest().codeOf(path, { memId: member.memId, memPass: password });
        },
      ],
      L006: [
        'a member with a second factor that sends no code',
        async () => {
          const { member } = await withFactor(world, await world.member());
          return world.guest().codeOf(path, { memId: member.memId, memPass: password });
        },
      ],
      L007: [
        'a member with a second factor that sends a wrong code',
        async () => {
          const { member } = await withFactor(world, await world.member());
          return world.guest().codeOf(path, { memId: member.memId, memPass: password, code: '000000' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[ACC-5] an unknown id and a wrong password are refused alike, in the words of the specification', async () => {
    const { memId } = await world.addMember();
    const unknown = await world.guest().ask(path, { memId: 'nobody-here', memPass: wrong });
    const known = await world.guest().ask(path, { memId, memPass: wrong });
    expect(unknown).toEqual(known);
    expect(known.message).toBe('로그인정보가 올바르지 않습니다. 확인해주세요.');
  });

  test.each(['pending', 'rejected', 'suspended'] as const)(
    '[ACC-5] that an account is %s is told only to someone who knows its password',
    async (status) => {
      const { memId } = await world.addMember({ status });
      expect(await world.guest().codeOf(path, { memId, memPass: wrong })).toBe('L001');
    },
  );

  test('a success after nine failures resets the count, and the block ends after its window', async () => {
    const { memId } = await world.addMember();
    await failOften(memId, 9);
    expect(await world.guest().codeOf(path, { memId, memPass: password })).toBe('0');
    world.clock.advance(1);
    await failOften(memId, 9);
    expect(await world.guest().codeOf(path, { memId, memPass: password })).toBe('0');
    world.clock.advance(1);
    await failOften(memId, 10);
    expect(await world.guest().codeOf(path, { memId, memPass: password })).toBe('L005');
    world.clock.advance(minutes(15) + 1);
    expect(await world.guest().codeOf(path, { memId, memPass: password })).toBe('0');
  });

  test('a failure of one account does not block another', async () => {
    const [a, b] = [await world.addMember(), await world.addMember()];
    await failOften(a.memId, 10);
    expect(await world.guest().codeOf(path, { memId: b.memId, memPass: password })).toBe('0');
  });
});

describe('a log-in that is on its way', () => {
  const newMemPass = 'battery staple 2';
  const changes: readonly [string, string, number, (member: Person, operator: Person) => Promise<unknown>][] =
    [
      [
        'a password of its own',
        'L001',
        1,
        (member) =>
          member.call('/api/member/update', {
            idempotencyKey: newKey(),
            change: 'password',
            memPass: password,
            newMemPass,
            newMemPassCheck: newMemPass,
          }),
      ],
      [
        'one that an operator gave',
        'L001',
        0,
        ({ key }, operator) =>
          operator.call('/api/console/members/resetPassword', { memberKey: key, reason: 'a test' }),
      ],
      [
        'a lock',
        'L004',
        1,
        ({ key }, operator) =>
          operator.call('/api/console/members/playAccess', {
            memberKey: key,
            locked: true,
            bettingAllowed: true,
            reason: 'a test',
          }),
      ],
    ];
  test.each(changes)('does not outlive %s: it is refused with %s', async (_, code, open, change) => {
    const [member, operator] = [await world.member(), await world.operator()];
    whileVerifying(world, () => change(member, operator));
    expect(await world.guest().codeOf(path, { memId: member.memId, memPass: password })).toBe(code);
    const sessions = await world.database.rows(
      'select id from session where member_id = $1 and ended_at is null',
      [member.key],
    );
    expect(sessions).toHaveLength(open);
  });
});

describe('one session per account', () => {
  test('[SEC-6][RL-03][ER-02] a new sign-in ends the older one, which hears TK999 in its language', async () => {
    const member = await world.member();
    await world.signIn(member.memId);
    const answer = await member.ask('/api/wallet/balance', {});
    expect(answer).toMatchObject({
      code: 'TK999',
      status: 401,
      message: '같은 아이디로 로그인되었습니다.',
    });
  });

  test('[RL-03] of ten sign-ins at once one session lives', async () => {
    const { memId } = await world.addMember();
    const callers = await Promise.all(Array.from({ length: 10 }, () => world.signIn(memId)));
    const codes = await Promise.all(callers.map((each) => each.codeOf('/api/member/info', {})));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'TK999')).toHaveLength(9);
  });

  test("[SEC-6][CL-05] signing out ends this session and nobody else's", async () => {
    const [member, other] = [await world.member(), await world.member()];
    await member.call('/api/member/logout', {});
    expect(await member.codeOf('/api/member/info', {})).toBe('E401');
    expect(await other.codeOf('/api/member/info', {})).toBe('0');
  });
});

describe('how long a session lives', () => {
  test('thirty minutes without a call end it, and a call just before keeps it', async () => {
    const member = await world.member();
    world.clock.advance(minutes(30) - 1);
    expect(await member.codeOf('/api/board/msgList', {})).toBe('0');
    world.clock.advance(minutes(30) - 1);
    expect(await member.codeOf('/api/board/msgList', {})).toBe('0');
    world.clock.advance(minutes(30));
    expect(await member.codeOf('/api/board/msgList', {})).toBe('E401');
  });

  test('[ST-01] the token lives 120 minutes unless it is renewed', async () => {
    const left = await world.member();
    let kept: TestCaller = await world.member();
    const stayAwake = async (totalMs: number) => {
      for (let passedMs = 0; passedMs < totalMs; passedMs += minutes(20)) {
        world.clock.advance(minutes(20));
        await kept.codeOf('/api/board/msgList', {});
        await left.codeOf('/api/board/msgList', {});
      }
    };
    await stayAwake(minutes(100));
    const { token, expiresAt } = await kept.call('/api/getToken', {});
    expect(Date.parse(expiresAt)).toBe(world.clock.read() + minutes(120));
    kept = kept.withToken(need(token, 'token'));
    await stayAwake(minutes(20));
    expect(await left.codeOf('/api/member/info', {})).toBe('E401');
    expect(await kept.codeOf('/api/member/info', {})).toBe('0');
  });

  test('[SEC-8][CL-04] renewing never goes beyond eight hours in all', async () => {
    let member: TestCaller = await world.member();
    const endsAtMs = world.clock.read() + hours(8);
    const renew = async () => {
      const { token, expiresAt } = await member.call('/api/getToken', {});
      member = member.withToken(need(token, 'token'));
      return expiresAt;
    };
    while (world.clock.read() < endsAtMs - minutes(25)) {
      world.clock.advance(minutes(25));
      await renew();
    }
    const expiresAt = await renew();
    expect(Date.parse(expiresAt)).toBe(endsAtMs);
    world.clock.set(new Date(endsAtMs).toISOString());
    expect(await member.codeOf('/api/getToken', {})).toBe('E401');
  });
});

describe('where a session is kept', () => {
  const browser = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
  const inject = (url: string, headers: Record<string, string>, payload: object = {}) =>
    world.app.inject({
      method: 'POST',
      url,
      headers: { ...browser, authorization: world.site.key, ...headers },
      payload,
    });

  type Response = Awaited<ReturnType<typeof inject>>;

  /** The one cookie that carries the session, as the browser is told to keep it. */
  const cookieOf = (response: Response) =>
    [response.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('hanpan-session=')) ?? '';

  const signInByBrowser = async () => {
    const { memId } = await world.addMember();
    const response = await inject(path, {}, { memId, memPass: password });
    const [session = ''] = cookieOf(response).split(';');
    return { response, session };
  };

  test('[SEC-7][ST-01] a browser gets an HttpOnly cookie of the same site, and no token to read', async () => {
    const { response, session } = await signInByBrowser();
    expect(response.json()).toMatchObject({ resultCode: '0', data: { token: null } });
    expect(session).toMatch(/^hanpan-session=[\w-]{43}$/);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/']) {
      expect(cookieOf(response)).toContain(attribute);
    }
    const token = session.slice('hanpan-session='.length);
    const readable = [response.headers['set-cookie'] ?? []].flat().filter((each) => !/HttpOnly/.test(each));
    for (const each of [...readable, response.body]) expect(each).not.toContain(token);
    expect((await inject('/api/member/info', { cookie: session })).json().resultCode).toBe('0');
    expect((await inject('/api/console/me', { cookie: session })).json().resultCode).toBe('E401');
  });

  test('[ST-01][BC-07] renewing gives the browser a new cookie that lives as long as the session', async () => {
    const { session } = await signInByBrowser();
    world.clock.advance(minutes(20));
    const response = await inject('/api/getToken', { cookie: session });
    const renewed = cookieOf(response);
    const until = new Date(world.clock.read() + minutes(120)).toUTCString();
    expect(renewed).toContain(`Expires=${until}`);
    expect(renewed).not.toContain(session);
    expect(response.json().data.token).toBeNull();
    const [cookie = ''] = renewed.split(';');
    expect((await inject('/api/member/info', { cookie })).json().resultCode).toBe('0');
    world.clock.advance(minutes(1));
    expect((await inject('/api/member/info', { cookie })).json().resultCode).toBe('0');
    expect((await inject('/api/member/info', { cookie: session })).json().resultCode).toBe('E401');
  });

  test('[ST-01] a renewal that fails takes the cookies away', async () => {
    const { session } = await signInByBrowser();
    world.clock.advance(minutes(31));
    const response = await inject('/api/getToken', { cookie: session });
    expect(response.json().resultCode).toBe('E401');
    expect(cookieOf(response)).toMatch(/^hanpan-session=;.*Expires=Thu, 01 Jan 1970/);
    expect([response.headers['set-cookie'] ?? []].flat().join()).toContain('hanpan-signed-in=;');
  });

  test('[ST-02] signing out takes the cookie away', async () => {
    const { session } = await signInByBrowser();
    const response = await inject('/api/member/logout', { cookie: session });
    expect(cookieOf(response)).toMatch(/^hanpan-session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await inject('/api/member/info', { cookie: session })).json().resultCode).toBe('E401');
  });

  test('[SEC-6] a stored session cannot be used: the table holds a hash of the token', async () => {
    const member = await world.member();
    const row = await world.owner.row<{ found: number }>(
      "select count(*) as found from session where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [member.token],
    );
    expect(row?.found).toBe(0);
  });
});
