import { SetupRefused } from '@hanpan/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from './kernel/sealed.ts';
import { announceSeries } from './modules/draws/index.ts';
import { refuseOtherSecrets, type Secrets } from './refuse-other-secrets.ts';
import { createWorld } from './testing/world.ts';

const world = await createWorld();
const own = { sealer: world.services.sealer, witness: world.services.witness } satisfies Secrets;
const other = createSealer('a secret that was made anew because there was none');

const refuse = (secrets: Partial<Secrets>) => refuseOtherSecrets(world.owner, { ...own, ...secrets });
const kept = () =>
  world.owner.rows<{ name: string; fingerprint: Buffer }>(
    'select name, fingerprint from installation_secret order by name',
  );

beforeEach(() => world.owner.run('delete from installation_secret'));

describe('a new app-secret over a database that was made with another', () => {
  test('is refused with what to do, and nothing is kept of it', async () => {
    await refuse({});
    const before = await kept();
    await expect(refuse({ sealer: other })).rejects.toThrow(SetupRefused);
    await expect(refuse({ sealer: other })).rejects.toThrow(/Put keys\/app-secret .* back from a backup/);
    expect(await kept()).toEqual(before);
    await refuse({});
  });

  test('is refused where there is no fingerprint yet, because what is sealed does not open', async () => {
    await world.member();
    await expect(refuse({ sealer: other })).rejects.toThrow(SetupRefused);
    expect(await kept()).toEqual([]);
    await refuse({});
    expect(await kept()).toMatchObject([{ name: 'app' }, { name: 'witness' }]);
  });
});

test('a new witness-secret is refused by its fingerprint, and before that by the keys that it does not open', async () => {
  const terms = { game: 'secrets', series: 'secrets.1', draws: 5, everyMs: 60_000 };
  const firstDrawAtMs = world.clock.read() + 60_000;
  await world.database.transaction((tx) => announceSeries(world.services, tx, { ...terms, firstDrawAtMs }));
  await expect(refuse({ witness: other })).rejects.toThrow(/Put keys\/witness-secret .* back/);
  expect(await kept()).toEqual([]);
  await refuse({});
  await expect(refuse({ witness: other })).rejects.toThrow(SetupRefused);
});

test('a setup without the witness secret compares the other one alone', async () => {
  await refuse({ witness: undefined });
  expect(await kept()).toMatchObject([{ name: 'app' }]);
  await refuse({});
  await expect(refuse({ sealer: other, witness: undefined })).rejects.toThrow(SetupRefused);
});

test('two setups at once keep one fingerprint, and the one with another secret is refused', async () => {
  await world.owner.run('delete from installation_secret');
  const results = await Promise.allSettled([refuse({}), refuse({}), refuse({})]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await kept()).toHaveLength(2);
});

test('a fingerprint is not part of what is kept elsewhere, and the application cannot write it', async () => {
  await refuse({});
  const values = (await kept()).map(({ fingerprint }) => fingerprint.toString('hex'));
  const { pepperOf, headSeed } = own.sealer;
  expect(values).not.toContain(pepperOf(1)?.toString('hex'));
  expect(values).not.toContain(headSeed.toString('hex'));
  await expect(
    world.database.run("update installation_secret set fingerprint = '\\x00'"),
  ).rejects.toMatchObject({ code: '42501' });
});
