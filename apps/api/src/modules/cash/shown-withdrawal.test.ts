import type { CallPath } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { password, pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const preview = '/api/cash/outPreview';
const path = '/api/cash/out';
const names = { ko: '열', en: 'Ten', vi: 'Mười' };

const rich = () => world.member({ cash: 100_000 });
const shown = (member: Person, amount = 60_000) => member.call(preview, { amount });
const sent = (confirmationKey: string | undefined, change: object = {}) => ({
  idempotencyKey: newKey(),
  amount: 60_000,
  cashOutPass: pin,
  ...(confirmationKey !== undefined && { confirmationKey }),
  ...change,
});
const codeWith = (member: Pick<Person, 'codeOf'>, confirmationKey: string | undefined, change: object = {}) =>
  member.codeOf(path, sent(confirmationKey, change));

async function adjust({ memId }: Person, direction: 'credit' | 'debit', amount: number): Promise<void> {
  const operator = await world.operator();
  const asked = { memId, direction, amount, reason: 'a mistake' };
  await operator.call('/api/console/adjustment/ask', { ...asked, idempotencyKey: newKey() });
}

async function changeAccount({ key }: Person, number: string): Promise<void> {
  const { sealer } = world.services;
  await world.database.run('update member set account_cipher = $2, account_index = $3 where id = $1', [
    key,
    sealer.seal('member.account', number),
    sealer.blindIndex('account', number),
  ]);
}

describe('[SEC-18] what a member confirms', () => {
  test('is put together by the server: how much, to which account, and what is left', async () => {
    const member = await rich();
    const data = await shown(member);
    expect(data).toEqual({
      confirmationKey: expect.any(String),
      expiresAt: new Date(world.clock.read() + minutes(2)).toISOString(),
      amount: 60_000,
      cashAmt: 100_000,
      afterAmt: 40_000,
      account: {
        bankName: 'KB',
        accountNumber: expect.stringMatching(/^\*{4}\d{4}$/),
        accountHolder: expect.stringMatching(/^K\*+n$/),
      },
    });
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 100_000, hold: 0 });
    expect(await codeWith(member, data.confirmationKey)).toBe('0');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });

  test('is another one each time it is shown', async () => {
    const member = await rich();
    const keys = [await shown(member), await shown(member)].map(({ confirmationKey }) => confirmationKey);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(await codeWith(member, key, { cashOutPass: '0000' })).toBe('C008');
  });
});

describe('[SEC-18] a confirmation of a withdrawal', () => {
  test('is good once, also at once, and its answer is told again to whoever sends it again', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    const body = sent(confirmationKey);
    const first = await member.call(path, body);
    expect(await member.call(path, body)).toEqual(first);
    expect(await codeWith(member, confirmationKey)).toBe('L015');

    const other = await rich();
    const { confirmationKey: key } = await shown(other);
    const codes = await Promise.all([1, 2, 3].map(() => codeWith(other, key)));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(await world.holdingsOf(other)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });

  test('is of this sum alone', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    expect(await codeWith(member, confirmationKey, { amount: 61_000 })).toBe('L015');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 100_000, hold: 0 });
  });

  test('is of no other member and no other session', async () => {
    const [member, other] = [await rich(), await rich()];
    const { confirmationKey } = await shown(member);
    expect(await codeWith(other, confirmationKey)).toBe('L015');
    const login = { memId: member.memId, memPass: password };
    const { token } = await world.guest().call('/api/member/login', login);
    expect(
      await world
        .guest()
        .withToken(token ?? '')
        .codeOf(path, sent(confirmationKey)),
    ).toBe('L015');
  });

  test.each([
    ['the account that it is paid on', (member: Person) => changeAccount(member, '99998888777')],
    ['the name of its holder', (member: Person) => world.setMember(member, "holder_name = 'Lee Minsu'")],
  ])('is void where %s has changed since', async (_, change) => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    await change(member);
    const before = await world.holdingsOf(member);
    expect(await codeWith(member, confirmationKey)).toBe('L015');
    expect(await world.holdingsOf(member)).toEqual(before);
    expect((await member.call('/api/cash/list/', {})).list).toEqual([]);
    expect(await codeWith(member, (await shown(member)).confirmationKey)).toBe('0');
  });

  test('is of the sum, not of the balance: that may move meanwhile, and the ledger says whether it suffices', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    await adjust(member, 'credit', 5_000);
    expect(await codeWith(member, confirmationKey)).toBe('0');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 45_000, hold: 60_000 });

    const other = await rich();
    const { confirmationKey: key } = await shown(other, 98_000);
    await adjust(other, 'debit', 5_000);
    expect(await codeWith(other, key, { amount: 98_000 })).toBe('C202');
    expect(await world.holdingsOf(other)).toMatchObject({ cash: 95_000, hold: 0 });
  });

  test('is over two minutes after it was shown', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    world.clock.advance(minutes(2));
    expect(await codeWith(member, confirmationKey)).toBe('L015');
    expect(await codeWith(member, newKey())).toBe('L015');
  });

  test('ends with three wrong PINs, also at once, and the withdrawal has to be looked at anew', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    const guess = () => codeWith(member, confirmationKey, { cashOutPass: '0000' });
    const codes = await Promise.all([guess(), guess(), guess(), guess(), guess()]);
    expect(codes.sort()).toEqual(['C008', 'C008', 'C008', 'L015', 'L015']);
    expect(await codeWith(member, confirmationKey)).toBe('L015');
    expect(await codeWith(member, (await shown(member)).confirmationKey)).toBe('0');
  });

  test('stays given where the withdrawal is refused then, for this withdrawal, with its PIN and for its two minutes', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
    expect(await codeWith(member, confirmationKey)).toBe('F001');
    expect(await codeWith(member, confirmationKey, { cashOutPass: '0000' })).toBe('C008');
    expect(await codeWith(member, confirmationKey)).toBe('F001');
    world.clock.advance(minutes(2));
    expect(await codeWith(member, confirmationKey)).toBe('L015');
  });

  test('does not serve a call of the console, and what an operator was shown serves no withdrawal', async () => {
    const [member, operator] = [await rich(), await world.operator('supervisor')];
    const asked = { memId: member.memId, direction: 'credit', amount: 50_000, reason: 'x' } as const;
    const ask = '/api/console/adjustment/ask' satisfies CallPath;
    const { confirmationKey } = await operator.call('/api/console/confirmation/show', {
      path: ask,
      body: { ...asked } as never,
    });
    expect(await codeWith(member, confirmationKey)).toBe('L015');
    const give = {
      confirmationKey: (await shown(member)).confirmationKey,
      digest: 'ab'.repeat(32),
      password,
    };
    expect(await operator.codeOf('/api/console/confirmation/give', give)).toBe('L015');
  });

  test('goes through its states in order: the database turns none of them back, and it is of one alone', async () => {
    const member = await rich();
    const { confirmationKey } = await shown(member);
    const change = (text: string) =>
      world.database.run(`update operation_confirmation set ${text} where key = $1`, [confirmationKey]);
    await expect(change('used_at = now()')).rejects.toThrow('in_order');
    expect(await codeWith(member, confirmationKey)).toBe('0');
    for (const text of ['used_at = null', 'tries = 0', "digest = sha256('x')", 'member_id = null'])
      await expect(change(text), text).rejects.toThrow('does not go back');
    const operator = await world.operator();
    await expect(
      world.database.run(
        `insert into operation_confirmation (key, site_id, operator_id, member_id, session_id, path, digest, shown_at, expires_at)
         values ($1, $2, $3, $4, 1, 'x', sha256('x'), now(), now() + interval '1 minute')`,
        [newKey(), world.site.id, operator.key, member.key],
      ),
    ).rejects.toThrow('of_one');
  });
});

/** Resolves once so many transactions of this database wait for a lock. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(world)).toBe(count);

describe('[SEC-18] a withdrawal that is sent again with its key', () => {
  test('at once, is one withdrawal, and both are told so', async () => {
    const member = await rich();
    const body = sent((await shown(member)).confirmationKey);
    const [first, second] = await Promise.all([member.call(path, body), member.call(path, body)]);
    expect(second).toEqual(first);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });

  test('while the first waits with its PIN found right, waits for that and tells its answer', async () => {
    const member = await rich();
    const body = sent((await shown(member)).confirmationKey);
    const [first, again] = await world.database.transaction(async (tx) => {
      await tx.run('lock table cash_request in share mode', []);
      const sending = member.call(path, body);
      await waiting(1);
      const repeating = member.call(path, body);
      await waiting(2);
      return [sending, repeating];
    });
    expect(await again).toEqual(await first);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });

  test('after its answer was lost, and confirmed anew, tells that answer', async () => {
    const member = await rich();
    const body = sent((await shown(member)).confirmationKey);
    const first = await member.call(path, body);
    expect(await member.call(path, body)).toEqual(first);
    world.clock.advance(minutes(5));
    expect(await member.call(path, body)).toEqual(first);
    expect(await member.call(path, { ...body, confirmationKey: newKey() })).toEqual(first);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 40_000, hold: 60_000 });
  });
});

describe('[SEC-18] whether a withdrawal has to be shown', () => {
  test('is a setting of the site: without it the specified client needs no field of ours', async () => {
    const member = await rich();
    expect(await codeWith(member, undefined)).toBe('0');
  });

  test('where the site demands it, nothing is on hold without, and no PIN is looked at', async () => {
    const site = await world.addSite({ withdrawalPreviewRequired: true });
    const member = await world.member({ site, cash: 100_000 });
    expect(await codeWith(member, undefined)).toBe('L015');
    for (let tries = 0; tries < 6; tries += 1)
      expect(await codeWith(member, undefined, { cashOutPass: '0000' })).toBe('L015');
    expect(await codeWith(member, (await shown(member)).confirmationKey)).toBe('0');
  });
});

const refused = async (change: string) => {
  const member = await rich();
  await world.setMember(member, change);
  return member.codeOf(preview, { amount: 20_000 });
};
const codeOfAmount = async (amount: number) => (await rich()).codeOf(preview, { amount });

async function approve(cashIdx: number): Promise<void> {
  const operator = await world.operator();
  await operator.call('/api/console/cash/claim', { cashIdx });
  const decision = { cashIdx, idempotencyKey: newKey(), payoutReference: 'bank-1' };
  await operator.call('/api/console/cash/approve', decision);
}

test.each(
  refusalsOf(preview, {
    U0011: ['a suspended member', () => refused("status = 'suspended'")],
    L013: ['a member whose account is dormant', () => refused('dormant_at = now()')],
    C201: [
      'a site that pays nothing out',
      async () => {
        const site = await world.addSite({ withdrawalOpen: false });
        return (await world.member({ site, cash: 100_000 })).codeOf(preview, { amount: 20_000 });
      },
    ],
    C203: ['a member who may not withdraw', () => refused('withdrawal_allowed = false')],
    C217: [
      'a look within the closed hours',
      async () => {
        const from = { withdrawalClosedFrom: '00:00', withdrawalClosedTo: '23:59' };
        const site = await world.addSite(from);
        return (await world.member({ site, cash: 100_000 })).codeOf(preview, { amount: 20_000 });
      },
    ],
    C206: ['an amount of zero', () => codeOfAmount(0)],
    C214: ['less than the minimum', () => codeOfAmount(9_000)],
    C220: ['more than the site pays at once', () => codeOfAmount(10_001_000)],
    C215: ['an amount between two units', () => codeOfAmount(10_500)],
    C209: [
      'a second one while one is in progress',
      async () => {
        const member = await rich();
        await codeWith(member, undefined);
        return member.codeOf(preview, { amount: 20_000 });
      },
    ],
    F001: [
      'a look while a deposit is in progress',
      async () => {
        const member = await rich();
        await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
        return member.codeOf(preview, { amount: 20_000 });
      },
    ],
    C216: [
      'a look within the waiting time after the last one',
      async () => {
        const site = await world.addSite();
        const member = await world.member({ site, cash: 100_000 });
        const { request } = await member.call(path, sent(undefined));
        const operator = await world.operator('operator', site);
        await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
        await operator.call('/api/console/cash/approve', {
          cashIdx: request.cashIdx,
          idempotencyKey: newKey(),
          payoutReference: 'bank-1',
        });
        await world.changeSite(site, { withdrawalRepeatMinutes: 60 });
        return member.codeOf(preview, { amount: 20_000 });
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
        const member = await rich();
        const deposit = { idempotencyKey: newKey(), amount: 20_000, bonusCode: 'ten' };
        await approve((await member.call('/api/cash/in', deposit)).request.cashIdx);
        return member.codeOf(preview, { amount: 20_000 });
      },
    ],
    C202: ['more than the member holds', () => codeOfAmount(101_000)],
  }),
)('[SEC-18] %s is refused with %s where it is shown already', async (_, code, act) => {
  expect(await act()).toBe(code);
});
