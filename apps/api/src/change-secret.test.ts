import { headSigner, sealBatches, signHeads, verifyLedger } from '@hanpan/ledger';
import { describe, expect, test } from 'vitest';
import { retireFormer, secretState } from './change-secret.ts';
import { allSealed } from './handlers.ts';
import { anchorAudit, verifyAudit } from './kernel/audit-chain.ts';
import { followSecrets } from './kernel/keys/follow-secrets.ts';
import { outdatedPlaces, sealAnew } from './kernel/keys/seal-anew.ts';
import type { SealedPlace } from './kernel/keys/sealed-place.ts';
import { liveHolders, noteHolder, readKeptKeys, readSecrets } from './kernel/keys/secret-store.ts';
import { SecretWatch } from './kernel/keys/secret-watch.ts';
import { need } from './kernel/need.ts';
import { createSealer, sealPrefix } from './kernel/sealed.ts';
import { createSecretHasher } from './kernel/secret-hash.ts';
import { announceSeries } from './modules/draws/index.ts';
import { openChains } from './modules/draws/series-keys.ts';
import { readSeries } from './modules/draws/series-store.ts';
import { trustedHeadKeys } from './modules/report/index.ts';
import { refuseOtherSecrets } from './refuse-other-secrets.ts';
import { withFactor } from './testing/factors.ts';
import { gameKey, installVendor } from './testing/game-vendor.ts';
import { password } from './testing/people.ts';
import { signUpForm } from './testing/sign-up-form.ts';
import {
  begin,
  createInstallation,
  follow,
  held,
  type Installation,
  program,
} from './testing/two-secrets.ts';

const silent = { error: () => undefined };
const watchOf = (world: Installation, name = 'server') =>
  new SecretWatch(name, { ...world.services, log: silent });

async function announce({ services, database, clock }: Installation, series = 'keys.1') {
  const terms = { game: 'keys', series, draws: 5, everyMs: 60_000 };
  const firstDrawAtMs = clock.read() + 60_000;
  await database.transaction((tx) => announceSeries(services, tx, { ...terms, firstDrawAtMs }));
  return need(await readSeries(database, series), 'the series');
}

const rightAway = async () => undefined;

/** Every column that holds sealed values, found by its name and type. */
async function sealedColumns({ owner }: Installation) {
  return owner.rows<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'
        and (column_name like '%\\_cipher' or column_name like '%sealed' or column_name = 'totp_offered')
      order by 1, 2`,
  );
}

async function valuesOf({ owner }: Installation, { table, column }: { table: string; column: string }) {
  const row = await owner.row<{ count: number }>(`select count(${column}) as count from ${table}`);
  return row?.count ?? 0;
}

async function notUnder(world: Installation, { table, column }: { table: string; column: string }) {
  const row = await world.owner.row<{ count: number }>(
    `select count(*) as count from ${table} where substring(${column} for 8) not in ($1)`,
    [sealPrefix(2)],
  );
  return row?.count ?? 0;
}

describe('[SEC-22] changing the secrets of an installation that runs', () => {
  test('everything is sealed anew, nobody loses anything, and the old ones may go', async () => {
    const world = await createInstallation();
    const { owner, database, services } = world;
    await installVendor(world);
    const setKey =
      "update vendor set our_key_sealed = $1, their_key_sealed = $2, public_key = '' where id = 1";
    const vendorKeys = (['vendor.our-key', 'vendor.their-key'] as const).map((use) =>
      services.sealer.seal(use, 'a key of a vendor'),
    );
    await database.run(setKey, vendorKeys);
    await database.run('insert into vendor_old_key (vendor_id, key_sealed, until) values (1, $1, now())', [
      services.sealer.seal('vendor.their-key', 'a former key'),
    ]);
    // A game that is open, and what an earlier change has left.
    await database.run(
      `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at, launch_hash,
         address_sealed)
       values ('t', $1, $2, 1, $3, now(), now(), now() + interval '1 hour', 'l', $4)`,
      [
        world.site.id,
        (await world.addMember()).key,
        gameKey,
        services.sealer.seal('launch.address', 'https://games.test/play'),
      ],
    );
    const earlier = services.sealer.ring.key('pepper', 1).toString('base64');
    await owner.run("insert into kept_key (name, number, use, sealed) values ('app', 1, 'pepper', $1)", [
      services.sealer.seal('kept-key', earlier),
    ]);
    await (await world.member()).call('/api/member/factor/begin', { memPass: password });
    const { member, recoveryCodes } = await withFactor(world, await world.member({ cash: 1_000 }));
    const operator = await world.operator('supervisor');
    await operator.call('/api/console/totp/begin', {});
    await database.run('update operator set totp_sealed = $2 where id = $1', [
      (await world.operator('supervisor')).key,
      services.sealer.seal('operator.totp', 'a key'),
    ]);
    const row = await announce(world);
    const opened = async (from: ReturnType<typeof program>) => {
      const { chain, witness: salts } = await database.transaction((tx) =>
        openChains({ ...services, ...from }, tx, row),
      );
      return [chain.commitment, salts?.commitment];
    };
    const commitments = await opened(program(1));
    await anchorAudit(services, 100);
    await sealBatches(database);
    // Past the triggers, so that there is a day that has ended.
    await owner.transaction(async (tx) => {
      await tx.run("set local session_replication_role = 'replica'");
      await tx.run("update ledger_seal set sealed_at = sealed_at - interval '1 day'");
    });
    await signHeads(database, headSigner(services.sealer.headSeed));
    // Columns by their names, so that one that no module told of is found as well; an empty one would show nothing.
    const columns = await sealedColumns(world);
    expect(columns.length).toBeGreaterThan(9);
    for (const column of columns) expect([column, await valuesOf(world, column)]).not.toEqual([column, 0]);
    const late = await world.addMember();

    // Somebody's server was not started again yet.
    const process = '5d1b8c2e-8f5a-4a51-8f6b-0c9f3a1d7e11';
    const stale = { process, name: 'server two', numbers: { app: [1], witness: [] } };
    await database.transaction((tx) => noteHolder(tx, { ...stale, seals: { app: 1, witness: null } }));
    await expect(begin(world, 'app')).rejects.toThrow(
      'Secret 2 is not known yet to: server two. Start the site again with it first.',
    );
    expect((await secretState(owner, program(1, 2), 'app')).seals).toBe(1);
    await database.run('delete from secret_holder');

    const watch = watchOf(world);
    await watch.start();
    expect(await liveHolders(database, 30)).toMatchObject([
      { name: 'server', numbers: { app: [1, 2], witness: [1, 2] }, seals: { app: 1, witness: 1 } },
    ]);
    const told: string[] = [];
    // The watch looks every five seconds; here it looks while the program waits for it.
    const looks = setInterval(() => void watch.look(), 50);
    const joined = Array.from({ length: 5 }, () =>
      world.guest().call('/api/member/signup', signUpForm(world)),
    );
    await begin(world, 'app', (line) => told.push(line));
    await begin(world, 'witness', (line) => told.push(line));
    await Promise.all(joined);
    clearInterval(looks);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^sealed anew: phones and bank accounts of members, \d+$/),
        'sealed anew: second factors of members, 2',
        'sealed anew: keys of vendors, 1',
        'sealed anew: former keys of vendors, 1',
        'sealed anew: second factors of operators, 2',
        'sealed anew: chain keys of draws, 1',
        'sealed anew: kept keys, 1',
        'sealed anew: addresses of opened games, 1',
        'sealed anew: witness keys of draws, 1',
      ]),
    );
    expect(services.sealer.ring.seals).toBe(2);

    // Again: nothing is left to do.
    told.length = 0;
    await begin(world, 'app', (line) => told.push(line));
    expect(told).toEqual([]);

    for (const column of columns) expect([column, await notUnder(world, column)]).toEqual([column, 0]);

    // What was announced stays what it was.
    expect(await opened(program(1, 2))).toEqual(commitments);
    expect(await opened(program(2))).toEqual(commitments);

    expect(await retireFormer(owner, program(1, 2), 'app', rightAway)).toEqual([1]);
    expect(await retireFormer(owner, program(1, 2), 'witness', rightAway)).toEqual([1]);
    await watch.stop();
    expect(await liveHolders(database, 30)).toEqual([]);
    await expect(retireFormer(owner, program(2), 'app')).rejects.toThrow('Secret 2 is the only one.');

    // A process that never knew the first secret.
    await refuseOtherSecrets(owner, program(2));
    const fresh = program(2);
    await followSecrets(database, fresh);
    const hasher = createSecretHasher(fresh.sealer);
    expect(await outdatedPlaces(owner, fresh.sealer, allSealed)).toEqual([]);
    const stored = await database.row<{ hash: string }>(
      'select password_hash as hash from member where id = $1',
      [late.key],
    );
    expect(await hasher.verify(need(stored?.hash, 'a hash'), password)).toBe(true);
    expect((await verifyAudit(database, fresh.sealer, world.site.id)).fault).toBeUndefined();
    expect(await verifyLedger(database, { trusted: trustedHeadKeys(fresh.sealer) })).toMatchObject({
      finding: null,
      headCount: 1,
    });
    const stranger = createSealer('nobody has ever known this secret before');
    expect(await verifyLedger(database, { trusted: trustedHeadKeys(stranger) })).toMatchObject({
      finding: { check: 'head' },
    });
    // A recovery code that was given under the first secret.
    await follow(world);
    const login = { memId: member.memId, memPass: password, code: need(recoveryCodes[0], 'a code') };
    expect(await world.guest().codeOf('/api/member/login', login)).toBe('0');
  }, 60_000);

  test('a row that is changed meanwhile keeps its change, and what was broken off goes on', async () => {
    const world = await createInstallation();
    const { owner, services } = world;
    const members = await Promise.all([world.addMember(), world.addMember(), world.addMember()]);
    await owner.transaction((tx) =>
      tx.run('update installation_secret set seals_since = now() where number = 2'),
    );
    const own = program(1, 2);
    await followSecrets(owner, own);
    const [place] = allSealed.filter(({ name }) => name.startsWith('phones'));
    const phones = need(place, 'the place of phones');
    let written = 0;
    const broken: SealedPlace = {
      ...phones,
      async replace(tx, before, after) {
        written += 1;
        if (written === 2) throw new Error('the machine was switched off');
        // Somebody writes another phone between the reading of a row and its writing.
        if (before.key === String(members[0]?.key))
          await world.database.run('update member set phone_cipher = $2 where id = $1', [
            members[0]?.key,
            services.sealer.seal('member.phone', '01099990000'),
          ]);
        await phones.replace(tx, before, after);
      },
    };
    await expect(sealAnew(owner, own.sealer, [broken])).rejects.toThrow('switched off');
    expect(await sealAnew(owner, own.sealer, [phones])).toBeGreaterThan(0);
    await sealAnew(owner, own.sealer, [phones]);
    expect(await outdatedPlaces(owner, own.sealer, [phones])).toEqual([]);
    const kept = await owner.rows<{ id: number; phone: Buffer }>(
      'select id, phone_cipher as phone from member where id = any($1) order by id',
      [members.map(({ key }) => key)],
    );
    const opened = kept.map(({ phone }) => own.sealer.open('member.phone', phone));
    expect(new Set(opened).size).toBe(3);
    expect(opened.every((each) => each.startsWith('010'))).toBe(true);
  });

  test('a former secret is not let go while something is sealed under it', async () => {
    const world = await createInstallation();
    await begin(world, 'app');
    const member = await world.addMember();
    await world.database.run('update member set phone_cipher = $2 where id = $1', [
      member.key,
      held('app', 1).seal('member.phone', '01012345678'),
    ]);
    await expect(retireFormer(world.owner, program(1, 2), 'app')).rejects.toThrow(
      '1 of phones and bank accounts of members are sealed under a former secret. Run the step seal first.',
    );
    expect(await readKeptKeys(world.database)).toEqual([]);
    await expect(refuseOtherSecrets(world.owner, program(2))).rejects.toThrow(/Put keys\/app-secret .* back/);
    expect((await readSecrets(world.database)).filter(({ retiredAt }) => retiredAt !== null)).toEqual([]);
  });

  test('a start without the secret that seals is refused by its number', async () => {
    const world = await createInstallation();
    await refuseOtherSecrets(world.owner, program(1));
    await begin(world, 'app');
    await expect(refuseOtherSecrets(world.owner, program(1))).rejects.toThrow(
      /another app-secret\.2 than .* set APP_SECRET_2 to what it was/,
    );
  });
});

test('[SEC-22] the application writes no secret and no kept key, and exchanges no key of a series or a factor', async () => {
  const world = await createInstallation();
  await announce(world);
  const member = await world.member();
  await withFactor(world, member);
  for (const change of [
    'update installation_secret set retired_at = now()',
    "insert into kept_key (name, number, use, sealed) values ('app', 1, 'pepper', '\\x00')",
    "update draw_key set sealed = '\\x00'",
  ])
    await expect(world.database.run(change), change).rejects.toMatchObject({ code: '42501' });
  // Even where it says that it seals anew.
  await expect(
    world.database.transaction(async (tx) => {
      await tx.run("select set_config('hanpan.seals_anew', 'on', true)");
      await tx.run("update member_factor set totp_sealed = '\\x00'");
    }),
  ).rejects.toThrow('acts already');
  // The owner has to say so.
  await expect(world.owner.run("update draw_key set sealed = '\\x00'")).rejects.toThrow('written once');
});
