import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const claim = '/api/console/cash/claim';
const release = '/api/console/cash/release';
const note = '/api/console/cash/note';
const approve = '/api/console/cash/approve';
const reject = '/api/console/cash/reject';

async function deposit(amount = 50_000) {
  const member = await world.member();
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
  return { member, cashIdx: request.cashIdx };
}

async function withdrawal() {
  const member = await world.member({ cash: 100_000 });
  const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
  return { member, cashIdx: (await member.call('/api/cash/out', body)).request.cashIdx };
}

const finish = (cashIdx: number) => ({
  cashIdx,
  idempotencyKey: newKey(),
  payoutReference: 'KB-20261120-0042',
});
const refuse = (cashIdx: number) => ({
  cashIdx,
  idempotencyKey: newKey(),
  reason: 'the name does not match',
});
const saying = (cashIdx: number) => ({ cashIdx, note: 'the bank is asked' });

async function claimed(cashIdx: number): Promise<Person> {
  const operator = await world.operator();
  await operator.call(claim, { cashIdx });
  return operator;
}

async function done(cashIdx: number): Promise<Person> {
  const operator = await claimed(cashIdx);
  await operator.call(approve, finish(cashIdx));
  return operator;
}

const stranger = async () => world.operator('supervisor', await world.addSite());
const auditOf = async (cashIdx: number) =>
  world.database.rows<{ action: string; detail: Record<string, unknown> }>(
    'select action, detail from audit_log where subject = $1 order by id',
    [`cash:${cashIdx}`],
  );

describe('releasing a request', () => {
  test('[ST-06] it stays in state 2 without an operator, and the next one to claim it closes it', async () => {
    const { member, cashIdx } = await deposit();
    const first = await claimed(cashIdx);
    const put = await first.call(release, { cashIdx });
    expect(put.request).toMatchObject({ state: 2, claimedBy: null });
    const second = await world.operator();
    expect(await second.codeOf(approve, finish(cashIdx))).toBe('C502');
    const taken = await second.call(claim, { cashIdx });
    expect(taken.request).toMatchObject({ state: 2, claimedById: second.memId });
    expect(taken.request.waitingAt).toBe(put.request.waitingAt);
    expect(await first.codeOf(approve, finish(cashIdx))).toBe('C507');
    await second.call(approve, finish(cashIdx));
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
  });

  test('of ten operators at once one claims it', async () => {
    const { cashIdx } = await deposit();
    await (await claimed(cashIdx)).call(release, { cashIdx });
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    const codes = await Promise.all(operators.map((each) => each.codeOf(claim, { cashIdx })));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'C501')).toHaveLength(9);
  });

  const refusals = (path: typeof release | typeof note, body: typeof saying) => ({
    E404: [
      'a request of another site',
      async () => {
        const { cashIdx } = await deposit();
        await claimed(cashIdx);
        return (await stranger()).codeOf(path, body(cashIdx));
      },
    ] as const,
    C503: [
      'a processed request',
      async () => {
        const { cashIdx } = await deposit();
        return (await done(cashIdx)).codeOf(path, body(cashIdx));
      },
    ] as const,
    C502: [
      'a request that nobody has taken',
      async () => (await world.operator()).codeOf(path, body((await deposit()).cashIdx)),
    ] as const,
    C507: [
      "another operator's request",
      async () => {
        const { cashIdx } = await deposit();
        await claimed(cashIdx);
        return (await world.operator()).codeOf(path, body(cashIdx));
      },
    ] as const,
  });

  test.each(refusalsOf(release, refusals(release, saying)))(
    '[ST-06][ER-09] releasing: %s is refused with %s',
    async (_, code, act) => expect(await act()).toBe(code),
  );
  test.each(refusalsOf(note, refusals(note, saying)))(
    '[ST-06][ER-09] deferring it: %s is refused with %s',
    async (_, code, act) => expect(await act()).toBe(code),
  );
});

describe('a request with its first approval', () => {
  const firstApproved = async () => {
    const { member, cashIdx } = await deposit(3_000_000);
    const first = await claimed(cashIdx);
    await first.call(approve, finish(cashIdx));
    return { member, cashIdx, first };
  };

  test('[ST-06] is still claimed: another operator may approve it second, and do nothing else with it', async () => {
    const { member, cashIdx, first } = await firstApproved();
    const other = await world.operator();
    expect(await other.codeOf(reject, refuse(cashIdx))).toBe('C507');
    expect(await other.codeOf(release, { cashIdx })).toBe('C507');
    expect(await other.codeOf(note, saying(cashIdx))).toBe('C507');
    await first.call(release, { cashIdx });
    expect(await other.codeOf(release, { cashIdx })).toBe('C502');
    expect(await other.codeOf(reject, refuse(cashIdx))).toBe('C502');
    expect(await first.codeOf(approve, finish(cashIdx))).toBe('C504');
    await other.call(approve, finish(cashIdx));
    expect((await world.holdingsOf(member)).cash).toBe(3_000_000);
  });

  test('[ST-06] still needs a second operator after the site has raised its threshold', async () => {
    const { cashIdx, first } = await firstApproved();
    await world.changeSite(world.site, { fourEyesAmount: 9_000_000 });
    const code = await first.codeOf(approve, finish(cashIdx));
    await world.changeSite(world.site, { fourEyesAmount: 3_000_000 });
    expect(code).toBe('C504');
  });
});

describe('what is recorded of every step', () => {
  test('[ST-06] the history names each step, by whom and when, and the member hears of states only', async () => {
    const { member, cashIdx } = await deposit(3_000_000);
    const first = await claimed(cashIdx);
    await first.call(note, saying(cashIdx));
    await first.call(note, saying(cashIdx));
    await first.call(release, { cashIdx });
    world.clock.advance(minutes(1));
    const second = await world.operator();
    await second.call(claim, { cashIdx });
    await second.call(approve, finish(cashIdx));
    await first.call(approve, finish(cashIdx));
    const { history, request } = await first.call('/api/console/cash/detail', { cashIdx });
    expect(history.map(({ step, state, by, note: said }) => [step, state, by, said])).toEqual([
      ['ask', 0, 'member', ''],
      ['claim', 2, first.memId, ''],
      ['note', 2, first.memId, 'the bank is asked'],
      ['release', 2, first.memId, ''],
      ['claim', 2, second.memId, ''],
      ['first-approval', 2, second.memId, ''],
      ['approve', 1, first.memId, ''],
    ]);
    expect(request.deferNote).toBe('the bank is asked');
    const [own] = (await member.call('/api/cash/list/', {})).list;
    expect(JSON.stringify(own)).not.toContain('the bank is asked');
  });

  test('a supervisor may close what another has claimed, and the audit records it', async () => {
    const { cashIdx } = await withdrawal();
    await claimed(cashIdx);
    const supervisor = await world.operator('supervisor');
    await supervisor.call(reject, refuse(cashIdx));
    const actions = await auditOf(cashIdx);
    expect(actions.map(({ action }) => action)).toEqual(['cash.claim', 'cash.reject']);
    expect(actions[1]?.detail).toMatchObject({ isOverride: true, reason: 'the name does not match' });
  });

  test('a second approval overrules nobody', async () => {
    const { cashIdx } = await deposit(3_000_000);
    await (await claimed(cashIdx)).call(approve, finish(cashIdx));
    await (await world.operator()).call(approve, finish(cashIdx));
    const actions = await auditOf(cashIdx);
    expect(actions.map(({ action }) => action)).toEqual([
      'cash.claim',
      'cash.first-approval',
      'cash.approve',
    ]);
    expect(actions[2]?.detail).not.toHaveProperty('isOverride');
  });

  test('the reference that each of two approvers gave stands in the audit log', async () => {
    const { cashIdx } = await deposit(3_000_000);
    await (await claimed(cashIdx)).call(approve, { ...finish(cashIdx), payoutReference: 'KB-1' });
    await (await world.operator()).call(approve, { ...finish(cashIdx), payoutReference: 'KB-2' });
    const given = (await auditOf(cashIdx)).map(({ action, detail }) => [action, detail]);
    expect(given.slice(1)).toMatchObject([
      ['cash.first-approval', { payoutReference: 'KB-1' }],
      ['cash.approve', { payoutReference: 'KB-2' }],
    ]);
  });

  test('a supervisor who rejects what another has approved first overrules that operator', async () => {
    const { cashIdx } = await deposit(3_000_000);
    await (await claimed(cashIdx)).call(approve, finish(cashIdx));
    await (await world.operator('supervisor')).call(reject, refuse(cashIdx));
    expect((await auditOf(cashIdx)).at(-1)?.detail).toMatchObject({ isOverride: true });
  });

  test('the queue counts what is past its promised time, from its very millisecond on', async () => {
    const site = await world.addSite({ cashServiceMinutes: 5 });
    const operator = await world.operator('operator', site);
    const ask = { idempotencyKey: newKey(), amount: 20_000 };
    await (await world.member({ site })).call('/api/cash/in', ask);
    const out = { ...ask, cashOutPass: pin };
    await (await world.member({ site, cash: 50_000 })).call('/api/cash/out', out);
    world.clock.advance(minutes(5) - 1);
    expect(await operator.call('/api/console/queue', {})).toMatchObject({
      deposits: 1,
      overdueDeposits: 0,
      overdueWithdrawals: 0,
    });
    world.clock.advance(1);
    expect(await operator.call('/api/console/queue', {})).toMatchObject({
      deposits: 1,
      withdrawals: 1,
      overdueDeposits: 1,
      overdueWithdrawals: 1,
    });
  });
});

test('[SEC-2][ST-06][ER-04][ER-09] of ten operators who claim, approve and reject at once one closes it, thirty times over, and the ledger moves once', async () => {
  const operators = await Promise.all(
    Array.from({ length: 10 }, (_, index) => world.operator(index < 4 ? 'supervisor' : 'operator')),
  );
  for (let round = 0; round < 30; round += 1) {
    const isDeposit = round % 2 === 0;
    const { member, cashIdx } = isDeposit ? await deposit() : await withdrawal();
    const before = await world.holdingsOf(member);
    const claims: string[] = [];
    const codes = await Promise.all(
      operators.map(async (each, index) => {
        claims.push(await each.codeOf(claim, { cashIdx }));
        return (index + round) % 2 === 0
          ? each.codeOf(approve, finish(cashIdx))
          : each.codeOf(reject, refuse(cashIdx));
      }),
    );
    expect(claims.filter((code) => code === '0')).toHaveLength(1);
    expect(claims.filter((code) => !['0', 'C501', 'C503'].includes(code))).toEqual([]);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => !['0', 'C503', 'C502', 'C507'].includes(code))).toEqual([]);

    const winner = codes.indexOf('0');
    const isApproved = (winner + round) % 2 === 0;
    const moved = await world.database.rows<{ flow: string }>(
      "select flow from ledger_transfer where reference = $1 and flow <> 'withdrawal-hold'",
      [`cash:${cashIdx}`],
    );
    const expected = isDeposit
      ? isApproved
        ? ['deposit']
        : []
      : [isApproved ? 'withdrawal-pay' : 'withdrawal-return'];
    expect(moved.map(({ flow }) => flow)).toEqual(expected);
    const change = isDeposit === isApproved ? 50_000 : 0;
    expect(await world.holdingsOf(member)).toMatchObject({ cash: before.cash + change, hold: 0 });
  }
});

describe('what the database itself refuses, whichever role writes it', () => {
  const refused = { code: '23514' };
  const change = (cashIdx: number, set: string) =>
    world.owner.run(`update cash_request set ${set} where id = $1`, [cashIdx]);

  test.each(['2', '1', '-1'])('[ST-06] a request cannot begin in state %s', async (state) => {
    const { member } = await deposit();
    const insert = world.owner.run(
      `insert into cash_request (site_id, member_id, kind, amount, state, receipt_id, applied_at, due_at, claimed_by,
         waiting_at, processed_by, processed_at, reason)
       select $1, $2, 'out', 1000, ${state}, 'made up', now(), now(), o.id, now(), o.id, now(), 'made up'
         from (select min(id) as id from operator) o`,
      [world.site.id, member.key],
    );
    await expect(insert).rejects.toMatchObject(refused);
  });

  test('[ST-06] a request is never deleted, nor are all of them', async () => {
    const { cashIdx } = await deposit();
    await expect(world.owner.run('delete from cash_request where id = $1', [cashIdx])).rejects.toMatchObject(
      refused,
    );
    await expect(world.owner.run('truncate cash_request cascade')).rejects.toThrow();
  });

  test.each(['open', 'waiting', 'done'])(
    '[ST-06] member, kind, amount, bonus and closing operator of a request that is %s cannot change',
    async (stage) => {
      const { cashIdx } = await deposit();
      const other = await world.member();
      const operator = await world.operator();
      if (stage === 'waiting') await claimed(cashIdx);
      if (stage === 'done') await done(cashIdx);
      for (const set of [
        `member_id = ${other.key}`,
        "kind = 'out'",
        'amount = amount + 1',
        "bonus_amount = 5, bonus_terms = '{}'",
        `processed_by = ${operator.key}`,
        "processed_at = '2020-01-01'",
        "applied_at = '2020-01-01'",
      ]) {
        await expect(change(cashIdx, set), set).rejects.toMatchObject(refused);
      }
    },
  );

  test('[ST-06] a closed request names its operator, and a rejected one its reason', async () => {
    const { cashIdx } = await deposit();
    await claimed(cashIdx);
    await expect(change(cashIdx, 'state = 1')).rejects.toMatchObject(refused);
    await expect(
      change(cashIdx, "state = -1, processed_by = claimed_by, processed_at = now(), reason = ' '"),
    ).rejects.toMatchObject(refused);
  });

  test('[ST-06] a claimed request names its operator, and an unclaimed one names none', async () => {
    const { cashIdx } = await deposit();
    await expect(change(cashIdx, 'state = 2')).rejects.toMatchObject(refused);
    await expect(change(cashIdx, 'claimed_by = (select max(id) from operator)')).rejects.toMatchObject(
      refused,
    );
  });

  test('[ST-06] a first approval never changes, and the same operator cannot give the second one', async () => {
    const { cashIdx } = await deposit(3_000_000);
    const first = await claimed(cashIdx);
    await first.call(approve, finish(cashIdx));
    const other = await world.operator();
    for (const set of [
      'first_approved_by = null',
      `first_approved_by = ${other.key}`,
      `state = 1, processed_by = ${first.key}, processed_at = now()`,
      `state = 1, processed_by = ${first.key}, processed_at = now(), first_approved_by = ${other.key}`,
    ]) {
      await expect(change(cashIdx, set), set).rejects.toMatchObject(refused);
    }
    await change(cashIdx, `state = 1, processed_by = ${other.key}, processed_at = now()`);
  });

  test('only a processed request can be hidden, and it stays hidden', async () => {
    const { cashIdx } = await deposit();
    await expect(change(cashIdx, 'hidden_by_member = true')).rejects.toMatchObject(refused);
    await done(cashIdx);
    await change(cashIdx, 'hidden_by_member = true');
    await expect(change(cashIdx, 'hidden_by_member = false')).rejects.toMatchObject(refused);
  });

  test('the application may not rewrite the history of a request', async () => {
    const { cashIdx } = await deposit();
    for (const statement of [
      `update cash_request_event set actor = 'nobody' where request_id = ${cashIdx}`,
      `delete from cash_request_event where request_id = ${cashIdx}`,
      `delete from cash_request where id = ${cashIdx}`,
    ]) {
      await expect(world.database.run(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
