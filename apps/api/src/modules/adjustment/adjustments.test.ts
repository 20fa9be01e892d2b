import { describe, expect, test } from 'vitest';
import { closeAccount } from '../../testing/closed-accounts.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
await world.changeSite(world.site, { fourEyesAmount: 1_000_000 });
const ask = '/api/console/adjustment/ask';
const approve = '/api/console/adjustment/approve';
const reject = '/api/console/adjustment/reject';
const list = '/api/console/adjustment/list';

const of = ({ memId }: { memId: string }, amount: number, direction: 'credit' | 'debit' = 'credit') => ({
  idempotencyKey: newKey(),
  memId,
  direction,
  amount,
  reason: 'a wrong result',
});
const keyed = (adjustmentIdx: number) => ({ idempotencyKey: newKey(), adjustmentIdx });
const refused = (adjustmentIdx: number) => ({ ...keyed(adjustmentIdx), reason: 'not so' });
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;
const actionsOn = (member: { key: number }) =>
  world.database.rows<{ actor: string; action: string; detail: object }>(
    'select actor, action, detail from audit_log where subject = $1 order by id',
    [`member:${member.key}`],
  );

/** A large adjustment that waits, with the operator who asked for it. */
async function waiting(direction: 'credit' | 'debit' = 'credit', cash = 0) {
  const [member, asker] = [await world.addMember({ cash }), await world.operator()];
  const { adjustment } = await asker.call(ask, of(member, 1_000_000, direction));
  return { member, asker, idx: adjustment.adjustmentIdx };
}

describe('asking for an adjustment', () => {
  test('[OPS-1][FND-12] below the threshold the money moves at once, and the action is on record with its reason', async () => {
    const [member, operator] = [await world.member({ cash: 500 }), await world.operator()];
    const { adjustment } = await operator.call(ask, of(member, 999_999));
    expect(adjustment).toMatchObject({
      memId: member.memId,
      direction: 'credit',
      amount: 999_999,
      state: 'done',
      reason: 'a wrong result',
      askedBy: operator.memId,
      decidedBy: null,
      balanceAfter: 1_000_499,
    });
    const { adjustment: debit } = await operator.call(ask, of(member, 499, 'debit'));
    expect(debit).toMatchObject({ direction: 'debit', state: 'done', balanceAfter: 1_000_000 });
    expect(await actionsOn(member)).toMatchObject([
      { actor: operator.memId, action: 'adjustment.done', detail: { direction: 'credit', amount: 999_999 } },
      { action: 'adjustment.done', detail: { direction: 'debit', reason: 'a wrong result' } },
    ]);
    const { list: statement } = await member.call('/api/wallet/history', {});
    expect(statement.slice(0, 2)).toMatchObject([
      { flow: 'adjustment-debit', amount: -499 },
      { flow: 'adjustment', amount: 999_999 },
    ]);
  });

  test('from the threshold on nothing moves until a second operator approves', async () => {
    const { member, asker, idx } = await waiting();
    expect(await cashOf(member)).toBe(0);
    expect(await asker.call(list, { state: 'waiting', search: member.memId })).toMatchObject({
      list: [{ adjustmentIdx: idx, state: 'waiting', cause: 'single', balanceAfter: null, decidedAt: null }],
      rule: { singleAmount: 1_000_000, operatorAmount: 1_000_000, memberAmount: 1_000_000, windowHours: 24 },
    });
    const second = await world.operator();
    const { adjustment } = await second.call(approve, keyed(idx));
    expect(adjustment).toMatchObject({ state: 'done', decidedBy: second.memId, balanceAfter: 1_000_000 });
    expect(await cashOf(member)).toBe(1_000_000);
    expect(await actionsOn(member)).toMatchObject([
      { actor: asker.memId, action: 'adjustment.ask' },
      { actor: second.memId, action: 'adjustment.approve' },
    ]);
  });

  test('partners are adjusted as well', async () => {
    const partner = await world.addMember({ rank: 'PTN_4' });
    await (await world.operator()).call(ask, of(partner, 5_000));
    expect(await cashOf(partner)).toBe(5_000);
  });

  test('a reason of blanks is none', async () => {
    const [member, operator] = [await world.addMember(), await world.operator()];
    expect(await operator.codeOf(ask, { ...of(member, 1_000), reason: '  ' })).toBe('E400');
  });

  test('twenty parallel calls with one key move once; twenty debits at once take no more than there is', async () => {
    const [member, operator] = [await world.addMember(), await world.operator()];
    const body = of(member, 2_500);
    await Promise.all(Array.from({ length: 20 }, () => operator.call(ask, body)));
    expect(await cashOf(member)).toBe(2_500);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => operator.codeOf(ask, of(member, 1_000, 'debit'))),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(2);
    expect(codes.filter((code) => code === 'B6000')).toHaveLength(18);
    expect(await cashOf(member)).toBe(500);
  });

  test.each(
    refusalsOf(ask, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const [member, operator] = [await world.addMember(), await world.operator()];
          const first = of(member, 1_000);
          await operator.call(ask, first);
          return operator.codeOf(ask, { ...first, amount: 2_000 });
        },
      ],
      E404: [
        'a member of another site',
        async () => {
          const member = await world.addMember({ site: await world.addSite() });
          return (await world.operator()).codeOf(ask, of(member, 1_000));
        },
      ],
      R013: [
        'a debit of a dormant account',
        async () => {
          const member = await world.addMember({ cash: 1_000 });
          await world.setMember(member, 'dormant_at = now()');
          return (await world.operator()).codeOf(ask, of(member, 500, 'debit'));
        },
      ],
      C601: ['no amount', async () => (await world.operator()).codeOf(ask, of(await world.addMember(), 0))],
      TA01: [
        'a credit beyond the cap of a test account',
        async () => {
          const [member, operator] = [await world.addMember(), await world.operator()];
          await markAsTest(world, member, { fundsCap: 1_500 });
          await operator.call(ask, of(member, 1_000));
          await operator.call(ask, of(member, 1_000, 'debit'));
          return operator.codeOf(ask, of(member, 501));
        },
      ],
      B6000: [
        'a debit of more than there is, however large',
        async () =>
          (await world.operator()).codeOf(ask, of(await world.addMember({ cash: 999 }), 1_000_000, 'debit')),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('deciding', () => {
  test('of ten operators who approve and reject at once one decides, and the ledger moves once or not at all', async () => {
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    for (let round = 0; round < 10; round += 1) {
      const { member, idx } = await waiting();
      const codes = await Promise.all(
        operators.map((each, index) =>
          index % 2 === 0 ? each.codeOf(approve, keyed(idx)) : each.codeOf(reject, refused(idx)),
        ),
      );
      expect(codes.filter((code) => code === '0')).toHaveLength(1);
      expect(codes.filter((code) => code === 'T999')).toHaveLength(9);
      const approved = codes.indexOf('0') % 2 === 0;
      expect(await cashOf(member)).toBe(approved ? 1_000_000 : 0);
    }
  });

  test('the operator who asked may withdraw it, and then it is closed', async () => {
    const { member, asker, idx } = await waiting();
    const { adjustment } = await asker.call(reject, refused(idx));
    expect(adjustment).toMatchObject({ state: 'rejected', rejectReason: 'not so', balanceAfter: null });
    expect(await (await world.operator()).codeOf(approve, keyed(idx))).toBe('T999');
    expect(await cashOf(member)).toBe(0);
  });

  test('the same decision sent again returns the same', async () => {
    const { member, idx } = await waiting();
    const second = await world.operator();
    const body = keyed(idx);
    expect(await second.call(approve, body)).toEqual(await second.call(approve, body));
    expect(await cashOf(member)).toBe(1_000_000);
  });

  test.each(
    refusalsOf(approve, {
      C999: [
        'a key that was used for another adjustment',
        async () => {
          const [one, other, second] = [await waiting(), await waiting(), await world.operator()];
          const body = keyed(one.idx);
          await second.call(approve, body);
          return second.codeOf(approve, { ...body, adjustmentIdx: other.idx });
        },
      ],
      E404: [
        'an adjustment of another site',
        async () => {
          const elsewhere = await world.operator('operator', await world.addSite());
          return elsewhere.codeOf(approve, keyed((await waiting()).idx));
        },
      ],
      T999: [
        'one that is decided',
        async () => {
          const [{ idx }, second] = [await waiting(), await world.operator()];
          await second.call(approve, keyed(idx));
          return second.codeOf(approve, keyed(idx));
        },
      ],
      C504: [
        "one's own",
        async () => {
          const { asker, idx } = await waiting();
          return asker.codeOf(approve, keyed(idx));
        },
      ],
      R012: [
        'one for an account that was closed meanwhile',
        async () => {
          const member = await world.member();
          const { adjustment } = await (await world.operator()).call(ask, of(member, 1_000_000));
          await closeAccount(member);
          return (await world.operator()).codeOf(approve, keyed(adjustment.adjustmentIdx));
        },
      ],
      R013: [
        'a debit of an account that became dormant meanwhile',
        async () => {
          const { member, idx } = await waiting('debit', 1_000_000);
          await world.setMember(member, 'dormant_at = now()');
          return (await world.operator()).codeOf(approve, keyed(idx));
        },
      ],
      TA01: [
        'a credit of what a test account has no room for any more',
        async () => {
          const member = await world.addMember();
          await markAsTest(world, member, { fundsCap: 1_000_000 });
          const [asker, second] = [await world.operator(), await world.operator()];
          const { adjustment } = await asker.call(ask, of(member, 1_000_000));
          await second.call(ask, of(member, 1));
          return second.codeOf(approve, keyed(adjustment.adjustmentIdx));
        },
      ],
      B6000: [
        'a debit of what has been spent meanwhile',
        async () => {
          const { member, idx } = await waiting('debit', 1_000_000);
          const second = await world.operator();
          await second.call(ask, of(member, 1, 'debit'));
          return second.codeOf(approve, keyed(idx));
        },
      ],
    }),
  )('approving %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(reject, {
      C999: [
        'a key that was used with another reason',
        async () => {
          const [{ idx }, second] = [await waiting(), await world.operator()];
          const body = refused(idx);
          await second.call(reject, body);
          return second.codeOf(reject, { ...body, reason: 'another' });
        },
      ],
      E404: ['one that is not there', async () => (await world.operator()).codeOf(reject, refused(999_999))],
      T999: [
        'one that is decided',
        async () => {
          const [{ idx }, second] = [await waiting(), await world.operator()];
          await second.call(approve, keyed(idx));
          return second.codeOf(reject, refused(idx));
        },
      ],
    }),
  )('rejecting %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('the table itself', () => {
  test('[FND-12] needs two different operators, is decided once and cannot be deleted', async () => {
    const { asker, idx } = await waiting();
    const finish = `update cash_adjustment set state = 'done', balance_after = 1, decided_at = now(), decided_by = $2 where id = $1`;
    await expect(world.database.run(finish, [idx, asker.key])).rejects.toThrow(/check/);
    await expect(
      world.database.run('update cash_adjustment set amount = 1 where id = $1', [idx]),
    ).rejects.toThrow(/decided once/);
    await expect(world.database.run('delete from cash_adjustment where id = $1', [idx])).rejects.toThrow();
    await expect(world.owner.run('delete from cash_adjustment where id = $1', [idx])).rejects.toThrow(
      /decided once/,
    );
  });

  test('the list shows the site its own, newest first, and how many wait', async () => {
    const site = await world.addSite({ fourEyesAmount: 1_000 });
    const [a, b] = [await world.addMember({ site }), await world.addMember({ site })];
    const operator = await world.operator('operator', site);
    await operator.call(ask, of(a, 500));
    await operator.call(ask, of(b, 1_000));
    const all = await operator.call(list, {});
    expect(all.list.map(({ memId, state }) => [memId, state])).toEqual([
      [b.memId, 'waiting'],
      [a.memId, 'done'],
    ]);
    expect(all).toMatchObject({ waitingCount: 1, pageInfo: { total: 2 } });
    expect((await operator.call(list, { search: a.memId })).list).toHaveLength(1);
    expect((await operator.call(list, { state: 'rejected' })).list).toEqual([]);
  });
});
