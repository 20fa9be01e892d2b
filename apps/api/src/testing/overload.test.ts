import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdBackMs } from '../kernel/hold-back.ts';
import { installVendor, vendorCode } from './game-vendor.ts';
import { createWorld, type Person } from './world.ts';

const most = 3;
const lines: string[] = [];
const world = await createWorld({
  server: {
    admission: { least: most, most, start: most, lateAfterMs: 60_000 },
    timeouts: { requestMs: 600, headersMs: 400, checkMs: 50 },
    logTo: { write: (line) => lines.push(line) },
  },
});
const path = '/api/cash/getUserCash';
let member: Person;
let port: number;
let sockets: Socket[] = [];

beforeAll(async () => {
  await installVendor(world);
  member = await world.member({ cash: 1_000 });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

/** While it lasts, every read of balances waits. */
async function blocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return world.owner.transaction(async (tx) => {
    await tx.run('lock table ledger_account in access exclusive mode');
    return work();
  });
}

const inFlight = (count: number) => Array.from({ length: count }, () => member.ask(path, {}));
const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

/** A raw connection, with what came back over it. */
function open(text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  let received = '';
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  return { socket, closed, received: () => received };
}

function requestOf(length: number, body: string, to: string = path): string {
  const headers = Object.entries({ ...member.headers, host: 'localhost', 'content-length': length });
  return `POST ${to} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;
}

describe('more than can be served', () => {
  test('is refused at once with 503, E002 and the time to come again; what is in flight is served', async () => {
    const [accepted, refused] = await blocked(async () => {
      const waiting = inFlight(most);
      await soon();
      const response = await world.app.inject({
        method: 'POST',
        url: path,
        headers: member.headers,
        payload: '{}',
      });
      return [waiting, response] as const;
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ resultCode: 'E002', data: null });
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await Promise.all(accepted)).map(({ code }) => code)).toEqual(Array(most).fill('0'));
    expect(await member.codeOf(path, {})).toBe('0');
  });

  test('is refused before its body is read, in the language of the caller', async () => {
    await blocked(async () => {
      void inFlight(most);
      await soon();
      const { received } = open(requestOf(1_000, '{'));
      await expect.poll(received).toContain('HTTP/1.1 503');
      expect(received()).toContain('잠시 후 다시 시도해 주세요.');
    });
  });

  /** How long it takes to be refused so often over one connection that asks again as soon as it was refused. */
  async function refusedOver(to: string, times: number): Promise<number> {
    const startedAtMs = performance.now();
    const { socket, received } = open('');
    for (let count = 1; count <= times; count += 1) {
      socket.write(requestOf(2, '{}', to));
      const refusals = () => received().split('HTTP/1.1 503').length - 1;
      await expect.poll(refusals, { timeout: 4_000, interval: 5 }).toBe(count);
    }
    return performance.now() - startedAtMs;
  }

  test('is not read on from a connection that asks again at once, until a moment has passed', async () => {
    await blocked(async () => {
      void inFlight(most);
      await soon();
      expect(await refusedOver(path, 3)).toBeGreaterThan(2 * holdBackMs);
    });
  });

  test("a vendor's connection is read on", async () => {
    await blocked(async () => {
      void inFlight(most);
      await soon();
      const vendorPath = `/wallet/hub88/${vendorCode}/transaction/bet`;
      expect(await refusedOver(vendorPath, 8)).toBeLessThan(7 * holdBackMs);
    });
  });

  test("a vendor's call is refused in the word after which it repeats or rolls back", async () => {
    const response = await blocked(async () => {
      void inFlight(most);
      await soon();
      return world.app.inject({
        method: 'POST',
        url: `/wallet/hub88/${vendorCode}/transaction/bet`,
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      });
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toEqual({ status: 'RS_ERROR_UNKNOWN', request_uuid: expect.any(String) });
  });

  test('health and readiness are told all the same', async () => {
    const statuses = await blocked(async () => {
      void inFlight(most);
      await soon();
      const ask = (url: string) => world.app.inject({ method: 'GET', url });
      return [(await ask('/health')).statusCode, (await ask('/ready')).statusCode];
    });
    expect(statuses).toEqual([200, 200]);
  });

  test('those who send slowly take nobody’s place', async () => {
    for (let index = 0; index < most * 2; index += 1) open(requestOf(10, '{'));
    await soon();
    expect(await member.codeOf(path, {})).toBe('0');
  });

  test('a caller that went away keeps its place while its work goes on, and no longer', async () => {
    const during = await blocked(async () => {
      for (let index = 0; index < most; index += 1) {
        const { socket } = open(requestOf(2, '{}'));
        await soon();
        socket.destroy();
      }
      await soon();
      return member.codeOf(path, {});
    });
    expect(during).toBe('E002');
    await expect.poll(() => member.codeOf(path, {})).toBe('0');
  });
});

describe('slow senders', () => {
  test('a body that comes byte by byte is cut', async () => {
    const { socket, closed, received } = open(requestOf(1_000, '{'));
    const timer = setInterval(() => socket.write(' '), 100);
    const startedAt = performance.now();
    await closed;
    clearInterval(timer);
    expect(received()).toContain('HTTP/1.1 408');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('headers that come line by line are cut', async () => {
    const { socket, closed } = open('POST /api/etc/siteOption HTTP/1.1\r\n');
    const timer = setInterval(() => socket.write('x-a: 1\r\n'), 100);
    await closed;
    clearInterval(timer);
  });
});

describe('requests that were broken off by their callers are no errors', () => {
  beforeEach(() => {
    lines.length = 0;
  });

  test('in the middle of the body', async () => {
    const { socket } = open(requestOf(1_000, '{"a":'));
    await soon();
    socket.destroy();
    await soon();
    expect(lines).toEqual([]);
  });

  test('while they are worked on', async () => {
    await blocked(async () => {
      const { socket } = open(requestOf(2, '{}'));
      await soon();
      socket.destroy();
      await soon();
    });
    expect(await member.codeOf(path, {})).toBe('0');
    expect(lines).toEqual([]);
  });

  test('in the middle of a compressed file', async () => {
    const holder = { siteId: world.site.id, memberId: member.key };
    const deposits = Array.from({ length: 1_000 }, (_, n) =>
      flows.deposit({ holder, amount: amount(n + 1) }, n + 1),
    );
    await world.database.transaction((tx) => world.services.ledger.postIn(tx, deposits));
    const { 'content-type': _, ...headers } = member.headers;
    const given = Object.entries({ ...headers, host: 'localhost', 'accept-encoding': 'gzip' });
    const { socket, received } = open(
      `GET /api/wallet/statement.csv HTTP/1.1\r\n${given.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    socket.once('data', () => socket.destroy());
    await expect.poll(received).toContain('HTTP/1.1 200');
    await soon();
    expect(lines).toEqual([]);
  });
});
