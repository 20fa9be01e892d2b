import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { generateKeyPair, settledRefusals, verifyBody, WalletClient, walletStatuses } from './index.ts';

const pair = generateKeyPair();
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Undefined where the server keeps silent. */
type Answer = (body: { request_uuid: string }) => { status?: number; text: string } | undefined;

/** A real HTTP server that checks the signature over the bytes it received, then responds as told. */
async function clientAgainst(answer: Answer, timeoutMs = 60_000): Promise<WalletClient> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks);
      const signature = request.headers['x-hub88-signature'];
      const valid = verifyBody(rawBody, String(signature), pair.publicKeyPem);
      const said = answer(JSON.parse(rawBody.toString()));
      if (said !== undefined) response.writeHead(valid ? (said.status ?? 200) : 500).end(said.text);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new WalletClient({
    walletUrl: `http://127.0.0.1:${port}`,
    privateKeyPem: pair.privateKeyPem,
    timeoutMs,
  });
}

const move = {
  user: 'member-1',
  token: 'token-1',
  transaction_uuid: '1c0ad6cf-3f1f-4b7a-8d7c-6c7a4b7d1c55',
  game_code: 'cheongsa-777',
  round: 'round-1',
};
const bet = { ...move, currency: 'KRW', amount: 100_000_000 };
const reference = { reference_transaction_uuid: '7b1f0c5e-8d51-4f4b-9f0a-3a4a2a7f0c11' };

function say(fields: object): Answer {
  return ({ request_uuid }) => ({ text: JSON.stringify({ request_uuid, ...fields }) });
}

describe('the wallet client', () => {
  test('a signed bet that is accepted is done, with the balance', async () => {
    const client = await clientAgainst(
      say({ status: 'RS_OK', user: 'member-1', currency: 'KRW', balance: 5_000_000 }),
    );
    expect(await client.bet(bet)).toEqual({ kind: 'done', balanceWireAmount: 5_000_000, currency: 'KRW' });
  });

  test.each(walletStatuses.filter((status) => status !== 'RS_OK'))(
    '%s is sorted by what it proves',
    async (status) => {
      const client = await clientAgainst(say({ status }));
      const kind = (operation: keyof typeof settledRefusals) =>
        settledRefusals[operation].has(status) ? 'refused' : 'indeterminate';
      expect(await client.bet(bet)).toMatchObject({ kind: kind('bet'), status });
      expect(await client.win({ ...bet, ...reference })).toMatchObject({ kind: kind('win'), status });
      expect(await client.rollback({ ...move, ...reference })).toMatchObject({
        kind: kind('rollback'),
        status,
      });
    },
  );

  test('lack of money is a settled refusal of a bet and never one of a win', () => {
    expect(settledRefusals.bet.has('RS_ERROR_NOT_ENOUGH_MONEY')).toBe(true);
    expect(settledRefusals.win.has('RS_ERROR_NOT_ENOUGH_MONEY')).toBe(false);
    expect(settledRefusals.bet.has('RS_ERROR_UNKNOWN')).toBe(false);
  });

  const ok = { status: 'RS_OK', user: 'member-1', currency: 'KRW', balance: 1 };
  const doubtful: [string, Answer, string][] = [
    ['a 502', () => ({ status: 502, text: 'Bad Gateway' }), 'http-status'],
    ['a page that is not JSON', () => ({ text: '<html>' }), 'not-understood'],
    ['an answer to another request', say({ ...ok, request_uuid: move.transaction_uuid }), 'not-understood'],
    ['an RS_OK without a balance', say({ ...ok, balance: undefined }), 'not-understood'],
    ['a status nobody knows', say({ status: 'RS_FINE' }), 'not-understood'],
  ];
  test.each(doubtful)('%s leaves a bet indeterminate', async (_name, answer, cause) => {
    const client = await clientAgainst(answer);
    expect(await client.bet(bet)).toMatchObject({ kind: 'indeterminate', cause });
  });

  test('no response within the time limit leaves a bet indeterminate', async () => {
    const client = await clientAgainst(() => undefined, 50);
    expect(await client.bet(bet)).toMatchObject({ kind: 'indeterminate', cause: 'timeout' });
  });

  test('a wallet that is not there leaves a bet indeterminate', async () => {
    const client = new WalletClient({ walletUrl: 'http://127.0.0.1:1', privateKeyPem: pair.privateKeyPem });
    expect(await client.bet(bet)).toMatchObject({ kind: 'indeterminate', cause: 'network' });
  });
});
