import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { generateKeyPair, signatureHeader, verifyBody } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { addDialectVendor } from '../../../testing/dialect-vendor.ts';
import { startLaunchVendor } from '../../../testing/launch-vendor.ts';
import { createWorld } from '../../../testing/world.ts';

/** A port that nobody uses: the address of the site is known before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const port = await freePort();
const world = await createWorld({ publicUrl: `http://127.0.0.1:${port}` });
await world.app.listen({ port, host: '127.0.0.1' });
const platform = await world.operator('platform');
const ours = generateKeyPair();
const reason = 'a test';

async function connected(dialect: 'hub88' | 'transfer', baseUrl: string): Promise<string> {
  const vendorCode = `try-${world.next()}`;
  const names = { ko: vendorCode, en: vendorCode, vi: vendorCode };
  await platform.call('/api/console/vendors/create', {
    vendorCode,
    dialect,
    names,
    baseUrl,
    operatorId: '7',
    reason,
  });
  const keys = { ours: ours.privateKeyPem, theirs: generateKeyPair().publicKeyPem };
  for (const side of dialect === 'hub88' ? (['ours', 'theirs'] as const) : (['ours'] as const))
    await platform.call('/api/console/vendors/key', {
      vendorCode,
      side,
      key: keys[side],
      keepOldMinutes: 0,
      reason,
    });
  return vendorCode;
}

async function stepsOf(vendorCode: string) {
  const { steps } = await platform.call('/api/console/vendors/test', { vendorCode });
  return Object.fromEntries(steps.map(({ step, result, cause, http }) => [step, [cause ?? result, http]]));
}

const listed = {
  ...{ name: 'A', product: 'try', platforms: ['GPL_DESKTOP'], freebet_support: false },
  ...{
    game_code: 'a',
    category: 'slots',
    enabled: true,
    url_thumb: 'https://vendor.test/a.svg',
    rtp_basis_points: 9_650,
  },
  ...{ names: { ko: '가', en: 'A', vi: 'A' }, demo_game_support: false },
};

test('[MS-06] a provider that answers passes, asked with our signature; our wallet refuses whoever has not its key', async () => {
  const vendor = await startLaunchVendor();
  vendor.answer = [200, JSON.stringify([listed])];
  expect(await stepsOf(await connected('hub88', vendor.url))).toEqual({
    ...{
      keys: ['passed', null],
      answers: ['passed', null],
      games: ['passed', null],
      demo: ['no-demo', null],
    },
    ...{ 'unknown-transfer': ['not-in-dialect', null], rounds: ['not-in-dialect', null] },
    ...{ 'wallet-stranger': ['passed', null], 'wallet-nobody': ['not-in-dialect', null] },
  });
  const { raw, headers } = vendor.last();
  expect(verifyBody(raw, String(headers[signatureHeader]), ours.publicKeyPem)).toBe(true);
});

test.each([
  ['turns us away', [401, ''], ['refused', 401]],
  ['says what is no list', [200, '{"games":1}'], ['unreadable', null]],
  ['says what is no JSON', [200, '<html>'], ['unreadable', null]],
  ['has no games', [200, '[]'], ['empty', null]],
] as const)('a provider that %s', async (_, answer, expected) => {
  const vendor = await startLaunchVendor();
  vendor.answer = [...answer];
  expect((await stepsOf(await connected('hub88', vendor.url))).answers).toEqual(expected);
});

test('nobody at the address, and somebody who never answers', async () => {
  const nowhere = await connected('hub88', `http://127.0.0.1:${await freePort()}`);
  expect((await stepsOf(nowhere)).answers).toEqual(['unreachable', null]);
  const silent = await connected('hub88', (await startLaunchVendor()).url);
  await world.database.run('update vendor set timeout_ms = 100 where code = $1', [silent]);
  expect((await stepsOf(silent)).answers).toEqual(['timeout', null]);
});

test('where the provider holds the money, its list, a transfer that never was and its rounds are asked for', async () => {
  const nowhere = await connected('transfer', `http://127.0.0.1:${await freePort()}`);
  expect(await stepsOf(nowhere)).toMatchObject({
    ...{ answers: ['unreachable', null], 'unknown-transfer': ['unreachable', null] },
    ...{ rounds: ['unreachable', null], 'wallet-stranger': ['not-in-dialect', null] },
  });
});

test.each(['evolution', 'slotegrator', 'kplay', 'highend', 'gr8', 'caleta'] as const)(
  'our wallet in the dialect %s passes for its provider',
  async (dialect) => {
    const { code } = await addDialectVendor(world, dialect, `wallet-${dialect}`);
    world.services.vendors.forget();
    const steps = await stepsOf(code);
    expect(steps['wallet-stranger']).toEqual(['passed', null]);
    const isShared = ['evolution', 'slotegrator', 'kplay'].includes(dialect);
    expect(steps['wallet-nobody']).toEqual([isShared ? 'passed' : 'not-in-dialect', null]);
  },
);

test('nothing is moved by it, and that somebody tried is recorded', async () => {
  const vendorCode = await connected('hub88', `http://127.0.0.1:${await freePort()}`);
  const count = () => world.database.row('select count(*) from vendor_transaction');
  const before = await count();
  await stepsOf(vendorCode);
  expect(await count()).toEqual(before);
  const { list } = await platform.call('/api/console/audit', { subject: `vendor:${vendorCode}` });
  expect(list[0]?.action).toBe('vendor.test');
});
