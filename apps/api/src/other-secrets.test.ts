import { headSigner, sealBatches, signHeads, verifyLedger } from '@hanpan/ledger';
import { describe, expect, test, vi } from 'vitest';
import { beginNewest, retireFormer, secretState } from './change-secret.ts';
import { anchorAudit, verifyAudit } from './kernel/audit-chain.ts';
import { followSecrets, type HeldSecrets } from './kernel/keys/follow-secrets.ts';
import { KeyRing } from './kernel/keys/key-ring.ts';
import { liveHolders, noteHolder, readKeptKeys, readSecrets } from './kernel/keys/secret-store.ts';
import { SecretWatch } from './kernel/keys/secret-watch.ts';
import { createSealer } from './kernel/sealed.ts';
import { trustedHeadKeys } from './modules/report/index.ts';
import { refuseOtherSecrets } from './refuse-other-secrets.ts';
import { headKeysOf } from './terminal.ts';
import {
  begin,
  createInstallation,
  held,
  type Installation,
  program,
  secretOf,
} from './testing/two-secrets.ts';

/** Another server on which somebody has made a second secret once more. */
const stranger = (): HeldSecrets => {
  const secrets = new Map([
    [1, secretOf('app', 1)],
    [2, 'another second secret, made on another server'],
  ]);
  return { sealer: createSealer(new KeyRing(secrets)), witness: undefined };
};

function watchOf({ services }: Installation, name: string, secrets: HeldSecrets) {
  const [told, ended]: [object[], string[]] = [[], []];
  const log = { error: (what: object) => void told.push(what) };
  const settings = { database: services.database, ...secrets, log, end: () => void ended.push(name) };
  return { watch: new SecretWatch(name, settings), told, ended };
}

const appNumbers = async ({ database }: Installation) =>
  (await liveHolders(database, 30)).map(({ name, numbers }) => [name, numbers.app]);

async function writePhoneUnderFirst(world: Installation, key: number): Promise<void> {
  await world.database.run('update member set phone_cipher = $2 where id = $1', [
    key,
    held('app', 1).seal('member.phone', '01012345678'),
  ]);
}

describe('[SEC-22] a secret that is not what others have', () => {
  test('two servers with different secrets under one number never seal both', async () => {
    const world = await createInstallation();
    const { owner, database } = world;
    expect((await secretState(owner, program(1), 'app')).elsewhere).toEqual(['app-secret.2']);
    expect((await secretState(owner, program(1, 2), 'app')).elsewhere).toEqual([]);
    // Nobody runs with the first one that was made: the other takes its place.
    await refuseOtherSecrets(owner, stranger());
    const one = watchOf(world, 'server', program(1, 2));
    const two = watchOf(world, 'server two', stranger());
    await one.watch.start();
    expect(await appNumbers(world)).toEqual([['server', [1]]]);
    await expect(begin(world, 'app')).rejects.toThrow('Secret 2 is not known yet to: server.');

    await refuseOtherSecrets(owner, program(1, 2));
    await one.watch.look();
    expect(await appNumbers(world)).toEqual([['server', [1, 2]]]);
    // Now somebody has it.
    await expect(refuseOtherSecrets(owner, stranger())).rejects.toThrow(
      /A server that runs has another app-secret\.2 .* Copy keys\/app-secret\.2/,
    );
    await two.watch.start();
    expect(await appNumbers(world)).toEqual([
      ['server', [1, 2]],
      ['server two', [1]],
    ]);
    await expect(begin(world, 'app')).rejects.toThrow('Secret 2 is not known yet to: server two.');
    await Promise.all([one.watch.stop(), two.watch.stop()]);
    await expect(beginNewest(owner, stranger(), 'app', () => undefined)).rejects.toThrow(
      'Another server has another app-secret.2',
    );
    const sealing = (await readSecrets(database)).filter(
      ({ name, sealsSince }) => name === 'app' && sealsSince,
    );
    expect(sealing.map(({ number }) => number)).toEqual([1]);
  });

  test.each([
    ['has it not', () => ({ ...program(1), witness: undefined })],
    ['has another one under its number', stranger],
  ])('a process that %s ends when others begin to seal under it', async (_, secrets) => {
    const world = await createInstallation();
    const { watch, told, ended } = watchOf(world, 'server', secrets());
    await watch.start();
    expect(ended).toEqual([]);
    await world.owner.run("update installation_secret set seals_since = now() where name = 'app'");
    await watch.look();
    expect({ told, ended }).toEqual({ told: [{ missing: ['app-secret.2'] }], ended: ['server'] });
    await watch.stop();
  });

  test('ledger:verify names the secret that is missing instead of a wrong signature', async () => {
    const world = await createInstallation();
    await begin(world, 'app');
    await expect(headKeysOf(world.database, { 1: secretOf('app', 1) })).rejects.toThrow(
      'put keys/app-secret.2 of its data folder back',
    );
    const both = { 1: secretOf('app', 1), 2: secretOf('app', 2) };
    expect(await headKeysOf(world.database, both)).toHaveLength(2);
  });
});

describe('[SEC-22] a former secret', () => {
  test('signs no day of the ledger and no end of the audit log once another one has followed it', async () => {
    const world = await createInstallation();
    const { owner, database, services } = world;
    const member = await world.member({ cash: 1_000 });
    const supervisor = await world.operator('supervisor');
    await supervisor.call('/api/console/members/cashBlocks', {
      memberKey: member.key,
      depositAllowed: false,
      withdrawalAllowed: true,
      reason: 'a reason',
    });
    await sealBatches(database);
    // Past the triggers, so that there is a day that has ended.
    await owner.transaction(async (tx) => {
      await tx.run("set local session_replication_role = 'replica'");
      await tx.run("update ledger_seal set sealed_at = sealed_at - interval '1 day'");
    });
    await signHeads(database, headSigner(services.sealer.headSeed));
    await anchorAudit(services, 100);
    await begin(world, 'app');
    const found = async () => {
      const { sealer, witness } = program(1, 2);
      await followSecrets(database, { sealer, witness });
      const { finding } = await verifyLedger(database, { trusted: trustedHeadKeys(sealer) });
      const { fault } = await verifyAudit(database, sealer, world.site.id);
      return [finding?.detail, fault?.kind];
    };
    expect(await found()).toEqual([undefined, undefined]);
    await owner.run(
      "update installation_secret set seals_since = now() - interval '3 days' where number = 2",
    );
    expect(await found()).toEqual([expect.stringContaining('a former key'), 'signature']);
  });

  test('is not let go where something is written under it while its processes follow', async () => {
    const world = await createInstallation();
    const member = await world.addMember();
    await begin(world, 'app');
    const process = '5d1b8c2e-8f5a-4a51-8f6b-0c9f3a1d7e12';
    const note = (seals: number) =>
      world.database.transaction((tx) =>
        noteHolder(tx, {
          process,
          name: 'server',
          numbers: { app: [1, 2], witness: [] },
          seals: { app: seals, witness: null },
        }),
      );
    await note(1);
    const asked = vi.spyOn(world.owner, 'rows');
    const retired = retireFormer(world.owner, program(1, 2), 'app', async () => undefined);
    const refused = expect(retired).rejects.toThrow('1 of phones and bank accounts of members are sealed');
    // Its state has been read once; then it has counted, and asks again who runs.
    await expect
      .poll(() => asked.mock.calls.filter(([sql]) => sql.includes('from secret_holder')).length)
      .toBe(2);
    await writePhoneUnderFirst(world, member.key);
    await note(2);
    await refused;
    expect(await readKeptKeys(world.database)).toEqual([]);
  });

  test('keeps its file where something is written under it after it was let go, and goes after that is sealed anew', async () => {
    const world = await createInstallation();
    const member = await world.addMember();
    await begin(world, 'app');
    const retire = (pause: () => Promise<unknown>) => retireFormer(world.owner, program(1, 2), 'app', pause);
    await expect(retire(() => writePhoneUnderFirst(world, member.key))).rejects.toThrow(
      '1 of phones and bank accounts of members are sealed under a former secret. Run the step seal first.',
    );
    await begin(world, 'app');
    expect(await retire(async () => undefined)).toEqual([1]);
  });
});
