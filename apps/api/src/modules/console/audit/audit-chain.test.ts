import type { Tx } from '@hanpan/db';
import { expect, test } from 'vitest';
import { type AuditVerdict, anchorAudit, verifyAudit } from '../../../kernel/audit-chain.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const { services } = world;
const supervisor = await world.operator('supervisor');
const member = await world.addMember();
const entryCount = 30;
const signedPlace = 20;

async function act(): Promise<void> {
  await supervisor.call('/api/console/members/cashBlocks', {
    memberKey: member.key,
    depositAllowed: world.next() % 2 === 0,
    withdrawalAllowed: true,
    reason: `reason ${world.next()}`,
  });
}

for (let count = 0; count < signedPlace; count += 1) await act();
await anchorAudit(services, 100);
for (let count = signedPlace; count < entryCount; count += 1) await act();

/** What somebody with all rights over the database could do to one entry, and where that is to be found. */
const tampers: readonly [string, (place: number) => string, (place: number) => number][] = [
  [
    'the reason',
    (at) => `update audit_log set detail = detail || '{"reason":"x"}' where id = ${idAt(at)}`,
    (at) => at,
  ],
  ['the actor', (at) => `update audit_log set actor = 'nobody' where id = ${idAt(at)}`, (at) => at],
  [
    'which operator acted',
    (at) => `update audit_log set actor_key = null where id = ${idAt(at)}`,
    (at) => at,
  ],
  ['the action', (at) => `update audit_log set action = 'member.note' where id = ${idAt(at)}`, (at) => at],
  [
    'the time',
    (at) => `update audit_log set at = at - interval '1 microsecond' where id = ${idAt(at)}`,
    (at) => at,
  ],
  ['the subject', (at) => `update audit_log set subject = 'member:0' where id = ${idAt(at)}`, (at) => at],
  ['the site', (at) => `update audit_log set site_id = site_id + 1 where id = ${idAt(at)}`, (at) => at],
  ['a lost entry', (at) => `delete from audit_log where id = ${idAt(at)}`, (at) => at],
  ['a lost seal', (at) => `delete from audit_seal where place = ${at}`, (at) => at],
  [
    'a lost seal and its entry',
    (at) => `${lost(at)}; delete from audit_log where id = ${idAt(at)}`,
    (at) => at,
  ],
  ['another hash', (at) => `update audit_seal set hash = sha256(hash) where place = ${at}`, (at) => at],
  [
    'an end that is cut off together with its head',
    (at) =>
      `delete from audit_log where id in (select audit_id from audit_seal where place >= ${at});
       delete from audit_seal where place >= ${at};
       update audit_head set place = ${at - 1}, hash = coalesce((select hash from audit_seal where place = ${at - 1}), '')`,
    (at) => at,
  ],
  [
    'a chain that is written anew from there',
    (at) =>
      `update audit_log set detail = detail || '{"reason":"x"}' where id = ${idAt(at)}; ${rewriteFrom(at)}`,
    () => signedPlace,
  ],
];
const lost = (place: number) => `delete from audit_seal where place = ${place}`;
const idAt = (place: number) => `(select audit_id from audit_seal where place = ${place})`;
const rewriteFrom = (place: number) => `
  do $$ declare seal audit_seal; before bytea;
  begin
    before := coalesce((select hash from audit_seal where place = ${place - 1}), '');
    for seal in select * from audit_seal where place >= ${place} order by place loop
      before := audit_hash(before, (select l from audit_log l where l.id = seal.audit_id));
      update audit_seal set hash = before where place = seal.place;
    end loop;
    update audit_head set hash = before;
  end $$`;

class Undone extends Error {}

/** The verdict over a chain that was tampered with, which is whole again afterwards. */
async function verdictAfter(tampering: string, perPage?: number): Promise<AuditVerdict> {
  let verdict: AuditVerdict | undefined;
  const tamper = async (tx: Tx) => {
    // Without this not even the owner of the tables can change them.
    await tx.run("set local session_replication_role = 'replica'");
    for (const statement of tampering.split(/;\n?(?![^$]*\$\$)/)) await tx.run(statement);
    verdict = await verifyAudit(tx, services.sealer, world.site.id, perPage);
    throw new Undone();
  };
  await world.owner.transaction(tamper).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (verdict === undefined) throw new Error('nothing was verified');
  return verdict;
}

test('an untouched log verifies, entry by entry', async () => {
  const { verdict } = { verdict: await verifyAudit(world.database, services.sealer, world.site.id) };
  expect(verdict).toEqual({ entryCount, anchorCount: 1, fault: undefined });
  const asked = await supervisor.call('/api/console/audit/verify', {});
  expect(asked).toMatchObject({ entryCount, anchorCount: 1, fault: null });
});

test('[OPS-1][SEC-24][MS-06] of a thousand tampers all are found, each at its place', async () => {
  const missed: string[] = [];
  let done = 0;
  for (let round = 0; done < 1_000; round += 1)
    for (const [name, sql, found] of tampers) {
      const place = ((round * 7) % (signedPlace - 1)) + 1;
      const { fault } = await verdictAfter(sql(place));
      if (fault?.place !== found(place)) missed.push(`${name} at ${place}: ${JSON.stringify(fault)}`);
      done += 1;
    }
  expect(missed).toEqual([]);
});

test.each([1, 2, 3, entryCount])('in pages of %i no fault is lost between two of them', async (perPage) => {
  expect(await verifyAudit(world.database, services.sealer, world.site.id, perPage)).toEqual({
    entryCount,
    anchorCount: 1,
    fault: undefined,
  });
  const missed: string[] = [];
  for (const [name, sql, found] of tampers)
    for (const place of [1, 2, 3, 7, signedPlace - 1]) {
      const tampering = sql(place);
      const verdict = await verdictAfter(tampering, perPage);
      if (verdict.fault?.place !== found(place)) missed.push(`${name} at ${place}`);
      expect(verdict, name).toEqual(await verdictAfter(tampering));
    }
  expect(missed).toEqual([]);
});

test('of many signatures no more are read at once than a page of them, and others are served between the pages', async () => {
  const site = await world.addSite();
  const [places, at] = [Array.from({ length: 5_000 }, (_, index) => index + 1), world.clock.read.date()];
  const signatures = places.map((place) =>
    services.sealer.blindIndex('audit-anchor', `${site.id}:${place}:`),
  );
  await world.owner.run(
    'insert into audit_anchor (site_id, place, signature, at) select $1, p, s, $4 from unnest($2::bigint[], $3::bytea[]) u (p, s)',
    [site.id, places, signatures, at],
  );
  const pages: number[] = [];
  const counting: typeof world.database = {
    ...world.database,
    rows: async (sql, values) => {
      const rows = await world.database.rows<never>(sql, values);
      pages.push(rows.length);
      return rows;
    },
  };
  const verdict = await verifyAudit(counting, services.sealer, site.id);
  expect(verdict).toMatchObject({ anchorCount: 5_000, fault: { place: 1, kind: 'cut' } });
  expect(pages).toEqual([2_000, 2_000, 1_000]);
});

test('an entry that is older than the keys of operators hashes as it did', async () => {
  const row = await world.database.row(
    `select audit_hash('before', l) = sha256('before' || convert_to(jsonb_build_array(l.site_id, l.id,
              (extract(epoch from l.at) * 1000000)::bigint, l.actor, l.action, l.subject, l.detail)::text, 'UTF8')) as same
       from (select (jsonb_populate_record(l, '{"actor_key":null}')).* from audit_log l limit 1) l`,
  );
  expect(row).toEqual({ same: true });
});

test('an entry that was never sealed is found as well', async () => {
  const { fault } = await verdictAfter(
    `insert into audit_log (site_id, actor, action, subject) values (${world.site.id}, 'x', 'x', 'x')`,
  );
  expect(fault).toMatchObject({ place: entryCount + 1, kind: 'added' });
});

test('[SEC-24][OPS-3] the application itself can neither change an entry nor write a seal', async () => {
  const { database } = world;
  for (const statement of [
    "update audit_log set actor = 'x'",
    'delete from audit_log',
    'delete from audit_seal',
    "insert into audit_seal (site_id, place, audit_id, hash) values (1, 1000, 1000, '')",
    'update audit_head set place = 0',
    'delete from audit_anchor',
  ])
    await expect(database.run(statement), statement).rejects.toThrow(/permission denied/);
});

test('entries that are written at the same moment stand one after the other', async () => {
  await Promise.all(Array.from({ length: 20 }, () => act()));
  const verdict = await verifyAudit(world.database, services.sealer, world.site.id);
  expect(verdict).toEqual({ entryCount: entryCount + 20, anchorCount: 1, fault: undefined });
});

test('the log is found by who, what, to whom, by words and by day, at the own site only', async () => {
  const listOf = async (filter: object, caller = supervisor) =>
    (await caller.call('/api/console/audit', filter)).pageInfo.total;
  const all = await listOf({});
  expect(await listOf({ actor: supervisor.memId })).toBe(all);
  expect(await listOf({ actor: 'nobody' })).toBe(0);
  expect(await listOf({ action: 'member.' })).toBe(all);
  expect(await listOf({ action: 'cash.' })).toBe(0);
  expect(await listOf({ subject: `member:${member.key}` })).toBe(all);
  expect(await listOf({ search: 'reason' })).toBe(all);
  expect(await listOf({ endDate: '2001-01-01' })).toBe(0);
  expect(await listOf({}, await world.operator('supervisor', await world.addSite()))).toBe(0);
});
