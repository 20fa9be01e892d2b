import { applicationRole, openDatabase } from '@hanpan/db';
import { databaseUrl } from '@hanpan/testkit';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { reportJobs } from './jobs.ts';
import { verifyBooks } from './verify-books.ts';

const world = await createWorld();
const verify = '/api/console/ledger/verify';
const summary = '/api/console/ledger/summary';

/** Past the triggers, as only a superuser can. */
async function asSuperuser(sql: string): Promise<void> {
  await world.owner.transaction(async (tx) => {
    await tx.run("set local session_replication_role = 'replica'");
    await tx.run(sql);
  });
}

const job = (name: string) => {
  const found = reportJobs(world.services).find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no job ${name}`);
  return found.run(1);
};

const platform = () => world.operator('platform');
const chainOf = async (operator: Pick<Person, 'call'>) => (await operator.call(summary, {})).chain;
const wholeOf = async (operator: Pick<Person, 'call'>) =>
  need((await operator.call(summary, {})).installation, 'what a supervisor of the platform sees');

describe('the chain as an operator reads it', () => {
  test('before the first verification there is no result, and unsealed batches are counted', async () => {
    await world.member({ cash: 50_000 });
    const supervisor = await platform();
    expect(await chainOf(supervisor)).toEqual({ verification: null, lastHeadDay: null });
    expect(await wholeOf(supervisor)).toMatchObject({ verification: null, unsealedCount: 1 });
    await job('report.seal');
    expect((await wholeOf(supervisor)).unsealedCount).toBe(0);
  });

  test('it is verified when the platform asks, stored for everybody, pushed to the pages and audited', async () => {
    const asker = await platform();
    const { verification } = await asker.call(verify, {});
    expect(verification).toMatchObject({ finding: null, transferCount: 1, batchCount: 1, sealCount: 1 });
    expect((await wholeOf(await platform())).verification).toEqual(verification);
    expect((await chainOf(await world.operator())).verification).toEqual({
      verifiedAt: verification.verifiedAt,
      verdict: 'right',
      finding: null,
    });
    const told = await world.database.row<{ audience: string }>(
      "select audience from outbox where event = 'ledger' order by id desc limit 1",
    );
    expect(told?.audience).toBe(`operators:${world.site.id}`);
    const action = await world.database.row<{ actor: string; detail: object }>(
      "select actor, detail from audit_log where action = 'ledger.verify' order by id desc limit 1",
    );
    expect(action).toMatchObject({ actor: asker.memId, detail: { finding: null } });
  });

  test('[SEC-4] nobody below the platform starts it or sees what belongs to the installation', async () => {
    for (const rank of ['operator', 'supervisor'] as const) {
      const operator = await world.operator(rank);
      expect(await operator.codeOf(verify, {})).toBe('E403');
      const told = await operator.call(summary, {});
      expect(told.installation).toBeNull();
      expect(JSON.stringify(told)).not.toMatch(/batchCount|sealCount|unsealedCount|tookMs/i);
    }
  });

  test('the last signed day is shown', async () => {
    await asSuperuser("update ledger_seal set sealed_at = sealed_at - interval '1 day'");
    await job('report.sign-heads');
    const yesterday = await world.database.row<{ day: string }>(
      "select to_char((now() at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD') as day",
    );
    expect((await chainOf(await world.operator())).lastHeadDay).toBe(yesterday?.day);
    // Today already has a verification; the nightly one runs when it is old.
    await job('report.verify');
    expect((await wholeOf(await platform())).verification?.headCount).toBe(0);
    world.clock.advance(13 * 3_600_000);
    await job('report.verify');
    expect((await wholeOf(await platform())).verification).toMatchObject({ finding: null, headCount: 1 });
  });

  test('[OPS-1] a changed row is named with its table, and to a supervisor of its site with its id and what is wrong', async () => {
    const [asker, supervisor] = [await platform(), await world.operator('supervisor')];
    const row = await world.database.row<{ id: number }>('select min(id) as id from ledger_transfer');
    await asSuperuser('update ledger_transfer set amount = amount + 1');
    const { verification } = await asker.call(verify, {});
    expect(verification.finding).toMatchObject({
      check: 'balance',
      table: 'ledger_transfer',
      id: `${row?.id}`,
    });
    expect(verification.finding?.detail).toContain('is not');
    const { verifiedAt, finding } = verification;
    expect((await chainOf(supervisor)).verification).toEqual({ verifiedAt, verdict: 'wrong', finding });
    const told = { check: 'balance', table: 'ledger_transfer', id: null, detail: null };
    expect((await chainOf(await world.operator())).verification).toEqual({
      verifiedAt,
      verdict: 'wrong',
      finding: told,
    });
    const elsewhere = await world.operator('supervisor', await world.addSite());
    const unfinished = { verifiedAt, verdict: 'unfinished', finding: null };
    expect((await chainOf(elsewhere)).verification).toEqual(unfinished);
    await asSuperuser('update ledger_transfer set amount = amount - 1');
    expect((await asker.call(verify, {})).verification.finding).toBeNull();
    expect((await chainOf(elsewhere)).verification).toMatchObject({ verdict: 'right' });
  });

  test.each([
    [
      'a batch',
      "update ledger_batch set posted_at = posted_at + interval '1 s'",
      "update ledger_batch set posted_at = posted_at - interval '1 s'",
      'unfinished',
    ],
    [
      'a key',
      "update ledger_key set posted_at = posted_at + interval '1 s'",
      "update ledger_key set posted_at = posted_at - interval '1 s'",
      'unfinished',
    ],
    [
      'a link of the chain, which all sites share,',
      'update ledger_seal set batch_ids = batch_ids || 77::bigint where id = 1',
      'update ledger_seal set batch_ids = array_remove(batch_ids, 77::bigint) where id = 1',
      'wrong',
    ],
  ] as const)(
    '%s that was changed is told to its site, and another site is told only what concerns it',
    async (_, change, undo, verdict) => {
      const [asker, site] = [await platform(), await world.addSite()];
      const elsewhere = await world.operator('supervisor', site);
      await asSuperuser(change);
      expect((await asker.call(verify, {})).verification.finding).not.toBeNull();
      expect((await chainOf(asker)).verification?.verdict).toBe('wrong');
      const told = (await chainOf(elsewhere)).verification;
      expect(told?.verdict).toBe(verdict);
      expect(told?.finding?.id ?? null).toBeNull();
      await asSuperuser(undo);
      expect((await asker.call(verify, {})).verification.finding).toBeNull();
    },
  );

  test('a verification may take longer than a transaction may stand still', async () => {
    const { services } = world;
    const named = await world.database.row<{ name: string }>('select current_database() as name');
    const url = databaseUrl(need(named, 'the database of the test').name);
    const database = openDatabase({ url, role: applicationRole, poolSize: 1, transactionIdleWithinMs: 200 });
    const transaction: typeof database.transaction = async (work) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return services.longDatabase.transaction(work);
    };
    const longDatabase = { ...services.longDatabase, transaction };
    expect(await verifyBooks({ ...services, database, longDatabase })).toMatchObject({ finding: null });
    await database.close();
  });

  test.each(
    refusalsOf(verify, {
      V001: [
        'a verification while another runs',
        async () => {
          const operator = await platform();
          return world.database.transaction(async (tx) => {
            await tx.run("select pg_advisory_xact_lock(hashtext('ledger'), hashtext('verify'))");
            return operator.codeOf(verify, {});
          });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('of many operators who ask at once each gets a result or is told that one is running', async () => {
    const operator = await platform();
    const codes = await Promise.all(Array.from({ length: 6 }, () => operator.codeOf(verify, {})));
    expect(codes).toContain('0');
    expect(codes.filter((code) => code !== '0' && code !== 'V001')).toEqual([]);
  });
});
