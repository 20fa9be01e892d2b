import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';
import { reportJobs } from './jobs.ts';

const world = await createWorld();
const statement = '/api/console/ledger/statement';
const day = 24 * 3_600_000;

describe('the books as an operator reads them', () => {
  test('[FND-15][CL-31] each kind of money is a separate account, and the kinds of a site sum to zero', async () => {
    const member = await world.member({ cash: 50_000 });
    const movement = { holder: { siteId: world.site.id, memberId: member.key }, amount: amount(700) };
    await world.services.ledger.post(flows.pointGrant(movement, 'test:points'));
    expect(await member.call('/api/cash/getUserCash', {})).toEqual({
      cashAmt: 50_000,
      gameAmt: 0,
      games: [],
      pointAmt: 700,
      compAmt: 0,
      holdAmt: 0,
      bonusAmt: 0,
      memCashFlag: 'Y',
      version: 2,
    });
    const operator = await world.operator();
    await operator.call('/api/console/ledger/check', {});
    const { byKind, mismatchCount, checkedAt } = await operator.call('/api/console/ledger/summary', {});
    expect(byKind.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(byKind.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cash', 'point', 'comp', 'hold', 'adjustment', 'point-cost']),
    );
    expect(mismatchCount).toBe(0);
    expect(checkedAt).toBe(world.clock.read.date().toISOString());
  });

  test('money on hold and points are accounts of the ledger, whose entries make the balance', async () => {
    const member = await world.member({ cash: 50_000 });
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/ledger/accounts', { search: member.memId });
    expect(list.map(({ kind }) => kind).sort()).toEqual(['cash', 'comp', 'hold', 'point']);
    for (const { balance, entriesSum } of list) expect(balance).toBe(entriesSum);
    const cash = await operator.call('/api/console/ledger/accounts', { search: member.memId, kind: 'cash' });
    expect(cash.list).toEqual([expect.objectContaining({ balance: 50_000, entryCount: 1 })]);
  });

  test('a statement tells each entry with the balance before and after it, newest first', async () => {
    const [member, match] = [await world.member({ cash: 50_000 }), await world.match()];
    const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/ledger/accounts', {
      search: member.memId,
      kind: 'cash',
    });
    const told = await operator.call(statement, { accountId: need(list[0]?.accountId, 'account') });
    expect(told).toMatchObject({ owner: member.memId, kind: 'cash' });
    expect(told.list).toEqual([
      expect.objectContaining({
        flow: 'bet',
        amount: -10_000,
        balanceBefore: 50_000,
        balanceAfter: 40_000,
        reference: `bet:${bet.receiptId}`,
      }),
      expect.objectContaining({ flow: 'adjustment', amount: 50_000, balanceBefore: 0, balanceAfter: 50_000 }),
    ]);
  });

  test('pages are keyed by the number of an entry, so what arrives meanwhile shifts nothing', async () => {
    const member = await world.member();
    const holder = { siteId: world.site.id, memberId: member.key };
    const grant = (n: number) => flows.pointGrant({ holder, amount: amount(1) }, `test:${member.key}:${n}`);
    const post = (first: number, count: number) =>
      world.database.transaction((tx) =>
        world.services.ledger.postIn(
          tx,
          Array.from({ length: count }, (_, n) => grant(first + n)),
        ),
      );
    await post(0, 60);
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/ledger/accounts', {
      search: member.memId,
      kind: 'point',
    });
    const accountId = need(list[0]?.accountId, 'account');
    const first = await operator.call(statement, { accountId });
    expect(first).toMatchObject({ entryCount: 60, lastVersion: 60, openingBalance: 0, closingBalance: 60 });
    expect(first.list.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, n) => 60 - n));
    await post(60, 30);
    const second = await operator.call(statement, { accountId, before: 11 });
    expect(second.list.map(({ version }) => version)).toEqual(Array.from({ length: 10 }, (_, n) => 10 - n));
    expect(second.list.at(-1)).toMatchObject({ balanceBefore: 0, balanceAfter: 1 });
    const past = await operator.call(statement, { accountId, endDate: '2020-01-01' });
    expect(past).toMatchObject({ list: [], entryCount: 0, lastVersion: 0, closingBalance: 0 });
  });

  test.each(
    refusalsOf(statement, {
      E404: [
        'an account of another site',
        async () => {
          const operator = await world.operator('operator', await world.addSite());
          const row = await world.database.row<{ id: number }>('select min(id) as id from ledger_account');
          return operator.codeOf(statement, { accountId: need(row?.id, 'account') });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[SEC-4] the figures are those of the own site; a supervisor of the platform sees all of them beside', async () => {
    const site = await world.addSite();
    await world.member({ site, cash: 10_000 });
    await world.member({ cash: 70_000 });
    const [theirs, whole] = [
      await world.operator('supervisor', site),
      await world.operator('platform', site),
    ];
    await theirs.call('/api/console/ledger/check', {});
    const own = await theirs.call('/api/console/ledger/summary', {});
    const counts = await world.database.row<{ accounts: number; transfers: number }>(
      `select count(*) as accounts, sum(version)::bigint / 2 as transfers from ledger_account where site_id = $1`,
      [site.id],
    );
    expect(own).toMatchObject({
      entriesTotal: 0,
      transferCount: counts?.transfers,
      accountCount: counts?.accounts,
      mismatchCount: 0,
      installation: null,
    });
    expect(counts?.transfers).toBe(1);
    const all = await world.database.row<{ accounts: number; transfers: number }>(
      'select (select count(*) from ledger_account) as accounts, (select count(*) from ledger_transfer) as transfers',
    );
    const { installation, ...site1 } = await whole.call('/api/console/ledger/summary', {});
    expect(site1).toMatchObject({ transferCount: 1, accountCount: counts?.accounts });
    expect(installation).toMatchObject({ transferCount: all?.transfers, accountCount: all?.accounts });
  });

  test('[SEC-4] a balance of another site that is wrong is none of this one', async () => {
    const site = await world.addSite();
    const member = await world.member({ site, cash: 10_000 });
    const change = (by: number) =>
      world.owner.run(
        "update ledger_account set balance = balance + $2 where owner_id = $1 and kind = 'cash'",
        [member.key, by],
      );
    const [ours, theirs] = [await world.operator('platform'), await world.operator('operator', site)];
    await change(1);
    const right = { mismatchCount: 0, entriesTotal: 0 };
    expect(await ours.call('/api/console/ledger/check', {})).toMatchObject(right);
    expect(await theirs.call('/api/console/ledger/check', {})).toMatchObject({
      mismatchCount: 1,
      entriesTotal: 1,
    });
    const told = await ours.call('/api/console/ledger/summary', {});
    expect(told).toMatchObject({ ...right, installation: { mismatchCount: 1, entriesTotal: 1 } });
    await change(-1);
    expect(await theirs.call('/api/console/ledger/check', {})).toMatchObject(right);
  });

  test.each(
    refusalsOf('/api/console/ledger/check', {
      V002: [
        'a check while another runs',
        async () => {
          const operator = await world.operator();
          return world.database.transaction(async (tx) => {
            await tx.run("select pg_advisory_xact_lock(hashtext('ledger'), hashtext('reconcile'))");
            return operator.codeOf('/api/console/ledger/check', {});
          });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test('the job checks the books, and a balance that was changed by hand is counted and reported', async () => {
    const member = await world.member({ cash: 50_000 });
    const change = (by: number) =>
      world.owner.run(
        "update ledger_account set balance = balance + $2 where owner_id = $1 and kind = 'cash'",
        [member.key, by],
      );
    const operator = await world.operator();
    await change(1);
    const job = reportJobs(world.services).find(({ name }) => name === 'report.reconcile');
    await job?.run(1);
    const summary = await operator.call('/api/console/ledger/summary', {});
    expect(summary).toMatchObject({ mismatchCount: 1, entriesTotal: 1 });
    await change(-1);
    expect(await operator.call('/api/console/ledger/check', {})).toMatchObject({
      mismatchCount: 0,
      entriesTotal: 0,
    });
  });

  test('a check is kept for a week of the clock that it was made by', async () => {
    const job = reportJobs(world.services).find(({ name }) => name === 'report.reconcile');
    const kept = async () =>
      (await world.database.rows('select 1 from ledger_check where site_id is null')).length;
    world.clock.advance(30 * day);
    await job?.run(1);
    expect(await kept()).toBe(1);
    world.clock.advance(6 * day);
    await job?.run(1);
    expect(await kept()).toBe(2);
    world.clock.advance(2 * day);
    await job?.run(1);
    expect(await kept()).toBe(2);
  });
});
