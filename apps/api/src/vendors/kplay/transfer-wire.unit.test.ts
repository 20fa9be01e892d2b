import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amount } from '@hanpan/money';
import { afterEach, describe, expect, test } from 'vitest';
import { type GameVendor, VendorUnreachable } from '../port.ts';
import { kplayTransfer } from './dialect.ts';

const transferId = '6f2d1c3e-0d0a-4a54-9d0b-8a1f6c1f5a01';
const playerId = 'hanpan-7';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Heard {
  readonly path: string | undefined;
  readonly agent: unknown;
  readonly secret: unknown;
  readonly body: unknown;
}

/** A vendor that says what it is told to, and keeps what it heard: every body in this file is written by hand. */
async function against(text: string, { status = 200, currency = 'KRW', timeoutMs = 30_000 } = {}) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { 'ag-code': agent, 'ag-token': secret } = request.headers;
    heard.push({ path: request.url, agent, secret, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (text !== '') response.writeHead(status).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const vendor = kplayTransfer.client({
    code: '200',
    baseUrl: `http://127.0.0.1:${port}`,
    operatorId: 'AG7',
    currency,
    timeoutMs,
    theirKeys: [],
    ourKey: () => 'agent secret',
  });
  return { vendor, wallet: walletOf(vendor), heard };
}

function walletOf({ transferWallet }: GameVendor) {
  if (transferWallet === undefined) throw new Error('the vendor has no wallet');
  return transferWallet;
}

const moved = { playerId, transferId };
const asAgent = { agent: 'AG7', secret: 'agent secret' };

describe('what is sent', () => {
  test('a deposit, as main units', async () => {
    const { wallet, heard } = await against(
      `{"status":1,"txn_id":"${transferId}","amount":12.5,"balance":20}`,
      { currency: 'USD' },
    );
    const done = await wallet.deposit({ ...moved, amount: amount(1_250) });
    expect(done).toEqual({ kind: 'done', amount: 1_250, balanceAfter: 2_000 });
    const body = { user_id: playerId, txn_id: transferId, currency: 'USD', amount: 12.5 };
    expect(heard).toEqual([{ path: '/deposit', ...asAgent, body }]);
  });

  test('a withdrawal of a part, and of everything', async () => {
    const { wallet, heard } = await against(`{"status":1,"txn_id":"${transferId}","amount":700,"balance":0}`);
    await wallet.withdraw({ ...moved, amount: amount(700) });
    expect(await wallet.withdraw({ ...moved, amount: 'all' })).toMatchObject({ kind: 'done', amount: 700 });
    const body = { user_id: playerId, txn_id: transferId, currency: 'KRW' };
    expect(heard.map((each) => each.body)).toEqual([
      { ...body, amount: 700 },
      { ...body, amount: 'all' },
    ]);
    expect(heard.map(({ path }) => path)).toEqual(['/withdraw', '/withdraw']);
  });

  test('a question after a transfer, after a game, and the end of one', async () => {
    const { wallet, heard } = await against(
      `{"status":1,"txn_id":"${transferId}","amount":5,"balance":5,"game_state":"open","is_closed":true}`,
    );
    expect(await wallet.statusOf(moved)).toEqual({ kind: 'done', amount: 5, balanceAfter: 5 });
    expect(await wallet.gameOf(playerId)).toBe('open');
    expect(await wallet.closeGame(playerId)).toBe(true);
    expect(heard).toEqual([
      { path: '/transaction', ...asAgent, body: { user_id: playerId, txn_id: transferId } },
      { path: '/balance', ...asAgent, body: { user_id: playerId } },
      { path: '/close', ...asAgent, body: { user_id: playerId } },
    ]);
  });

  test('a question after rounds, and what is read of them', async () => {
    const { wallet, heard } = await against(
      `{"status":1,"has_more":false,"next":"17","rounds":[{"round_id":"r-1","user_id":"${playerId}","game_id":"31",
        "currency":"KRW","bet_amount":1000,"cancel_amount":0,"win_amount":"2500",
        "started_at":"2026-01-05T10:00:00Z","ended_at":"2026-01-05T10:00:09Z"}]}`,
    );
    const page = await wallet.roundsSince('16');
    expect(page).toMatchObject({ cursor: '17', isLast: true });
    expect(JSON.stringify(page)).toContain('2500');
    expect(heard).toEqual([{ path: '/rounds', ...asAgent, body: { from: '16', limit: 500 } }]);
  });

  test('a launch names the product of the transfer wallet, which is the seamless one and 5,000', async () => {
    const { vendor, heard } = await against('{"status":1,"launch_url":"https://games.test/play"}');
    const address = await vendor.launch({
      playerId,
      balance: amount(0),
      token: 'none',
      gameKey: '31',
      locale: 'vi',
      platform: 'mobile',
      address: '127.0.0.1',
      lobbyUrl: 'https://hanpan.test/',
      depositUrl: 'https://hanpan.test/charge',
      isDemo: false,
    });
    expect(address).toBe('https://games.test/play');
    expect(heard).toMatchObject([
      { path: '/auth', ...asAgent, body: { prd: { id: 5_200, type: '31', is_mobile: true } } },
    ]);
  });
});

describe('what an answer proves of a deposit', () => {
  const put = async (text: string, settings?: { status?: number; timeoutMs?: number }) => {
    const { wallet } = await against(text, settings);
    return wallet.deposit({ ...moved, amount: amount(100) });
  };
  const refused = (error: string) => `{"status":0,"error":"${error}","txn_id":"${transferId}"}`;

  test.each([
    ['USER_IN_GAME', 'game-open'],
    ['AGENT_LIMIT', 'no-credit'],
    ['INSUFFICIENT_FUNDS', 'not-enough-money'],
    ['INVALID_USER', 'player-blocked'],
    ['INVALID_CURRENCY', 'refused'],
  ])('%s refuses this id for good', async (error, reason) => {
    expect(await put(refused(error))).toEqual({ kind: 'refused', reason });
  });

  const ok = `"txn_id":"${transferId}","amount":100,"balance":100`;
  test.each([
    ['a word that nobody knows', refused('SOMETHING')],
    ['a call that was denied, as long as nobody knows when that is said', refused('ACCESS_DENIED')],
    ['a parameter that is wrong, the same', refused('INVALID_PARAMETER')],
    ['an id that was used for something else', refused('DUPLICATE_TXN')],
    ['an id that is unknown', refused('INVALID_TXN')],
    ['a refusal without the id', '{"status":0,"error":"AGENT_LIMIT"}'],
    [
      'a success about another id',
      `{"status":1,"txn_id":"${transferId.replace('6', '7')}","amount":100,"balance":100}`,
    ],
    ['a success without amounts', `{"status":1,"txn_id":"${transferId}"}`],
    ['a fraction of a won', `{"status":1,"txn_id":"${transferId}","amount":99.5,"balance":100}`],
    ['a negative balance', `{"status":1,"txn_id":"${transferId}","amount":100,"balance":-1}`],
    ['a status as text', `{"status":"1",${ok}}`],
    ['a status that is true', `{"status":true,${ok}}`],
    ['no status', `{${ok}}`],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a page', '<html>'],
  ])('%s proves nothing', async (_, text) => {
    expect(await put(text)).toEqual({ kind: 'indeterminate' });
  });

  test.each([400, 401, 403, 404, 409, 500, 502])(
    '[SEC-27] HTTP %i proves nothing, whatever it says',
    async (status) => {
      expect(await put(`{"status":1,${ok}}`, { status })).toEqual({ kind: 'indeterminate' });
      expect(await put(refused('AGENT_LIMIT'), { status })).toEqual({ kind: 'indeterminate' });
    },
  );

  test('silence proves nothing', async () => {
    expect(await put('', { timeoutMs: 200 })).toEqual({ kind: 'indeterminate' });
  });

  test('a transfer that never arrived is told from one that nobody can say anything of', async () => {
    const unknown = await against(refused('INVALID_TXN'));
    expect(await unknown.wallet.statusOf(moved)).toEqual({ kind: 'never-arrived' });
    const denied = await against(refused('ACCESS_DENIED'));
    expect(await denied.wallet.statusOf(moved)).toEqual({ kind: 'indeterminate' });
    const nameless = await against('{"status":0,"error":"INVALID_TXN"}');
    expect(await nameless.wallet.statusOf(moved)).toEqual({ kind: 'indeterminate' });
  });
});

test.each(['ACCESS_DENIED', 'INVALID_PARAMETER'])(
  '%s tells nothing of a game or of rounds',
  async (error) => {
    const { wallet } = await against(`{"status":0,"error":"${error}"}`);
    expect(await wallet.gameOf(playerId)).toBeUndefined();
    expect(await wallet.closeGame(playerId)).toBe(false);
    expect(await wallet.roundsSince(undefined)).toBe('unreadable');
  },
);

test('a launch that is refused gives no address', async () => {
  const { vendor } = await against('{"status":0,"error":"ACCESS_DENIED"}');
  const request = {
    playerId,
    balance: amount(0),
    token: 'none',
    gameKey: '31',
    locale: 'ko',
    platform: 'desktop',
    address: '127.0.0.1',
    lobbyUrl: 'https://hanpan.test/',
    depositUrl: 'https://hanpan.test/charge',
    isDemo: false,
  } as const;
  await expect(vendor.launch(request)).rejects.toThrow(VendorUnreachable);
});
