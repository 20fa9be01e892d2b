import { describe, expect, test } from 'vitest';
import { hours } from '../../testing/clock.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { sendMessage } from '../message/index.ts';
import { expireDeposits } from './end-unclaimed.ts';

const world = await createWorld();
const cancel = '/api/cash/cancel';
const openPath = '/api/console/depositAccount/open';
const closePath = '/api/console/depositAccount/close';
const assignPath = '/api/console/depositAccount/assign';

const ask = async (member: Person, more: object = {}) =>
  (await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000, ...more })).request;
const expire = (limit = 100) => expireDeposits({ ...world.services, sendMessage }, limit);
const rowOf = async (cashIdx: number) =>
  (await (await world.operator()).call('/api/console/cash/detail', { cashIdx })).request;
const stateOf = async (member: Pick<Person, 'call'>) => (await member.call('/api/cash/list/', {})).list[0];

describe('the payer', () => {
  test('[CL-26] is the holder where the client names nobody, as the specification has it', async () => {
    const member = await world.member();
    const request = await ask(member);
    // To the member it is masked like the name of the account it came from; the desk has it whole.
    expect(request).toMatchObject({ payerName: 'K********n', state: 0 });
    expect(await stateOf(member)).toMatchObject({ payerName: 'K********n' });
    expect(await rowOf(request.cashIdx)).toMatchObject({ payerName: 'Kim Dohyun' });
  });

  test.each([
    ['Kim Dohyun', true],
    ['KIM  DOHYUN', true],
    ['KimDoHyun', true],
    ['이영희', false],
  ])('%s beside the holder Kim Dohyun: matches is %s', async (payerName, payerMatches) => {
    const { cashIdx } = await ask(await world.member(), { payerName });
    expect(await rowOf(cashIdx)).toMatchObject({ payerName, payerMatches, accountHolder: 'Kim Dohyun' });
  });

  test.each(['', '<b>Kim</b>', 'a'.repeat(41), '\u202eKim', ';--'])('%j is C107', async (payerName) => {
    const member = await world.member();
    const body = { idempotencyKey: newKey(), amount: 50_000, payerName };
    expect(await member.codeOf('/api/cash/in', body)).toBe('C107');
    expect((await member.call('/api/cash/list/', {})).list).toEqual([]);
  });
});

describe('the deposit account', () => {
  async function open(number: string, levels: readonly number[] = []) {
    const supervisor = await world.operator('supervisor');
    const body = { idempotencyKey: newKey(), bankName: 'KB', accountNumber: number, accountHolder: 'Hanpan' };
    return (await supervisor.call(openPath, { ...body, levels: [...levels] })).accountIdx;
  }

  async function shownTo(member: Person) {
    const { requestedAt } = await member.call('/api/cash/getAcc', { idempotencyKey: newKey() });
    expect((await member.call('/api/cash/account', {})).requestedAt).toBe(requestedAt);
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/account/list', {});
    const wanted = list.find(({ memId, answeredAt }) => memId === member.memId && answeredAt === null);
    await operator.call('/api/console/account/send', { requestIdx: wanted?.requestIdx ?? 0 });
    const { account } = await member.call('/api/cash/account', {});
    const message = (await member.call('/api/board/msgList', {})).list[0];
    expect(message?.copyText).toBe(account?.accountNumber);
    world.clock.advance(61_000);
    return account;
  }

  test('is chosen by member, then by level, then for everybody, and was recorded with whoever saw it', async () => {
    const [common, leveled, single] = [await world.member(), await world.member(), await world.member()];
    expect(await common.call('/api/cash/account', {})).toEqual({ account: null, requestedAt: null });
    expect((await shownTo(common))?.accountNumber).toBe('110-222-333');
    await open('500-1');
    await world.setMember(leveled, 'level = 3');
    await open('500-3', [3, 4]);
    const own = await open('500-9', [9]);
    const supervisor = await world.operator('supervisor');
    await supervisor.call(assignPath, { memId: single.memId, accountIdx: own });
    expect((await shownTo(common))?.accountNumber).toBe('500-1');
    expect((await shownTo(leveled))?.accountNumber).toBe('500-3');
    expect((await shownTo(single))?.accountNumber).toBe('500-9');

    const { cashIdx } = await ask(single);
    expect((await rowOf(cashIdx)).shownAccount).toMatchObject({ accountNumber: '500-9', bankName: 'KB' });
    await supervisor.call(closePath, { accountIdx: own });
    expect((await single.call('/api/cash/account', {})).account).toMatchObject({
      accountNumber: '500-9',
      isCurrent: 'N',
    });
    expect((await rowOf(cashIdx)).shownAccount).toMatchObject({ accountNumber: '500-9' });
    const shown = await supervisor.call('/api/console/depositAccount/shown', { search: common.memId });
    expect(shown.list.map(({ accountNumber }) => accountNumber)).toEqual(['500-1', '110-222-333']);
    const { list } = await supervisor.call('/api/console/depositAccount/list', {});
    expect(list.find(({ accountIdx }) => accountIdx === own)).toMatchObject({
      shownCount: 1,
      memberCount: 1,
      closedBy: supervisor.memId,
    });
    await supervisor.call(assignPath, { memId: single.memId, accountIdx: null });
    expect((await shownTo(single))?.accountNumber).toBe('500-1');
  });

  test('history cannot be rewritten, and an account is never edited', async () => {
    await expect(world.owner.run("update deposit_account_shown set account_number = '1'")).rejects.toThrow();
    const id = await open('500-77', [77]);
    for (const set of ["account_number = '2'", "levels = '{1}'"]) {
      const change = world.owner.run(`update deposit_account set ${set} where id = ${id}`);
      await expect(change).rejects.toMatchObject({ code: '23514' });
    }
  });

  const supervisor = () => world.operator('supervisor');
  const elsewhere = async () => world.operator('supervisor', await world.addSite());
  test.each([
    ...refusalsOf(openPath, {
      C999: [
        'a key that was used for another account',
        async () => {
          const caller = await supervisor();
          const body = {
            idempotencyKey: newKey(),
            bankName: 'KB',
            accountNumber: '600-1',
            accountHolder: 'H',
          };
          await caller.call(openPath, { ...body, levels: [60] });
          return caller.codeOf(openPath, { ...body, levels: [61] });
        },
      ],
    }),
    ...refusalsOf(closePath, {
      E404: [
        "another site's account",
        async () => (await elsewhere()).codeOf(closePath, { accountIdx: await open('600-2', [62]) }),
      ],
      T999: [
        'an account that is closed',
        async () => {
          const [caller, accountIdx] = [await supervisor(), await open('600-3', [63])];
          await caller.call(closePath, { accountIdx });
          return caller.codeOf(closePath, { accountIdx });
        },
      ],
    }),
    ...refusalsOf(assignPath, {
      E404: [
        'nobody of that name',
        async () => (await supervisor()).codeOf(assignPath, { memId: 'nobody', accountIdx: null }),
      ],
      T999: [
        'an account that is closed',
        async () => {
          const [caller, accountIdx] = [await supervisor(), await open('600-4', [64])];
          await caller.call(closePath, { accountIdx });
          const { memId } = await world.addMember();
          return caller.codeOf(assignPath, { memId, accountIdx });
        },
      ],
    }),
  ])('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

describe('a deposit that nobody has claimed', () => {
  test('may be cancelled by its member, who may ask again at once; no money moves', async () => {
    const member = await world.member();
    const { cashIdx } = await ask(member);
    const { request } = await member.inLocale('en').call(cancel, { cashIdx });
    expect(request).toMatchObject({ state: -1, closedBy: 'member', reason: 'Cancelled by the member.' });
    const again = await ask(member);
    expect(again.cashIdx).not.toBe(cashIdx);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0 });
    const { history } = await (await world.operator()).call('/api/console/cash/detail', { cashIdx });
    expect(history.map(({ step, by }) => [step, by])).toEqual([
      ['ask', 'member'],
      ['cancel', 'member'],
    ]);
  });

  test('expires at the time of its site, with a reason and a message; and not before', async () => {
    const member = await world.member();
    const { cashIdx, expiresAt } = await ask(member);
    expect(Date.parse(expiresAt ?? '') - world.clock.read()).toBe(hours(1));
    world.clock.advance(hours(1) - 1);
    await expire();
    expect((await stateOf(await world.signIn(member.memId)))?.state).toBe(0);
    world.clock.advance(1);
    await Promise.all(Array.from({ length: 5 }, () => expire()));
    const later = await world.signIn(member.memId);
    const [row] = (await later.call('/api/cash/list/', {})).list;
    expect(row).toMatchObject({ cashIdx, state: -1, closedBy: 'expiry' });
    expect(row?.reason).toContain('자동으로 취소');
    const { list } = await later.call('/api/board/msgList', {});
    expect(list).toHaveLength(1);
    expect(list[0]?.title.ko).toBe('충전 신청이 취소되었습니다');
  });

  test('never expires once an operator has claimed it, not even after a release', async () => {
    const [member, released] = [await world.member(), await world.member()];
    const operator = await world.operator();
    const { cashIdx } = await ask(member);
    const { cashIdx: free } = await ask(released);
    for (const idx of [cashIdx, free]) await operator.call('/api/console/cash/claim', { cashIdx: idx });
    await operator.call('/api/console/cash/release', { cashIdx: free });
    world.clock.advance(hours(3));
    await expire();
    const states = await world.database.rows('select state from cash_request where id = any($1)', [
      [cashIdx, free],
    ]);
    expect(states).toEqual([{ state: 2 }, { state: 2 }]);
    expect(await (await world.signIn(member.memId)).codeOf(cancel, { cashIdx })).toBe('C108');
  });

  test('[ER-09] claimed, cancelled and expired at once, it ends once and nobody loses it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await world.member();
      const operator = await world.operator();
      const { cashIdx } = await ask(member);
      const codes = await Promise.all([
        operator.codeOf('/api/console/cash/claim', { cashIdx }),
        member.codeOf(cancel, { cashIdx }),
      ]);
      const { state } = await rowOf(cashIdx);
      expect(codes).toEqual(state === 2 ? ['0', 'C108'] : ['C503', '0']);
    }
  });

  test('[FND-14] the database lets nobody else end one, and nobody a withdrawal, which its member cannot cancel', async () => {
    const { cashIdx } = await ask(await world.member());
    const end = (set: string) =>
      world.owner.run(
        `update cash_request set state = -1, reason = 'x', processed_at = now() ${set} where id = $1`,
        [cashIdx],
      );
    await expect(end('')).rejects.toMatchObject({ code: '23514' });
    await expect(end(", closed_by = 'operator'")).rejects.toMatchObject({ code: '23514' });
    const member = await world.member({ cash: 50_000 });
    const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
    const { request } = await member.call('/api/cash/out', body);
    expect(await member.codeOf(cancel, { cashIdx: request.cashIdx })).toBe('E404');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, hold: 50_000 });
  });

  test.each(
    refusalsOf(cancel, {
      E404: [
        "somebody else's request",
        async () => {
          const { cashIdx } = await ask(await world.member());
          return (await world.member()).codeOf(cancel, { cashIdx });
        },
      ],
      T999: [
        'one that has ended',
        async () => {
          const member = await world.member();
          const { cashIdx } = await ask(member);
          await member.call(cancel, { cashIdx });
          return member.codeOf(cancel, { cashIdx });
        },
      ],
      C108: [
        'one that an operator has claimed',
        async () => {
          const member = await world.member();
          const { cashIdx } = await ask(member);
          await (await world.operator()).call('/api/console/cash/claim', { cashIdx });
          return member.codeOf(cancel, { cashIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
