import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/cash/out';
const names = { ko: '열', en: 'Ten', vi: 'Mười' };
const withdrawal = (amount: number, cashOutPass = pin) => ({ idempotencyKey: newKey(), amount, cashOutPass });

async function approve(cashIdx: number) {
  const operator = await world.operator();
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/approve', {
    cashIdx,
    idempotencyKey: newKey(),
    payoutReference: 'bank-1',
  });
}

describe('asking for a withdrawal', () => {
  test('[FND-14][CL-27] the money is on hold at once and cannot be played', async () => {
    const member = await world.member({ cash: 100_000 });
    const { request, cashAmt } = await member.call(path, withdrawal(60_000));
    expect(request).toMatchObject({ kind: 'out', amount: 60_000, state: 0 });
    expect(request.receiptId).toMatch(/^W-261120-\d{6}$/);
    expect(cashAmt).toBe(40_000);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const member = await world.member({ cash: 100_000 });
          const first = withdrawal(20_000);
          await member.call(path, first);
          return member.codeOf(path, { ...first, amount: 30_000 });
        },
      ],
      U0011: [
        'a suspended member',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      C201: [
        'a site that pays nothing out',
        async () => {
          const site = await world.addSite({ withdrawalOpen: false });
          return (await world.member({ site, cash: 100_000 })).codeOf(path, withdrawal(20_000));
        },
      ],
      C203: [
        'a member who may not withdraw',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await world.setMember(member, 'withdrawal_allowed = false');
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      C217: [
        'a request at midnight',
        async () => {
          world.clock.set('2026-11-20T15:00:00.000Z');
          return (await world.member({ cash: 100_000 })).codeOf(path, withdrawal(20_000));
        },
      ],
      C206: ['an amount of zero', async () => (await world.member()).codeOf(path, withdrawal(0))],
      C214: ['less than the minimum', async () => (await world.member()).codeOf(path, withdrawal(9_000))],
      C220: [
        'more than the site pays at once',
        async () => (await world.member({ cash: 20_000_000 })).codeOf(path, withdrawal(10_001_000)),
      ],
      C215: [
        'an amount between two units',
        async () => (await world.member()).codeOf(path, withdrawal(10_500)),
      ],
      L015: [
        'what its member was never shown',
        async () =>
          (await world.member({ cash: 100_000 })).codeOf(path, {
            ...withdrawal(20_000),
            confirmationKey: newKey(),
          }),
      ],
      C218: [
        'the right PIN after five wrong ones',
        async () => {
          const member = await world.member({ cash: 100_000 });
          for (let index = 0; index < 5; index += 1) await member.codeOf(path, withdrawal(20_000, '0000'));
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      C204: [
        'a member without a PIN who typed none',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await world.setMember(member, 'pin_hash = null');
          return member.codeOf(path, withdrawal(20_000, ''));
        },
      ],
      C205: [
        'what is no PIN of any site',
        async () => (await world.member({ cash: 100_000 })).codeOf(path, withdrawal(20_000, '482')),
      ],
      C010: [
        'a member without a PIN who typed one',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await world.setMember(member, 'pin_hash = null');
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      C008: [
        'a wrong PIN',
        async () => (await world.member({ cash: 100_000 })).codeOf(path, withdrawal(20_000, '0000')),
      ],
      C209: [
        'a second request while one is in progress',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await member.call(path, withdrawal(20_000));
          return member.codeOf(path, withdrawal(30_000));
        },
      ],
      F001: [
        'a withdrawal while a deposit is in progress',
        async () => {
          const member = await world.member({ cash: 100_000 });
          await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
          return member.codeOf(path, withdrawal(30_000));
        },
      ],
      C216: [
        'a request within the waiting time after the last one',
        async () => {
          const member = await world.member({ cash: 100_000 });
          const { request } = await member.call(path, withdrawal(20_000));
          await approve(request.cashIdx);
          await world.changeSite(world.site, { withdrawalRepeatMinutes: 60 });
          const code = await member.codeOf(path, withdrawal(20_000));
          await world.changeSite(world.site, { withdrawalRepeatMinutes: 0 });
          return code;
        },
      ],
      C221: [
        'a member whose bonus still has to be played through',
        async () => {
          await world.changeSite(world.site, {
            depositBonuses: [
              { code: 'ten', names, percent: 10, maxAmount: 100_000, turnoverTimes: 3, expiresDays: 30 },
            ],
          });
          const member = await world.member({ cash: 100_000 });
          const deposit = { idempotencyKey: newKey(), amount: 20_000, bonusCode: 'ten' };
          await approve((await member.call('/api/cash/in', deposit)).request.cashIdx);
          return member.codeOf(path, withdrawal(20_000));
        },
      ],
      C202: [
        'more than the member holds',
        async () => (await world.member({ cash: 15_000 })).codeOf(path, withdrawal(20_000)),
      ],
    }),
  )('[ACC-15][ER-04][ER-05][ER-07][ER-08] %s is refused with %s, and nothing moves', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(['-10000', '1.5', '1e309', '"10,000"', '9007199254740993'])(
    '[VL-13] an amount of %s is not a chosen number',
    async (amount) => {
      const member = await world.member({ cash: 100_000 });
      const body = `{"idempotencyKey":"${newKey()}","amount":${amount},"cashOutPass":"${pin}"}`;
      expect((await member.sendRaw(path, body)).code).toBe('C206');
      expect(await world.holdingsOf(member)).toMatchObject({ cash: 100_000, hold: 0 });
    },
  );

  test('[VL-13] a request refused for the balance sets no hold and leaves no request', async () => {
    const member = await world.member({ cash: 15_000 });
    expect(await member.codeOf(path, withdrawal(16_000))).toBe('C202');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 15_000, hold: 0 });
    expect((await member.call('/api/cash/list/', {})).list).toEqual([]);
    expect(await member.codeOf(path, withdrawal(15_000))).toBe('0');
  });
});

describe('the closed hours', () => {
  // Berlin goes forward at 02:00 on 28 March: an hour and a half on the clock is half an hour of time. It goes
  // back at 03:00 on 31 October: an hour that the clock shows twice is closed twice.
  test.each([
    ['01:30', '03:00', '2027-03-28T00:29:59.999Z', '0'],
    ['01:30', '03:00', '2027-03-28T00:30:00.000Z', 'C217'],
    ['01:30', '03:00', '2027-03-28T00:59:59.999Z', 'C217'],
    ['01:30', '03:00', '2027-03-28T01:00:00.000Z', '0'],
    ['02:30', '02:45', '2027-10-31T00:30:00.000Z', 'C217'],
    ['02:30', '02:45', '2027-10-31T00:45:00.000Z', '0'],
    ['02:30', '02:45', '2027-10-31T01:30:00.000Z', 'C217'],
    ['02:30', '02:45', '2027-10-31T01:45:00.000Z', '0'],
    ['12:00', '12:00', '2027-03-28T10:00:00.000Z', '0'],
  ])('[BC-02] closed from %s to %s by the clock in Berlin, %s returns %s', async (from, to, at, code) => {
    const hours = { withdrawalClosedFrom: from, withdrawalClosedTo: to };
    const site = await world.addSite({ timeZone: 'Europe/Berlin', ...hours });
    world.clock.set(at);
    const member = await world.member({ site, cash: 100_000 });
    expect(await member.codeOf(path, withdrawal(20_000))).toBe(code);
  });

  test.each([
    ['2026-11-20T14:29:59.999Z', '0'],
    ['2026-11-20T14:30:00.000Z', 'C217'],
    ['2026-11-20T15:29:59.999Z', 'C217'],
    ['2026-11-20T15:30:00.000Z', '0'],
  ])('[BC-02][VL-13] at %s (23:30 to 00:30 in Seoul is closed) the call returns %s', async (at, code) => {
    world.clock.set(at);
    const member = await world.member({ cash: 100_000 });
    expect(await member.codeOf(path, withdrawal(20_000))).toBe(code);
  });

  test('[BC-02] the hours are a setting of the site, in its own zone', async () => {
    const site = await world.addSite({
      timeZone: 'UTC',
      withdrawalClosedFrom: '02:00',
      withdrawalClosedTo: '04:00',
    });
    const answer = await (await world.member({ site, cash: 100_000 }))
      .inLocale('en')
      .ask(path, withdrawal(20_000));
    expect(answer.code).toBe('C217');
    expect(answer.message).toContain('from 02:00 to 04:00');
  });

  test('a request that was accepted before them returns its answer within them too', async () => {
    world.clock.set('2026-11-20T14:29:59.999Z');
    const member = await world.member({ cash: 100_000 });
    const body = withdrawal(20_000);
    const first = await member.call(path, body);
    world.clock.advance(1);
    expect(await member.call(path, body)).toEqual(first);
  });
});

describe('the withdrawal password', () => {
  // What the catalogue's texts say, as a table: "set a withdrawal password" (C204) and "no withdrawal password set"
  // (C010) are for members without one, "check the password" (C205) is about its form, "wrong" (C008) about its digits.
  test.each([
    ['nothing', '', true, 'C205'],
    ['nothing', '', false, 'C204'],
    ['too few digits', '482', true, 'C205'],
    ['too many digits', '4821048210482', true, 'C205'],
    ['letters', 'abcd', true, 'C205'],
    ['letters', 'abcd', false, 'C010'],
    ['other digits', '0000', true, 'C008'],
    ['digits', pin, false, 'C010'],
    ['the right digits', pin, true, '0'],
  ])('[ER-07][ER-08] %s typed ("%s"), where one is set: %s, returns %s', async (_, typed, isSet, code) => {
    const member = await world.member({ cash: 100_000 });
    if (!isSet) await world.setMember(member, 'pin_hash = null');
    expect(await member.codeOf(path, withdrawal(20_000, typed))).toBe(code);
  });

  test('a malformed PIN is no guess: it is not counted, and neither is a missing one', async () => {
    const member = await world.member({ cash: 100_000 });
    for (const typed of ['', 'abcd', '482', '1', '1234567890123']) {
      expect(await member.codeOf(path, withdrawal(20_000, typed))).toBe('C205');
    }
    const body = `{"idempotencyKey":"${newKey()}","amount":20000,"cashOutPass":4821}`;
    expect((await member.sendRaw(path, body)).code).toBe('C205');
    expect(await member.codeOf(path, withdrawal(20_000))).toBe('0');
  });

  test('of twenty wrong ones at once five are checked, and the rest are locked out', async () => {
    const member = await world.member({ cash: 100_000 });
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => member.codeOf(path, withdrawal(20_000, '0000'))),
    );
    expect(codes.filter((code) => code === 'C008')).toHaveLength(5);
    expect(codes.filter((code) => code === 'C218')).toHaveLength(15);
  });

  test('a wrong one says how many tries are left, and the last one that withdrawals are locked', async () => {
    const member = await world.member({ cash: 100_000 });
    const said: string[] = [];
    for (let index = 0; index < 5; index += 1)
      said.push((await member.inLocale('en').ask(path, withdrawal(20_000, '0000'))).message);
    for (const [index, left] of [4, 3, 2, 1].entries())
      expect(said[index]).toBe(
        `The withdrawal password is wrong. Tries left before withdrawals are locked: ${left}.`,
      );
    expect(said[4]).toBe(
      'The withdrawal password is wrong. Withdrawals are now locked. Please contact support.',
    );
    expect((await member.ask(path, withdrawal(20_000))).code).toBe('C218');
  });

  test('a right one after four wrong ones resets the count', async () => {
    const member = await world.member({ cash: 100_000 });
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 4; index += 1) {
        expect(await member.codeOf(path, withdrawal(20_000, '0000'))).toBe('C008');
      }
      expect(await member.codeOf(path, withdrawal(999_000))).toBe('C202');
    }
  });

  test('a wrong one is counted although the request would have failed for the balance', async () => {
    const member = await world.member();
    await member.codeOf(path, withdrawal(20_000, '0000'));
    const row = await world.database.row('select pin_failures from member where id = $1', [member.key]);
    expect(row).toEqual({ pin_failures: 1 });
  });
});

describe('once per intention', () => {
  test('twenty parallel calls with one key hold the money once and get one answer', async () => {
    const member = await world.member({ cash: 100_000 });
    const body = withdrawal(30_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(path, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 70_000, hold: 30_000 });
  });

  test('clicks at once with different keys make one request', async () => {
    const member = await world.member({ cash: 100_000 });
    const codes = await Promise.all([1, 2, 3].map(() => member.codeOf(path, withdrawal(30_000))));
    expect(codes.sort()).toEqual(['0', 'C209', 'C209']);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 70_000, hold: 30_000 });
  });

  test('[SEC-3] a withdrawal and a bet race for the same money: one gets it', async () => {
    const member = await world.member({ cash: 20_000 });
    const match = await world.match();
    const [out, bet] = await Promise.all([
      member.codeOf(path, withdrawal(20_000)),
      member.codeOf('/api/bet/betProc', {
        idempotencyKey: newKey(),
        stake: 20_000,
        legs: [{ selectionId: match.selection('WDL', 'home'), odds: 2 }],
      }),
    ]);
    expect([out, bet].filter((code) => code === '0')).toHaveLength(1);
    expect((await world.holdingsOf(member)).cash).toBe(0);
  });

  test('the first refusal in the order of the contract is the one that is named', async () => {
    const site = await world.addSite({ withdrawalOpen: false });
    world.clock.set('2026-11-20T15:10:00.000Z');
    const member = await world.member({ site });
    await world.setMember(member, "status = 'suspended', withdrawal_allowed = false, pin_failures = 5");
    const fixes: [string, () => Promise<unknown>][] = [
      ['U0011', () => world.setMember(member, "status = 'active'")],
      ['C201', () => world.changeSite(site, { withdrawalOpen: true })],
      ['C203', () => world.setMember(member, 'withdrawal_allowed = true')],
      ['C217', async () => world.clock.advance(minutes(20))],
    ];
    for (const [code, mend] of fixes) {
      expect(await member.codeOf(path, withdrawal(9_500, 'bad'))).toBe(code);
      await mend();
    }
    expect(await member.codeOf(path, withdrawal(9_500, 'bad'))).toBe('C214');
    expect(await member.codeOf(path, withdrawal(10_500, 'bad'))).toBe('C215');
    expect(await member.codeOf(path, withdrawal(11_000, 'bad'))).toBe('C218');
  });
});
