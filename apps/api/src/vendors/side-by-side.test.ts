import { randomUUID } from 'node:crypto';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { afterAll, expect, test } from 'vitest';
import { hub88GameKey, startHub88Vendor } from '../testing/hub88-vendor.ts';
import { startTransferVendor, transferGameKey } from '../testing/transfer-vendor.ts';
import { createWorld } from '../testing/world.ts';

const moon = await startTransferVendor('moon', 9);
afterAll(() => moon.close());
const world = await createWorld({ vendors: [moon.vendor] });
const east = await startHub88Vendor(world, 'east');
const west = await startHub88Vendor(world, 'west');
await moon.install(world);

const bet = '/transaction/bet';

test('two vendors of one dialect each reach their own players and transactions, and nobody else’s', async () => {
  const member = await world.member({ cash: 1_000 });
  const eastToken = await east.open(member);
  const cash = async () => (await world.holdingsOf(member)).cash as number;
  const made = east.betOf(member, eastToken);
  expect((await east.send(bet, made)).json()).toMatchObject({ status: 'RS_OK' });
  expect(await cash()).toBe(900);

  const westToken = await west.open(member);
  // Signed by one for the address of the other, and the other way round.
  const refused = { status: 'RS_ERROR_INVALID_SIGNATURE' };
  const onWest = await east.send(bet, west.betOf(member, westToken), 'hub88/west');
  expect(onWest.json()).toMatchObject(refused);
  const onEast = await west.send(bet, east.betOf(member, eastToken), 'hub88/east');
  expect(onEast.json()).toMatchObject(refused);
  // A player's token of the other vendor is nobody's here.
  const stolen = await west.send(bet, west.betOf(member, eastToken));
  expect(stolen.json()).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  // The other's bet is no bet here: neither won nor given back, and its id is still free.
  const end = { ...west.betOf(member, westToken), reference_transaction_uuid: made.transaction_uuid };
  const won = await west.send('/transaction/win', end);
  expect(won.json()).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  const same = await west.send(bet, { ...made, token: westToken });
  expect(same.json()).toMatchObject({ status: 'RS_OK', balance: 80_000_000 });
  const { transaction_uuid: _, amount: __, currency: ___, ...rest } = end;
  const undo = { ...rest, transaction_uuid: randomUUID() };
  expect((await west.send('/transaction/rollback', undo)).json()).toMatchObject({ balance: 90_000_000 });
  expect(await cash()).toBe(900);

  const stranger = await world.member();
  await east.open(stranger);
  const info = await west.send('/user/info', { user: `hanpan-${stranger.key}` });
  expect(info.json()).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
});

test('each is asked for its games under its own key, and one of another dialect stands beside them', async () => {
  const member = await world.member({ cash: 1_000 });
  const launch = (vendorKey: string, gameKey: string) =>
    member.call('/api/minigame/getGame', { vendorKey, gameType: 'slot', gameKey });
  expect((await launch('east', hub88GameKey)).gameurl).toContain('https://east.test/play');
  expect((await launch('west', hub88GameKey)).gameurl).toContain('https://west.test/play');
  expect((await launch('moon', transferGameKey)).gameurl).toContain('https://transfer.test/');
  expect((await world.holdingsOf(member)).game).toEqual({ moon: 1_000 });
});

test('a vendor is reached under its own dialect alone, and one that never calls under none', async () => {
  const member = await world.member({ cash: 1_000 });
  const body = east.betOf(member, await east.open(member));
  expect((await east.send(bet, body, 'transfer/moon')).statusCode).toBe(404);
  expect((await east.send(bet, body, 'hub88')).json()).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  for (const address of ['hub88/moon', 'hub88/nobody'])
    expect((await east.send(bet, body, address)).json()).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
});

test('a new row is a vendor, and a changed key counts, without a restart', async () => {
  const member = await world.member({ cash: 1_000 });
  const north = await startHub88Vendor(world, 'north');
  world.clock.advance(3_000);
  const token = await north.open(member);
  const betNow = async () => (await north.send(bet, north.betOf(member, token))).json();
  expect(await betNow()).toMatchObject({ status: 'RS_OK' });
  north.theirKeys = generateKeyPair();
  await world.database.run("update vendor set public_key = $1 where code = 'north'", [
    north.theirKeys.publicKeyPem,
  ]);
  world.clock.advance(3_000);
  expect(await betNow()).toMatchObject({ status: 'RS_OK' });
});

test('our keys are sealed in the table', async () => {
  const rows = await world.database.rows<{ sealed: Buffer }>(
    'select our_key_sealed as sealed from vendor where our_key_sealed is not null',
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('PRIVATE KEY');
});
