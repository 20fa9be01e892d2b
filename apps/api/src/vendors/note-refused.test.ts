import { dialectNames } from '@hanpan/vendor-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDialectVendor, type DialectVendor } from '../testing/dialect-vendor.ts';
import { createWorld } from '../testing/world.ts';

const lines: string[] = [];
const world = await createWorld({ server: { logTo: { write: (line) => lines.push(line) } } });
const vendors = new Map<string, DialectVendor>();
for (const name of dialectNames) vendors.set(name, await addDialectVendor(world, name));
beforeEach(() => {
  lines.length = 0;
});

const refused = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ audit }) => audit === 'wallet-call-refused');
/** From an address that is no vendor's. */
const post = (url: string) =>
  world.app.inject({ method: 'POST', url, payload: '{}', remoteAddress: '198.51.100.9' });

describe.each(dialectNames)('the wallet of %s', (name) => {
  const { code } = vendors.get(name) ?? { code: '' };

  test('has a line for a call that nobody has signed, and nobody can fill the log with them', async () => {
    const long = 'x'.repeat(2_000);
    await post(`/wallet/${name}/nobody/${long}`);
    const [first] = refused();
    expect(first).toMatchObject({ dialect: name });
    expect(String(first?.path).length).toBeLessThanOrEqual(100);
    for (let call = 0; call < 120; call += 1)
      await post(`/wallet/${name}/${call % 2 === 0 ? code : 'nobody'}/transaction/bet`);
    expect(refused().length).toBeGreaterThan(10);
    expect(refused().length).toBeLessThanOrEqual(50);
  });
});

test('what its vendor has signed has a line each, however often anybody else calls', async () => {
  const vendor = vendors.get('evolution');
  if (vendor === undefined) throw new Error('no vendor');
  for (let call = 0; call < 60; call += 1) await post(`/wallet/evolution/${vendor.code}/debit`);
  lines.length = 0;
  const player = { ...(await vendor.newPlayer()), token: 'nobody' };
  for (let call = 0; call < 60; call += 1)
    await vendor.send(vendor.speaker.write({ kind: 'balance', player }, vendor.credentials));
  expect(refused()).toHaveLength(60);
});
