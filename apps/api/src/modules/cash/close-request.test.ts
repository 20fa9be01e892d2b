import { describe, expect, test } from 'vitest';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { cashRequestsOf, finish, refuse } from '../../testing/cash-requests.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { bonusDesk } from '../bonus/index.ts';
import { sendMessage } from '../message/index.ts';
import { approve as approveRequest } from './approve-request.ts';
import type { CashServices } from './services.ts';

type OnDepositApproved = CashServices['subscribers']['depositApproved'][number];

const world = await createWorld();
const claim = '/api/console/cash/claim';
const approve = '/api/console/cash/approve';
const reject = '/api/console/cash/reject';
const { deposit, withdrawal, claimed } = cashRequestsOf(world);

async function otherSitesOperator(): Promise<Person> {
  return world.operator('supervisor', await world.addSite());
}

describe('the money of a closed request', () => {
  test('[FND-1][MS-01][EN-10] an approved deposit becomes cash, with its times and its state', async () => {
    const appliedAt = world.clock.read.date().toISOString();
    const { member, cashIdx } = await deposit();
    world.clock.advance(1_000);
    const operator = await claimed({ cashIdx });
    const { request } = await operator.call(approve, finish(cashIdx));
    expect(request).toMatchObject({ state: 1, bonusAmount: 0, claimedBy: operator.memId });
    const processedAt = world.clock.read.date().toISOString();
    const [own] = (await member.call('/api/cash/list/', {})).list;
    expect(own).toMatchObject({
      cashIdx,
      kind: 'in',
      amount: 50_000,
      bonusAmount: 0,
      state: 1,
      appliedAt,
      processedAt,
    });
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
  });

  test('[MS-01] an approved withdrawal leaves what was on hold', async () => {
    const { member, cashIdx } = await withdrawal();
    await (await claimed({ cashIdx })).call(approve, finish(cashIdx));
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 50_000, hold: 0 });
  });

  test('[FND-1] a rejected withdrawal returns what was on hold, and tells the member why', async () => {
    const { member, cashIdx } = await withdrawal();
    await (await claimed({ cashIdx })).call(reject, refuse(cashIdx));
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 100_000, hold: 0 });
    const [own] = (await member.call('/api/cash/list/', { cashType: 'out' })).list;
    expect(own).toMatchObject({ kind: 'out', amount: 50_000, state: -1, reason: 'the name does not match' });
  });

  test('a rejected deposit moves nothing', async () => {
    const { member, cashIdx } = await deposit();
    await (await claimed({ cashIdx })).call(reject, refuse(cashIdx));
    expect((await world.holdingsOf(member)).cash).toBe(0);
  });
});

describe('what depends on a deposit', () => {
  /** Approves as the desk does, with a listener that the test supplies. */
  async function approveWith(cashIdx: number, onDepositApproved: OnDepositApproved) {
    const operator = await claimed({ cashIdx });
    const [site] = (await world.sites.all()).filter(({ id }) => id === world.site.id);
    if (site === undefined) throw new Error('the world has no site');
    const context = {
      site,
      operatorId: operator.key,
      operatorName: 'test',
      isSupervisor: false,
      shownNames: 'all',
      address: '',
    };
    const subscribers = { depositApproved: [onDepositApproved], accountSent: [] };
    const receivedSince = () => Promise.reject(new Error('an approval asks for no limit'));
    const services = { ...world.services, bonuses: bonusDesk, sendMessage, receivedSince, subscribers };
    return inTransaction(world.database, (tx) =>
      approveRequest(services, tx, context as OperatorContext, { cashIdx, payoutReference: null }),
    );
  }

  test('subscribers are told once, inside the approval, and whether the deposit was the first', async () => {
    const { member, cashIdx } = await deposit();
    const told: unknown[] = [];
    const listen: OnDepositApproved = async (_, approved) => {
      told.push(approved);
    };
    await approveWith(cashIdx, listen);
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 60_000 });
    await approveWith(request.cashIdx, listen);
    const owner = { siteId: world.site.id, memberId: member.key };
    expect(told).toEqual([
      { ...owner, requestId: cashIdx, amount: 50_000, isFirst: true },
      { ...owner, requestId: request.cashIdx, amount: 60_000, isFirst: false },
    ]);
  });

  test('[SEC-2] where it fails there is no deposit either: all of it or nothing', async () => {
    const { member, cashIdx } = await deposit();
    const failing = async () => {
      throw new Error('the test says so');
    };
    await expect(approveWith(cashIdx, failing)).rejects.toThrow('the test says so');
    expect((await world.holdingsOf(member)).cash).toBe(0);
    expect((await member.call('/api/cash/list/', {})).list[0]?.state).toBe(2);
  });
});

describe('one step after the other', () => {
  test.each(
    refusalsOf(claim, {
      E404: [
        'a request of another site',
        async () => (await otherSitesOperator()).codeOf(claim, { cashIdx: (await deposit()).cashIdx }),
      ],
      C503: [
        'a processed request',
        async () => {
          const { cashIdx } = await deposit();
          const operator = await claimed({ cashIdx });
          await operator.call(approve, finish(cashIdx));
          return operator.codeOf(claim, { cashIdx });
        },
      ],
      C501: [
        'a request that somebody has claimed',
        async () => {
          const { cashIdx } = await deposit();
          await claimed({ cashIdx });
          return (await world.operator()).codeOf(claim, { cashIdx });
        },
      ],
    }),
  )('[ST-06][ER-04][ER-09] claiming: %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(approve, {
      C999: [
        'a key that was used for another request',
        async () => {
          const [first, second] = [await deposit(), await deposit()];
          const operator = await claimed(first);
          await operator.call(claim, { cashIdx: second.cashIdx });
          const body = finish(first.cashIdx);
          await operator.call(approve, body);
          return operator.codeOf(approve, { ...body, cashIdx: second.cashIdx });
        },
      ],
      E404: [
        'a request of another site',
        async () => {
          const { cashIdx } = await deposit();
          await claimed({ cashIdx });
          return (await otherSitesOperator()).codeOf(approve, finish(cashIdx));
        },
      ],
      C503: [
        'a request that is done',
        async () => {
          const { cashIdx } = await deposit();
          const operator = await claimed({ cashIdx });
          await operator.call(approve, finish(cashIdx));
          return operator.codeOf(approve, finish(cashIdx));
        },
      ],
      C502: [
        'a request that nobody has claimed',
        async () => (await world.operator()).codeOf(approve, finish((await deposit()).cashIdx)),
      ],
      C507: [
        "another operator's request",
        async () => {
          const { cashIdx } = await deposit();
          await claimed({ cashIdx });
          return (await world.operator()).codeOf(approve, finish(cashIdx));
        },
      ],
      C505: [
        'a withdrawal without the reference of its transfer',
        async () => {
          const { cashIdx } = await withdrawal();
          const operator = await claimed({ cashIdx });
          return operator.codeOf(approve, { ...finish(cashIdx), payoutReference: null });
        },
      ],
      TA01: [
        'a deposit beyond the cap of a test account',
        async () => {
          const { member, cashIdx } = await deposit(50_000);
          await markAsTest(world, member, { fundsCap: 49_999 });
          return (await claimed({ cashIdx })).codeOf(approve, finish(cashIdx));
        },
      ],
      C504: [
        'the first approver as the second one',
        async () => {
          const { cashIdx } = await deposit(3_000_000);
          const operator = await claimed({ cashIdx });
          await operator.call(approve, finish(cashIdx));
          return operator.codeOf(approve, finish(cashIdx));
        },
      ],
    }),
  )('[ST-06][ER-04][ER-09] approving: %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(reject, {
      C999: [
        'a key that was used for another reason',
        async () => {
          const { cashIdx } = await deposit();
          const operator = await claimed({ cashIdx });
          const body = refuse(cashIdx);
          await operator.call(reject, body);
          return operator.codeOf(reject, { ...body, reason: 'changed my mind' });
        },
      ],
      E404: [
        'a request of another site',
        async () => (await otherSitesOperator()).codeOf(reject, refuse((await deposit()).cashIdx)),
      ],
      C503: [
        'an approved request',
        async () => {
          const { cashIdx } = await withdrawal();
          const operator = await claimed({ cashIdx });
          await operator.call(approve, finish(cashIdx));
          return operator.codeOf(reject, refuse(cashIdx));
        },
      ],
      C502: [
        'a request that nobody has claimed',
        async () => (await world.operator()).codeOf(reject, refuse((await deposit()).cashIdx)),
      ],
      C507: [
        "another operator's request",
        async () => {
          const { cashIdx } = await deposit();
          await claimed({ cashIdx });
          return (await world.operator()).codeOf(reject, refuse(cashIdx));
        },
      ],
      C508: [
        'a withdrawal with the number of its transfer',
        async () => {
          const site = await world.addSite({ fourEyesAmount: 10_000 });
          const member = await world.member({ site, cash: 50_000 });
          const asked = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
          const { cashIdx } = (await member.call('/api/cash/out', asked)).request;
          const operator = await world.operator('operator', site);
          await operator.call(claim, { cashIdx });
          await operator.call(approve, finish(cashIdx));
          return operator.codeOf(reject, refuse(cashIdx));
        },
      ],
    }),
  )('[ST-06][ER-04][ER-09] rejecting: %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a supervisor may close what somebody else has claimed', async () => {
    const { cashIdx } = await deposit();
    await claimed({ cashIdx });
    expect(await (await world.operator('supervisor')).codeOf(approve, finish(cashIdx))).toBe('0');
  });

  test('a rejection needs a reason', async () => {
    const { cashIdx } = await deposit();
    const operator = await claimed({ cashIdx });
    expect(await operator.codeOf(reject, { ...finish(cashIdx), reason: '  ' })).toBe('E400');
  });
});

describe('four eyes', () => {
  test('from the threshold on the first approval moves nothing, and a second operator closes it', async () => {
    const { member, cashIdx } = await deposit(3_000_000);
    const first = await claimed({ cashIdx });
    const { request } = await first.call(approve, finish(cashIdx));
    expect(request).toMatchObject({ state: 2, needsSecond: true, firstApprovedBy: first.memId });
    expect((await world.holdingsOf(member)).cash).toBe(0);
    expect(await (await world.operator()).codeOf(approve, finish(cashIdx))).toBe('0');
    expect((await world.holdingsOf(member)).cash).toBe(3_000_000);
  });

  test('a supervisor alone is not two people', async () => {
    const { cashIdx } = await deposit(3_000_000);
    const supervisor = await world.operator('supervisor');
    await supervisor.call(claim, { cashIdx });
    await supervisor.call(approve, finish(cashIdx));
    expect(await supervisor.codeOf(approve, finish(cashIdx))).toBe('C504');
  });

  test('the same first approval sent twice is one approval', async () => {
    const { member, cashIdx } = await deposit(3_000_000);
    const operator = await claimed({ cashIdx });
    const body = finish(cashIdx);
    await operator.call(approve, body);
    expect((await operator.call(approve, body)).request.state).toBe(2);
    expect((await world.holdingsOf(member)).cash).toBe(0);
  });

  test('a repeated approval returns what was first returned, whatever has become of the request since', async () => {
    const { member, cashIdx } = await deposit(3_000_000);
    const first = await claimed({ cashIdx });
    const body = finish(cashIdx);
    const returned = await first.call(approve, body);
    await (await world.operator()).call(approve, finish(cashIdx));
    expect(await first.call(approve, body)).toEqual(returned);
    expect(await first.codeOf(approve, { ...body, cashIdx: cashIdx + 1 })).toBe('C999');
    expect((await world.holdingsOf(member)).cash).toBe(3_000_000);
  });

  test('just below the threshold one operator is enough', async () => {
    const { cashIdx } = await deposit(2_999_000);
    const { request } = await (await claimed({ cashIdx })).call(approve, finish(cashIdx));
    expect(request).toMatchObject({ state: 1, needsSecond: false });
  });
});
