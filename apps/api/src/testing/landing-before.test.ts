import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { migrate } from '@hanpan/db';
import { headSigner, Ledger, reconcile, verifyLedger } from '@hanpan/ledger';
import { createTestDatabase, readDump, restoreDump } from '@hanpan/testkit';
import { describe, expect, test } from 'vitest';
import type { ApplicationServices } from '../application-services.ts';
import { buildServer } from '../build-server.ts';
import { demoSiteKey, installDemo } from '../demo/install-demo.ts';
import { demoPassword } from '../demo/install-people.ts';
import { families } from '../families.ts';
import { openBreachedPasswords } from '../kernel/breached-passwords.ts';
import { systemClock } from '../kernel/clock.ts';
import { openExcludedPersons } from '../kernel/excluded-persons.ts';
import { defaultLimits } from '../kernel/limits.ts';
import { createSealer } from '../kernel/sealed.ts';
import { createSecretHasher } from '../kernel/secret-hash.ts';
import { SiteDirectory } from '../kernel/sites.ts';
import { VendorDirectory } from '../modules/vendor/index.ts';
import { dialects } from '../vendors/dialects.ts';
import { TestCaller } from './caller.ts';
import { noBeacon } from './fake-beacon.ts';

const folder = new URL('../../../../packages/testkit/dumps/', import.meta.url);
const landings = readdirSync(folder).filter((name) => /^\d{4}$/.test(name));

/** The installation as it was at a landing, in a separate database, brought up to date as a start does it. */
async function openLanding(name: string) {
  const read = (file: string) => readFileSync(new URL(`${name}/${file}`, folder));
  const dump = readDump(gunzipSync(read('hanpan.dump.gz')).toString());
  const { database, owner, drop } = await createTestDatabase(10, Number(dump.version));
  const [first = ''] = dump
    .rowsOf('ledger_transfer')
    .map(({ posted_at: at }) => String(at))
    .sort();
  await owner.run('select ledger_open_months($1::timestamptz::date, 2)', [first]);
  await restoreDump(owner, dump);
  await migrate(owner);
  const sealer = createSealer(read('app-secret').toString().trim());
  const clock = systemClock;
  const services: ApplicationServices = {
    database,
    longDatabase: database,
    pulse: { isAlive: () => true, isLost: () => false },
    ledger: new Ledger(database),
    clock,
    sealer,
    witness: undefined,
    beacon: noBeacon(clock),
    hasher: createSecretHasher(sealer),
    isBreached: openBreachedPasswords(undefined),
    isExcludedPerson: openExcludedPersons(undefined),
    publicUrl: 'http://localhost',
    feedWeight: 0.85,
    season: { speed: 1 },
    minigame: { roundMs: 300_000 },
    dialects,
    vendors: new VendorDirectory({ database, clock, sealer, dialects }),
    families,
  };
  const player = JSON.parse(read('player.json').toString()) as { memId: string; password: string };
  return { dump, services, database, player, drop };
}

const receiptOf = ({ receipt_id: receiptId }: Record<string, unknown>) => String(receiptId);

async function openApp(services: ApplicationServices) {
  const sites = new SiteDirectory(services.database, services.clock);
  const settings = { limits: defaultLimits, logLevel: 'silent', redisUrl: undefined };
  return buildServer(services, sites, { ...settings, pages: [], development: false });
}

test('there is a landing to start from', () => {
  expect(landings).not.toEqual([]);
});

describe.each(landings)('the installation of landing %s', (name) => {
  test('starts under this code with every balance and every row it had, and its ledger is right', async () => {
    const { dump, services, database, drop } = await openLanding(name);
    expect(await installDemo(services)).toBe(false);
    const signer = headSigner(services.sealer.headSeed);
    const transfers = dump.rowsOf('ledger_transfer');
    expect(await verifyLedger(database, { trusted: [signer] })).toMatchObject({
      finding: null,
      transferCount: transfers.length,
    });
    expect(await reconcile(database, services.clock)).toMatchObject({
      entriesTotal: 0,
      mismatchCount: 0,
      negativeCount: 0,
    });
    const balances = await database.rows('select id, balance, version from ledger_account order by id');
    const before = dump
      .rowsOf('ledger_account')
      .map(({ id, balance, version }) => ({ id, balance, version }));
    expect(balances).toEqual(before.sort((a, b) => Number(a.id) - Number(b.id)));
    for (const table of ['member', 'cash_request', 'bet', 'bet_leg', 'game_round', 'point_entry', 'coupon']) {
      const row = await database.row<{ count: number }>(`select count(*) as count from ${table}`);
      expect(row?.count, table).toBe(dump.rowsOf(table).length);
    }
    await drop();
  });

  test('lets its people log in, shows them what they had, and continues', async () => {
    const { dump, services, player, drop } = await openLanding(name);
    const app = await openApp(services);
    const guest = new TestCaller({ app, siteKey: demoSiteKey });
    const member = dump.rowsOf('member').find(({ mem_id: memId }) => memId === player.memId);
    const ofPlayer = (row: Record<string, unknown>) => row.member_id === member?.id;
    const { token } = await guest.call('/api/member/login', {
      memId: player.memId,
      memPass: player.password,
    });
    const session = guest.withToken(token ?? '');
    const accounts = dump.rowsOf('ledger_account');
    const { cashAmt } = await session.call('/api/cash/getUserCash', {});
    expect(cashAmt).toBe(accounts.find(({ id }) => id === member?.cash_account)?.balance);

    const bets = (await session.call('/api/bet/sportBetlist', {})).list.map(({ receiptId }) => receiptId);
    expect(bets.sort()).toEqual(dump.rowsOf('bet').filter(ofPlayer).map(receiptOf).sort());
    const requests = dump.rowsOf('cash_request').filter(ofPlayer);
    const { list } = await session.call('/api/cash/list/', {});
    expect(list.map(({ receiptId }) => receiptId).sort()).toEqual(requests.map(receiptOf).sort());
    expect((await session.call('/api/bet/betlistNew', {})).pageInfo.total).toBeGreaterThan(bets.length);

    const login = { operatorId: 'operator', password: demoPassword };
    const operator = guest.withToken((await guest.call('/api/console/login', login)).token ?? '');
    const found = await operator.call('/api/console/members', { search: player.memId });
    expect(found.list[0]?.phone).toMatch(/^010/);
    const waiting = list.find(({ state }) => state === 0);
    const cashIdx = waiting?.cashIdx ?? 0;
    await operator.call('/api/console/cash/claim', { cashIdx });
    await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: crypto.randomUUID() });
    expect((await session.call('/api/cash/getUserCash', {})).cashAmt).toBe(cashAmt + (waiting?.amount ?? 0));
    await app.close();
    await drop();
  });
});
