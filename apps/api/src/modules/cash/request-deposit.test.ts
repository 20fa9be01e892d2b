import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { memberToAccept } from '../../testing/documents.ts';
import { limitOwn } from '../../testing/own-limits.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/cash/in';
const deposit = (amount: number) => ({ idempotencyKey: newKey(), amount });
const requestsOf = async (key: number) =>
  (await world.database.rows('select 1 from cash_request where member_id = $1', [key])).length;

describe('asking for a deposit', () => {
  test('[CL-26] a request is stored in state 0 with a receipt, and no money moves', async () => {
    const member = await world.member({ cash: 5_000 });
    const { request, cashAmt } = await member.call(path, deposit(30_000));
    expect(request).toMatchObject({ kind: 'in', amount: 30_000, state: 0, processedAt: null });
    expect(request.receiptId).toMatch(/^D-261120-\d{6}$/);
    expect(cashAmt).toBe(5_000);
  });

  test('[SEC-23][SEC-27] what the call does not declare is taken from no body', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const smuggled = {
      state: 1,
      processedAt: '2026-01-01T00:00:00Z',
      memberId: other.key,
      memId: other.memId,
    };
    const { code } = await member.sendRaw(path, JSON.stringify({ ...deposit(30_000), ...smuggled }));
    expect(code).toBe('0');
    const rows = await world.database.rows(
      'select member_id as "memberKey", state, processed_at as "processedAt" from cash_request where member_id = any($1::bigint[])',
      [[member.key, other.key]],
    );
    expect(rows).toEqual([{ memberKey: member.key, state: 0, processedAt: null }]);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0 });
  });

  test.each(
    refusalsOf(path, {
      U0011: [
        'a suspended member',
        async () => {
          const member = await world.member();
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, deposit(30_000));
        },
      ],
      C001: [
        'a site that takes no deposits',
        async () => {
          const site = await world.addSite({ depositOpen: false });
          return (await world.member({ site })).codeOf(path, deposit(30_000));
        },
      ],
      C105: [
        'a member who may not deposit',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'deposit_allowed = false');
          return member.codeOf(path, deposit(30_000));
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(path, deposit(30_000));
        },
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const member = await world.member();
          await world.setMember(member, "excluded_until = '2100-01-01'");
          return member.codeOf(path, deposit(30_000));
        },
      ],
      D001: [
        'a member who has not accepted the documents that the site demands',
        async () => (await memberToAccept(world)).codeOf(path, deposit(30_000)),
      ],
      C002: ['an amount of zero', async () => (await world.member()).codeOf(path, deposit(0))],
      C102: ['less than the minimum', async () => (await world.member()).codeOf(path, deposit(9_000))],
      C101: ['more than the maximum', async () => (await world.member()).codeOf(path, deposit(5_001_000))],
      C103: ['an amount between two units', async () => (await world.member()).codeOf(path, deposit(10_500))],
      X005: [
        'more than the member allows itself to deposit',
        async () => (await limitOwn(await world.member(), 'deposit', 29_999)).codeOf(path, deposit(30_000)),
      ],
      c104: [
        'the same amount again within a minute',
        async () => {
          const member = await world.member();
          await member.call(path, deposit(30_000));
          world.clock.advance(minutes(1) - 1);
          return member.codeOf(path, deposit(30_000));
        },
      ],
      C003: [
        'another amount while one is in progress',
        async () => {
          const member = await world.member();
          await member.call(path, deposit(30_000));
          return member.codeOf(path, deposit(40_000));
        },
      ],
      F001: [
        'a deposit while a withdrawal is in progress',
        async () => {
          const member = await world.member({ cash: 50_000 });
          await member.call('/api/cash/out', { idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin });
          return member.codeOf(path, deposit(30_000));
        },
      ],
      C107: [
        "a payer's name that no bank would print",
        async () => {
          const member = await world.member();
          return member.codeOf(path, { idempotencyKey: newKey(), amount: 50_000, payerName: '<b>Kim</b>' });
        },
      ],
      C106: [
        'a bonus that the site does not offer',
        async () => (await world.member()).codeOf(path, { ...deposit(30_000), bonusCode: 'no such' }),
      ],
      TA01: [
        'more than may be put into a test account',
        async () => {
          const member = await world.member();
          await markAsTest(world, member, { fundsCap: 29_999 });
          return member.codeOf(path, deposit(30_000));
        },
      ],
      C999: [
        'a key that was used for another amount',
        async () => {
          const member = await world.member();
          const first = deposit(30_000);
          await member.call(path, first);
          return member.codeOf(path, { ...first, amount: 40_000 });
        },
      ],
    }),
  )('[ER-04][ER-05][ER-07] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[ER-07] after a minute the same amount is refused for the one in progress, not taken for a repetition', async () => {
    const member = await world.member();
    await member.call(path, deposit(30_000));
    world.clock.advance(minutes(1));
    expect(await member.codeOf(path, deposit(30_000))).toBe('C003');
  });

  test.each([
    ['-1', '-1'],
    ['a fraction', '1.5'],
    ['an infinity', '1e309'],
    ['a text', '"10000"'],
    ['a text with a comma', '"10,000"'],
    ['null', 'null'],
    ['a list', '[10000]'],
    ['more than a double can hold exactly', '9007199254740993'],
  ])('[VL-13] an amount of %s is not a chosen number', async (_, amount) => {
    const member = await world.member();
    const answer = await member.sendRaw(path, `{"idempotencyKey":"${newKey()}","amount":${amount}}`);
    expect(answer.code).toBe('C002');
    expect(await requestsOf(member.key)).toBe(0);
  });

  test('[CL-26] a missing amount is C002, and a client that sends no key is served: the same again is one deposit', async () => {
    const member = await world.member();
    expect((await member.sendRaw(path, `{"idempotencyKey":"${newKey()}"}`)).code).toBe('C002');
    const codes = [
      (await member.sendRaw(path, '{"amount":10000}')).code,
      (await member.sendRaw(path, '{"amount":10000}')).code,
    ];
    expect(codes).toEqual(['0', '0']);
    expect((await member.call('/api/cash/list/', {})).pageInfo.total).toBe(1);
  });
});

describe('once per intention', () => {
  test('the same key and body again returns the stored answer', async () => {
    const member = await world.member();
    const body = deposit(30_000);
    const first = await member.call(path, body);
    expect(await member.call(path, body)).toEqual(first);
    expect(await requestsOf(member.key)).toBe(1);
  });

  test('fifty parallel calls with one key make one request and one answer', async () => {
    const member = await world.member();
    const body = deposit(30_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.call(path, body)));
    expect(new Set(answers.map((answer) => answer.request.cashIdx)).size).toBe(1);
    expect(await requestsOf(member.key)).toBe(1);
  });

  test('two clicks at once with different keys make one request', async () => {
    const member = await world.member();
    const codes = await Promise.all([1, 2, 3, 4].map(() => member.codeOf(path, deposit(30_000))));
    expect(codes.sort()).toEqual(['0', 'c104', 'c104', 'c104']);
    expect(await requestsOf(member.key)).toBe(1);
  });

  test('a refusal is not stored: the key may be used again', async () => {
    const member = await world.member();
    const body = deposit(10_500);
    expect(await member.codeOf(path, body)).toBe('C103');
    expect(await member.codeOf(path, { ...body, amount: 11_000 })).toBe('0');
  });

  test('one key of two members is two intentions', async () => {
    const body = deposit(30_000);
    const [a, b] = [await world.member(), await world.member()];
    const [first, second] = [await a.call(path, body), await b.call(path, body)];
    expect(first.request.cashIdx).not.toBe(second.request.cashIdx);
  });
});
