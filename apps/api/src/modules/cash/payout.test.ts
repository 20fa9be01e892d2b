import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { password, pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const look = '/api/console/cash/payoutAccount';

async function withdrawal() {
  const member = await world.member({ cash: 100_000 });
  const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
  const { cashIdx } = (await member.call('/api/cash/out', body)).request;
  const operator = await world.operator();
  await operator.call('/api/console/cash/claim', { cashIdx });
  return { member, cashIdx, operator };
}

const looksAt = (cashIdx: number) =>
  world.database.rows<{ actor: string; subject: string; detail: { memberId: number } }>(
    "select actor, subject, detail from audit_log where action = 'cash.account-look' and subject = $1 order by id",
    [`cash:${cashIdx}`],
  );

describe('the account of a withdrawal', () => {
  test('[FND-3][CL-27] is seen in full by whoever claimed it, and each look is on record', async () => {
    const { member, cashIdx, operator } = await withdrawal();
    const account = await operator.call(look, { cashIdx });
    expect(account).toMatchObject({ bankName: 'KB', accountHolder: 'Kim Dohyun' });
    expect(account.accountNumber).toMatch(/^7000\d{8}$/);
    await operator.call(look, { cashIdx });
    const looks = await looksAt(cashIdx);
    expect(looks).toHaveLength(2);
    expect(looks[0]).toMatchObject({ actor: operator.memId, detail: { memberId: member.key } });
    const { request } = await operator.call('/api/console/cash/detail', { cashIdx });
    expect(JSON.stringify(request)).not.toContain(account.accountNumber);
    const stored = await world.database.row<{ cipher: Buffer }>(
      'select account_cipher as cipher from member where id = $1',
      [member.key],
    );
    expect(stored?.cipher.includes(account.accountNumber)).toBe(false);
  });

  test('[FND-3] is that of the sign-up and in its name, whatever a request says of another', async () => {
    const form = signUpForm(world, { memPass: password, memPassCheck: password, cashOutPass: pin });
    await world.guest().call('/api/member/signup', form);
    const operator = await world.operator();
    const [row] = (await operator.call('/api/console/members', { search: form.memId })).list;
    const memberId = need(row, 'member').memberKey;
    await operator.call('/api/console/members/decide', { memberKey: memberId, decision: 'approve' });
    const movement = { holder: { siteId: world.site.id, memberId }, amount: amount(100_000) };
    await world.services.ledger.post(flows.adjustmentCredit(movement, `test:${memberId}`));
    const another = {
      bank: '088',
      bankName: 'Shinhan',
      bankacc: '99999999999',
      accountNumber: '99999999999',
    };
    const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin, ...another };
    const member = await world.signIn(form.memId);
    const sent = JSON.stringify({ ...body, accountHolder: 'Lee Minjun', memName: 'Lee Minjun' });
    expect((await member.sendRaw('/api/cash/out', sent)).code).toBe('0');
    const request = await world.database.row<{ cashIdx: number }>(
      'select id as "cashIdx" from cash_request where member_id = $1',
      [memberId],
    );
    const cashIdx = need(request, 'request').cashIdx;
    await operator.call('/api/console/cash/claim', { cashIdx });
    const { bankName, accountNumber, accountHolder } = await operator.call(look, { cashIdx });
    expect([bankName, accountNumber, accountHolder]).toEqual(['KB', form.bankacc, form.memName]);
    const stored = await world.database.row('select holder_name from member where id = $1', [memberId]);
    expect(stored).toEqual({ holder_name: form.memName });
  });

  test('a supervisor sees it only after claiming it, and a refusal leaves no look', async () => {
    const { cashIdx, operator } = await withdrawal();
    const supervisor = await world.operator('supervisor');
    expect(await supervisor.codeOf(look, { cashIdx })).toBe('C507');
    expect(await looksAt(cashIdx)).toEqual([]);
    await operator.call('/api/console/cash/release', { cashIdx });
    await supervisor.call('/api/console/cash/claim', { cashIdx });
    expect(await supervisor.codeOf(look, { cashIdx })).toBe('0');
    expect(await operator.codeOf(look, { cashIdx })).toBe('C507');
  });

  test.each(
    refusalsOf(look, {
      E404: [
        'a deposit',
        async () => {
          const member = await world.member();
          const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
          const operator = await world.operator();
          await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
          return operator.codeOf(look, { cashIdx: request.cashIdx });
        },
      ],
      C503: [
        'one that was paid',
        async () => {
          const { cashIdx, operator } = await withdrawal();
          const body = { cashIdx, idempotencyKey: newKey(), payoutReference: 'KB-1' };
          await operator.call('/api/console/cash/approve', body);
          return operator.codeOf(look, { cashIdx });
        },
      ],
      C502: [
        'one that nobody has claimed',
        async () => {
          const { cashIdx, operator } = await withdrawal();
          await operator.call('/api/console/cash/release', { cashIdx });
          return operator.codeOf(look, { cashIdx });
        },
      ],
      C507: [
        'one that another operator has claimed',
        async () => (await world.operator()).codeOf(look, { cashIdx: (await withdrawal()).cashIdx }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

describe('the payout reference', () => {
  const approve = '/api/console/cash/approve';

  test('is on the receipt of the member, and on no other', async () => {
    const { member, cashIdx, operator } = await withdrawal();
    expect((await member.call('/api/cash/list/', {})).list[0]?.payoutReference).toBeNull();
    await operator.call(approve, { cashIdx, idempotencyKey: newKey(), payoutReference: ' KB-0042 ' });
    expect((await member.call('/api/cash/list/', {})).list[0]).toMatchObject({
      state: 1,
      payoutReference: 'KB-0042',
    });
  });

  test('[FND-2] a deposit is no money before its approval, and keeps the number of its transfer where the desk has it', async () => {
    const member = await world.member();
    const operator = await world.operator();
    const decide = async (payoutReference?: string) => {
      const body = { idempotencyKey: newKey(), amount: 50_000 };
      const { cashIdx } = (await member.call('/api/cash/in', body)).request;
      await operator.call('/api/console/cash/claim', { cashIdx });
      const { cash } = await world.holdingsOf(member);
      const finish = { cashIdx, idempotencyKey: newKey(), ...(payoutReference && { payoutReference }) };
      const { request } = await operator.call(approve, finish);
      expect((await world.holdingsOf(member)).cash).toBe(cash + 50_000);
      return request.payoutReference;
    };
    expect(await decide('KB-IN-7')).toBe('KB-IN-7');
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
    expect(await decide()).toBeNull();
  });

  /** One that two operators have to agree on, claimed by the first of them. */
  async function large() {
    const site = await world.addSite({ fourEyesAmount: 10_000 });
    const member = await world.member({ site, cash: 100_000 });
    const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
    const { cashIdx } = (await member.call('/api/cash/out', body)).request;
    const [first, second] = [await world.operator('operator', site), await world.operator('operator', site)];
    await first.call('/api/console/cash/claim', { cashIdx });
    return { site, member, cashIdx, first, second, finish: () => ({ cashIdx, idempotencyKey: newKey() }) };
  }

  test('of two approvals the first needs none, because nothing is paid before the second, by whoever claims it for that', async () => {
    const { site, cashIdx, first, second, finish } = await large();
    const third = await world.operator('operator', site);
    const claim = (by: Person) => by.codeOf('/api/console/cash/claim', { cashIdx });
    const waiting = await first.call(approve, finish());
    expect(waiting.request).toMatchObject({ state: 2, payoutReference: null, claimedBy: null });
    const paid = { ...finish(), payoutReference: 'KB-1' };
    // Nobody pays what nobody has claimed, and only one can.
    for (const each of [first, second]) expect(await each.codeOf(look, { cashIdx })).toBe('C502');
    expect(await second.codeOf(approve, paid)).toBe('C502');
    expect(await claim(second)).toBe('0');
    expect(await claim(third)).toBe('C501');
    expect(await third.codeOf(look, { cashIdx })).toBe('C507');
    expect(await third.codeOf(approve, { ...finish(), payoutReference: 'KB-2' })).toBe('C507');
    const rejection = { ...finish(), reason: 'the name does not match' };
    expect(await first.codeOf('/api/console/cash/reject', rejection)).toBe('C507');
    expect((await second.call(look, { cashIdx })).accountNumber).toMatch(/^7000\d{8}$/);
    expect((await looksAt(cashIdx)).map(({ actor }) => actor)).toEqual([second.memId]);
    expect(await second.codeOf(approve, finish())).toBe('C505');
    const { request } = await second.call(approve, paid);
    expect(request).toMatchObject({ state: 1, payoutReference: 'KB-1' });
  });

  test('one that a first approval brought stays, and what may have been paid is not rejected', async () => {
    const { member, cashIdx, first, second, finish, site } = await large();
    await first.call(approve, { ...finish(), payoutReference: 'KB-1' });
    const rejection = { ...finish(), reason: 'the name does not match' };
    expect(await first.codeOf('/api/console/cash/reject', rejection)).toBe('C508');
    expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 50_000, hold: 50_000 });
    const { request } = await second.call(approve, finish());
    // The money is gone: whoever agrees to it has nothing to pay.
    expect(request).toMatchObject({ cashIdx, state: 1, payoutReference: 'KB-1' });
  });

  test('a withdrawal that was approved once and not paid is rejected, and its money returns', async () => {
    const { member, cashIdx, first, finish, site } = await large();
    await first.call(approve, finish());
    await first.call('/api/console/cash/claim', { cashIdx });
    await first.call('/api/console/cash/reject', { ...finish(), reason: 'the name does not match' });
    expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 100_000, hold: 0 });
  });

  test('the usual minutes are the median of what was paid, and nothing where too little was', async () => {
    const site = await world.addSite();
    const watcher = await world.member({ site });
    const usual = async () => (await watcher.call('/api/cash/rules', {})).usualMinutes;
    expect(await usual()).toEqual({ in: null, out: null });
    for (const minutes of [1, 2, 3, 4, 60]) {
      const member = await world.member({ site });
      const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
      const operator = await world.operator('operator', site);
      await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
      world.clock.advance(minutes * 60_000);
      const later = await world.operator('supervisor', site);
      await later.call(approve, { cashIdx: request.cashIdx, idempotencyKey: newKey() });
    }
    const row = await (await world.signIn(watcher.memId, site)).call('/api/cash/rules', {});
    expect(row.usualMinutes).toEqual({ in: 3, out: null });
  });
});

test('[FND-7] of money that moved is kept what, when, under which number, how much, the balance before and after, by whom, from where and under which reference', async () => {
  const { member, cashIdx, operator } = await withdrawal();
  const at = world.clock.read.date().toISOString();
  const body = { cashIdx, idempotencyKey: newKey(), payoutReference: 'KB-0042' };
  const { request } = await operator.call('/api/console/cash/approve', body);
  expect(request).toMatchObject({ kind: 'out', amount: 50_000, state: 1, payoutReference: 'KB-0042' });
  expect(request).toMatchObject({ bankName: 'KB', appliedAt: at, processedAt: at });
  const { history } = await operator.call('/api/console/cash/detail', { cashIdx });
  expect(history.map(({ step, by }) => [step, by])).toEqual([
    ['ask', 'member'],
    ['claim', operator.memId],
    ['approve', operator.memId],
  ]);
  const [entry] = await world.database.rows<{ reference: string }>(
    `select e.flow, e.amount, e.balance - e.amount as before, e.balance as after, e.reference
       from ledger_entry e join member m on m.cash_account = e.account_id
      where m.id = $1 and e.flow = 'withdrawal-hold'`,
    [member.key],
  );
  expect(entry).toMatchObject({ amount: -50_000, before: 100_000, after: 50_000 });
  expect(entry?.reference).toContain(String(cashIdx));
  const places = await world.database.rows(
    `select address from cash_request_event where request_id = $1 and step = 'ask'
     union all select detail ->> 'address' from audit_log where subject = $2 and action = 'cash.approve'`,
    [cashIdx, `cash:${cashIdx}`],
  );
  expect(places).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
});
