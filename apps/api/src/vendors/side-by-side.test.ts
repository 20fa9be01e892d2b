import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, signatureHeader, signBody, verifyBody } from '@hanpan/vendor-kit';
import { afterAll, expect, test } from 'vitest';
import { hashToken } from '../kernel/sessions.ts';
import { installVendor } from '../modules/vendor/index.ts';
import { startTransferVendor, transferGameKey } from '../testing/transfer-vendor.ts';
import { createWorld } from '../testing/world.ts';

const moon = await startTransferVendor('moon', 9);
const world = await createWorld({ vendors: [moon.vendor] });
const name = { ko: 'v', en: 'v', vi: 'v' };
const ourKeys = new Map([
  ['east', generateKeyPair()],
  ['west', generateKeyPair()],
]);
const theirKeys = new Map([
  ['east', generateKeyPair()],
  ['west', generateKeyPair()],
]);
const keysOf = (keys: typeof ourKeys, code: string) => keys.get(code) ?? generateKeyPair();

/** Both vendors' games side on one address: it opens a game only for what is signed for the vendor in the path. */
const games = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const code = request.url?.split('/')[1] ?? '';
    const signature = String(request.headers[signatureHeader]);
    const isOurs = verifyBody(Buffer.concat(chunks), signature, keysOf(ourKeys, code).publicKeyPem);
    response.writeHead(isOurs ? 200 : 401).end(JSON.stringify({ url: `https://${code}.test/play` }));
  });
});
await new Promise<void>((resolve) => games.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  games.close();
  moon.close();
});

async function install(code: string) {
  const { port } = games.address() as AddressInfo;
  await world.database.transaction((tx) =>
    installVendor(world.services, tx, {
      code,
      name,
      dialect: 'hub88',
      walletMode: 'seamless',
      baseUrl: `http://127.0.0.1:${port}/${code}`,
      publicKey: keysOf(theirKeys, code).publicKeyPem,
      ourKey: keysOf(ourKeys, code).privateKeyPem,
    }),
  );
  await world.database.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, 'seven', 'slot', $2, '/x.svg', '96.50' from vendor where code = $1`,
    [code, JSON.stringify(name)],
  );
}
await install('east');
await install('west');
await moon.install(world);

async function send(address: string, path: string, body: object, signedBy: string) {
  const raw = JSON.stringify({ request_uuid: randomUUID(), ...body });
  const signature = signBody(raw, keysOf(theirKeys, signedBy).privateKeyPem);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return world.app.inject({ method: 'POST', url: `/wallet/${address}${path}`, headers, payload: raw });
}

async function openAt(code: string, memberId: number): Promise<string> {
  const token = randomUUID();
  const now = world.clock.read();
  await world.database.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     select $1, $2, $3, id, 'seven', $5, $5, $6 from vendor where code = $4`,
    [hashToken(token), world.site.id, memberId, code, new Date(now), new Date(now + 3_600_000)],
  );
  return token;
}

function betOf(memberId: number, token: string, change: object = {}) {
  return {
    user: `hanpan-${memberId}`,
    token,
    transaction_uuid: randomUUID(),
    game_code: 'seven',
    round: 'round-1',
    currency: 'KRW',
    amount: 10_000_000,
    ...change,
  };
}

const bet = '/transaction/bet';

test('two vendors of one dialect each reach their own players and transactions, and nobody else’s', async () => {
  const { key } = await world.addMember({ cash: 1_000 });
  const tokens = { east: await openAt('east', key), west: await openAt('west', key) };
  const cash = async () => (await world.holdingsOf({ key })).cash as number;
  const made = betOf(key, tokens.east);
  expect((await send('hub88/east', bet, made, 'east')).json()).toMatchObject({ status: 'RS_OK' });
  expect(await cash()).toBe(900);

  // Signed by one for the address of the other, and the other way round.
  const refused = { status: 'RS_ERROR_INVALID_SIGNATURE' };
  expect((await send('hub88/west', bet, betOf(key, tokens.west), 'east')).json()).toMatchObject(refused);
  expect((await send('hub88/east', bet, betOf(key, tokens.east), 'west')).json()).toMatchObject(refused);
  // A player's token of the other vendor is nobody's here.
  const stolen = await send('hub88/west', bet, betOf(key, tokens.east), 'west');
  expect(stolen.json()).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  // The other's bet is no bet here: neither won nor given back, and its id is still free.
  const end = { ...betOf(key, tokens.west), reference_transaction_uuid: made.transaction_uuid };
  const won = await send('hub88/west', '/transaction/win', end, 'west');
  expect(won.json()).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  const same = await send('hub88/west', bet, { ...made, token: tokens.west }, 'west');
  expect(same.json()).toMatchObject({ status: 'RS_OK', balance: 80_000_000 });
  const { transaction_uuid: _, amount: __, currency: ___, ...rest } = end;
  const undo = { ...rest, transaction_uuid: randomUUID() };
  expect((await send('hub88/west', '/transaction/rollback', undo, 'west')).json()).toMatchObject({
    balance: 90_000_000,
  });
  expect(await cash()).toBe(900);

  const stranger = await world.addMember();
  await openAt('east', stranger.key);
  const info = await send('hub88/west', '/user/info', { user: `hanpan-${stranger.key}` }, 'west');
  expect(info.json()).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
});

test('each is asked for its games under its own key, and one of another dialect stands beside them', async () => {
  const member = await world.member({ cash: 1_000 });
  const launch = (vendorKey: string, gameKey: string) =>
    member.call('/api/minigame/getGame', { vendorKey, gameType: 'slot', gameKey });
  expect((await launch('east', 'seven')).gameurl).toBe('https://east.test/play');
  expect((await launch('west', 'seven')).gameurl).toBe('https://west.test/play');
  expect((await launch('moon', transferGameKey)).gameurl).toContain('https://transfer.test/');
  expect((await world.holdingsOf(member)).game).toEqual({ moon: 1_000 });
});

test('a vendor is reached under its own dialect alone, and one that never calls under none', async () => {
  const { key } = await world.addMember({ cash: 1_000 });
  const body = betOf(key, await openAt('east', key));
  expect((await send('transfer/moon', bet, body, 'east')).statusCode).toBe(404);
  expect((await send('hub88', bet, body, 'east')).statusCode).toBe(404);
  for (const address of ['hub88/moon', 'hub88/nobody'])
    expect((await send(address, bet, body, 'east')).json()).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
});

test('a new row is a vendor, and a changed key counts, without a restart', async () => {
  const { key } = await world.addMember({ cash: 1_000 });
  ourKeys.set('north', generateKeyPair());
  theirKeys.set('north', generateKeyPair());
  await install('north');
  world.clock.advance(3_000);
  const token = await openAt('north', key);
  expect((await send('hub88/north', bet, betOf(key, token), 'north')).json()).toMatchObject({
    status: 'RS_OK',
  });
  theirKeys.set('north', generateKeyPair());
  await world.database.run("update vendor set public_key = $1 where code = 'north'", [
    keysOf(theirKeys, 'north').publicKeyPem,
  ]);
  world.clock.advance(3_000);
  expect((await send('hub88/north', bet, betOf(key, token), 'north')).json()).toMatchObject({
    status: 'RS_OK',
  });
});

test('our keys are sealed in the table', async () => {
  const rows = await world.database.rows<{ sealed: Buffer }>(
    'select our_key_sealed as sealed from vendor where our_key_sealed is not null',
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('PRIVATE KEY');
});
