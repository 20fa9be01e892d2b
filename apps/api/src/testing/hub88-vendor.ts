import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, signatureHeader, signBody, verifyBody, type WalletPath } from '@hanpan/vendor-kit';
import { afterAll } from 'vitest';
import { need } from '../kernel/need.ts';
import { installVendor } from '../modules/vendor/index.ts';
import type { Person, World } from './world.ts';

export const hub88GameKey = 'seven';

/** A vendor of the dialect hub88 that calls the wallet under a key of its own. */
export class Hub88TestVendor {
  readonly code: string;
  theirKeys = generateKeyPair();
  readonly ourKeys = generateKeyPair();
  readonly #world: World;

  constructor(world: World, code: string) {
    this.#world = world;
    this.code = code;
  }

  /** Opens its game as a page does; returns the token that it was given for the player. */
  async open(member: Person): Promise<string> {
    const game = { vendorKey: this.code, gameType: 'slot', gameKey: hub88GameKey };
    const { gameurl } = await member.call('/api/minigame/getGame', game);
    return need(new URL(gameurl).searchParams.get('token'), 'token');
  }

  /** A bet of 100 won. */
  betOf(member: Person, token: string) {
    return {
      user: `hanpan-${member.key}`,
      token,
      transaction_uuid: randomUUID(),
      game_code: hub88GameKey,
      round: 'round-1',
      currency: 'KRW',
      amount: 10_000_000,
    };
  }

  /** Signed by this vendor and sent to its address, or to another one. */
  async send(path: WalletPath, body: object, address = `hub88/${this.code}`) {
    const raw = JSON.stringify({ request_uuid: randomUUID(), ...body });
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signBody(raw, this.theirKeys.privateKeyPem),
    };
    return this.#world.app.inject({
      method: 'POST',
      url: `/wallet/${address}${path}`,
      headers,
      payload: raw,
    });
  }
}

/** Where it opens games, for what is signed for it alone. Resolves to the address. */
async function listen(vendor: Hub88TestVendor): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const isOurs = verifyBody(raw, String(request.headers[signatureHeader]), vendor.ourKeys.publicKeyPem);
      const token = isOurs ? JSON.parse(raw.toString()).token : undefined;
      const url = `https://${vendor.code}.test/play?token=${token}`;
      response.writeHead(isOurs ? 200 : 401).end(JSON.stringify({ url }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A row, one game and the vendor behind it; it closes with the file. */
export async function startHub88Vendor(world: World, code: string): Promise<Hub88TestVendor> {
  const vendor = new Hub88TestVendor(world, code);
  const name = { ko: code, en: code, vi: code };
  const baseUrl = await listen(vendor);
  await world.database.transaction((tx) =>
    installVendor(world.services, tx, {
      code,
      name,
      dialect: 'hub88',
      walletMode: 'seamless',
      baseUrl,
      publicKey: vendor.theirKeys.publicKeyPem,
      ourKey: vendor.ourKeys.privateKeyPem,
    }),
  );
  await world.database.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, $2, 'slot', $3, '/x.svg', '96.50' from vendor where code = $1`,
    [code, hub88GameKey, JSON.stringify(name)],
  );
  return vendor;
}
