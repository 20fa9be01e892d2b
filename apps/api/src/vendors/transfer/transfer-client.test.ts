import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amount } from '@hanpan/money';
import { generateKeyPair, transferSignatureHeader, transferStatuses, verifyBody } from '@hanpan/vendor-kit';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameVendor } from '../port.ts';
import { VendorUnreachable } from '../port.ts';
import { transferClient } from './transfer-client.ts';

const keys = generateKeyPair();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Answer = (body: { transfer_id: string }) => { status?: number; text: string } | undefined;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** A vendor that responds as told, once the signature is right; undefined is no response at all. */
async function clientAgainst(answer: Answer, timeoutMs = 30_000): Promise<GameVendor> {
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const signature = String(request.headers[transferSignatureHeader]);
    const answered = answer(JSON.parse(text));
    if (answered === undefined) return;
    const isSigned = verifyBody(text, signature, keys.publicKeyPem);
    response.writeHead(isSigned ? (answered.status ?? 200) : 401).end(answered.text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return clientAt(`http://127.0.0.1:${port}`, timeoutMs);
}

function clientAt(baseUrl: string, timeoutMs = 30_000, privateKey = keys.privateKeyPem): GameVendor {
  return transferClient({
    code: 'moon',
    baseUrl,
    operatorId: '1',
    currency: 'KRW',
    timeoutMs,
    theirKeys: [],
    ourKey: () => privateKey,
  });
}

function deposit(vendor: GameVendor) {
  return vendor.transferWallet?.deposit({ playerId: 'p-1', transferId: randomUUID(), amount: amount(100) });
}

function say(fields: object): Answer {
  return ({ transfer_id }) => ({ text: JSON.stringify({ transfer_id, ...fields }) });
}

describe('what an answer proves', () => {
  const decided: Record<string, string> = {
    GAME_OPEN: 'game-open',
    NO_CREDIT: 'no-credit',
    NOT_ENOUGH_MONEY: 'not-enough-money',
    PLAYER_BLOCKED: 'player-blocked',
    WRONG_CURRENCY: 'refused',
  };

  test('an OK with its amounts is done', async () => {
    const vendor = await clientAgainst(say({ status: 'OK', amount: 100, balance: 250 }));
    expect(await deposit(vendor)).toEqual({ kind: 'done', amount: 100, balanceAfter: 250 });
  });

  test('a response that spells the id otherwise is about it', async () => {
    const vendor = await clientAgainst(({ transfer_id }) => ({
      text: JSON.stringify({
        transfer_id: transfer_id.toUpperCase(),
        status: 'OK',
        amount: 100,
        balance: 100,
      }),
    }));
    expect(await deposit(vendor)).toMatchObject({ kind: 'done' });
  });

  test.each(transferStatuses.filter((status) => status !== 'OK'))('%s', async (status) => {
    const vendor = await clientAgainst(say({ status }));
    const reason = decided[status];
    expect(await deposit(vendor)).toEqual(
      reason === undefined ? { kind: 'indeterminate' } : { kind: 'refused', reason },
    );
  });

  const doubtful: [string, Answer][] = [
    ['a 502', () => ({ status: 502, text: 'Bad Gateway' })],
    ['a page that is not JSON', () => ({ text: '<html>' })],
    [
      'an answer about another transfer',
      say({ status: 'OK', amount: 1, balance: 1, transfer_id: randomUUID() }),
    ],
    ['an OK without amounts', say({ status: 'OK' })],
    ['an OK of a fraction', say({ status: 'OK', amount: 99.5, balance: 0 })],
    ['a status that nobody knows', say({ status: 'FINE' })],
  ];
  test.each(doubtful)('%s proves nothing', async (_, answer) => {
    expect(await deposit(await clientAgainst(answer))).toEqual({ kind: 'indeterminate' });
  });

  test('no response in time proves nothing', async () => {
    expect(await deposit(await clientAgainst(() => undefined, 200))).toEqual({ kind: 'indeterminate' });
  });

  test('a connection that was never made, and a call that was not accepted, moved nothing', async () => {
    const vendor = await clientAgainst(say({ status: 'OK', amount: 100, balance: 100 }));
    const [server] = servers;
    if (server === undefined) throw new Error('no server');
    const { port } = server.address() as AddressInfo;
    const forged = clientAt(`http://127.0.0.1:${port}`, 30_000, generateKeyPair().privateKeyPem);
    expect(await deposit(forged)).toEqual({ kind: 'not-sent', reason: 'refused' });
    server.close();
    server.closeAllConnections();
    expect(await deposit(vendor)).toEqual({ kind: 'not-sent', reason: 'unreachable' });
  });

  test('a status that was never heard of is told from one that is not known', async () => {
    const transfer = { playerId: 'p-1', transferId: randomUUID() };
    const unknown = await clientAgainst(say({ status: 'TRANSFER_UNKNOWN' }));
    expect(await unknown.transferWallet?.statusOf(transfer)).toEqual({ kind: 'never-arrived' });
    const broken = await clientAgainst(() => ({ status: 500, text: '' }));
    expect(await broken.transferWallet?.statusOf(transfer)).toEqual({ kind: 'indeterminate' });
  });
});

test('games and addresses come from the vendor, and a vendor that is away says so', async () => {
  const vendor = await clientAgainst(() => ({ status: 503, text: '' }));
  await expect(vendor.listGames()).rejects.toThrow(VendorUnreachable);
});

test('[SEC-21] whoever points elsewhere is not followed: nobody else hears what was signed for the vendor', async () => {
  let heard = 0;
  const listen = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const elsewhere = await listen(
    createServer((_, response) => {
      heard += 1;
      response.end('{"games":[]}');
    }),
  );
  const vendor = await listen(
    createServer((_, response) => response.writeHead(307, { location: elsewhere }).end()),
  );
  await expect(clientAt(vendor).listGames()).rejects.toThrow(VendorUnreachable);
  expect(heard).toBe(0);
});
