import { describe, expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';
import { reportJobs } from './jobs.ts';

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

describe('the chain as an operator reads it', () => {
  test('before the first verification there is no result, and unsealed batches are counted', async () => {
    await world.member({ cash: 50_000 });
    const { chain } = await (await world.operator()).call(summary, {});
    expect(chain).toEqual({ verification: null, lastHeadDay: null, unsealedCount: 1 });
    await job('report.seal');
    expect((await (await world.operator()).call(summary, {})).chain.unsealedCount).toBe(0);
  });

  test('it is verified when the operator asks, stored for everybody, pushed to the pages and audited', async () => {
    const operator = await world.operator();
    const { verification } = await operator.call(verify, {});
    expect(verification).toMatchObject({ finding: null, transferCount: 1, batchCount: 1, sealCount: 1 });
    const supervisor = await world.operator('supervisor');
    expect((await supervisor.call(summary, {})).chain.verification).toEqual(verification);
    const told = await world.database.row<{ audience: string }>(
      "select audience from outbox where event = 'ledger' order by id desc limit 1",
    );
    expect(told?.audience).toBe(`operators:${world.site.id}`);
    const action = await world.database.row<{ actor: string; detail: object }>(
      "select actor, detail from audit_log where action = 'ledger.verify' order by id desc limit 1",
    );
    expect(action).toMatchObject({ actor: operator.memId, detail: { finding: null } });
  });

  test('the last signed day is shown', async () => {
    await asSuperuser("update ledger_seal set sealed_at = sealed_at - interval '1 day'");
    await job('report.sign-heads');
    const yesterday = await world.database.row<{ day: string }>(
      "select to_char((now() at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD') as day",
    );
    const { chain } = await (await world.operator()).call(summary, {});
    expect(chain.lastHeadDay).toBe(yesterday?.day);
    // Today already has a verification; the nightly one runs when it is old.
    await job('report.verify');
    expect((await (await world.operator()).call(summary, {})).chain.verification?.headCount).toBe(0);
    world.clock.advance(13 * 3_600_000);
    await job('report.verify');
    expect((await (await world.operator()).call(summary, {})).chain.verification).toMatchObject({
      finding: null,
      headCount: 1,
    });
  });

  test('a changed row is named with its table, and to a supervisor with its id and what is wrong with it', async () => {
    const [operator, supervisor] = [await world.operator(), await world.operator('supervisor')];
    const row = await world.database.row<{ id: number }>('select min(id) as id from ledger_transfer');
    await asSuperuser('update ledger_transfer set amount = amount + 1');
    const { verification } = await supervisor.call(verify, {});
    expect(verification.finding).toMatchObject({
      check: 'balance',
      table: 'ledger_transfer',
      id: `${row?.id}`,
    });
    expect(verification.finding?.detail).toContain('is not');
    expect((await supervisor.call(summary, {})).chain.verification).toEqual(verification);
    const told = { check: 'balance', table: 'ledger_transfer', id: null, detail: null };
    expect((await operator.call(summary, {})).chain.verification?.finding).toEqual(told);
    expect((await operator.call(verify, {})).verification.finding).toEqual(told);
    await asSuperuser('update ledger_transfer set amount = amount - 1');
    expect((await operator.call(verify, {})).verification.finding).toBeNull();
  });

  test.each(
    refusalsOf(verify, {
      V001: [
        'a verification while another runs',
        async () => {
          const operator = await world.operator();
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
    const operator = await world.operator();
    const codes = await Promise.all(Array.from({ length: 6 }, () => operator.codeOf(verify, {})));
    expect(codes).toContain('0');
    expect(codes.filter((code) => code !== '0' && code !== 'V001')).toEqual([]);
  });
});
