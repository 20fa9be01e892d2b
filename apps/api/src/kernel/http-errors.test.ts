import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listenRaw, type RawResponse } from '../testing/raw-http.ts';
import { createWorld } from '../testing/world.ts';
import { bodyLimitBytes } from './limits.ts';

const world = await createWorld();
const server = await listenRaw(world.app);
const call = '/api/etc/siteOption';

const fields = (more: readonly string[]) => ['host: localhost', 'connection: close', ...more].join('\r\n');
const lines = (first: string, more: readonly string[] = [], body = '') =>
  `${first}\r\n${fields(more)}\r\n\r\n${body}`;
const ofCall = [`authorization: ${world.site.key}`, 'content-type: application/json'];

function expectSecured({ headers }: RawResponse): void {
  // What a call returns is data, which may do nothing; everything else could be shown as a page.
  const isData = headers['content-security-policy']?.startsWith("default-src 'none'") === true;
  if (!isData) expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (!isData) expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
}

describe('what Node or the framework refuse', () => {
  test.each([
    ['a line that is no request', 'nonsense\r\n\r\n', 400, 'E400'],
    ['a method that does not exist', lines('BREW / HTTP/1.1'), 400, 'E400'],
    ['a header without a name', lines('GET / HTTP/1.1', [': x']), 400, 'E400'],
    [
      'two lengths of one body',
      lines(`POST ${call} HTTP/1.1`, ['content-length: 2', 'content-length: 3'], '{}'),
      400,
      'E400',
    ],
    ['a length that is none', lines(`POST ${call} HTTP/1.1`, ['content-length: x'], '{}'), 400, 'E400'],
    [
      'a length and chunks',
      lines(`POST ${call} HTTP/1.1`, ['content-length: 2', 'transfer-encoding: chunked'], '{}'),
      400,
      'E400',
    ],
    [
      'a chunk that is none',
      lines(`POST ${call} HTTP/1.1`, [...ofCall, 'transfer-encoding: chunked'], 'zz\r\n'),
      400,
      'E400',
    ],
    ['headers of twenty kilobytes', lines('GET / HTTP/1.1', [`x: ${'a'.repeat(20_000)}`]), 431, 'E431'],
    ['an address of twenty kilobytes', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`), 431, 'E431'],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'E400'],
    ['an address that is not encoded', lines('GET /%zz HTTP/1.1'), 400, 'E400'],
    ['such an address under /api', lines('POST /api/%c3%28 HTTP/1.1', ofCall), 400, 'E400'],
    ['such an address of a vendor', lines('POST /wallet/hub88/%/balance HTTP/1.1'), 400, 'E400'],
    [
      'a very long part of an address',
      lines(`POST /wallet/hub88/${'a'.repeat(200)}/user/balance HTTP/1.1`),
      414,
      'E414',
    ],
    ['an unknown path', lines('GET /api/nowhere HTTP/1.1'), 404, 'E404'],
    ['a path outside of /api', lines('GET /nowhere HTTP/1.1'), 404, 'E404'],
    [
      'a path that only begins like a call',
      lines(`POST ${call}/ HTTP/1.1`, [...ofCall, 'content-length: 2'], '{}'),
      404,
      'E404',
    ],
    ['an address with a pattern in it', lines('GET /api/((( HTTP/1.1'), 404, 'E404'],
    [
      'a body that is no JSON',
      lines(`POST ${call} HTTP/1.1`, [...ofCall, 'content-length: 1'], '{'),
      400,
      'E400',
    ],
    [
      'plain text',
      lines(`POST ${call} HTTP/1.1`, ['content-type: text/plain', 'content-length: 2'], '{}'),
      415,
      'E415',
    ],
    [
      'a type that is none',
      lines(`POST ${call} HTTP/1.1`, ['content-type: ;', 'content-length: 2'], '{}'),
      415,
      'E415',
    ],
    ['a body without a type', lines(`POST ${call} HTTP/1.1`, ['content-length: 2'], '{}'), 415, 'E415'],
  ])('[EN-01] %s carries the envelope and the security headers', async (_, text, status, code) => {
    const response = await server.send(text);
    expect([response.status, response.code]).toEqual([status, code]);
    expectSecured(response);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'GET', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '[EN-01] %s of a call is E405 and names the method that it has',
    async (method) => {
      const response = await server.send(lines(`${method} ${call} HTTP/1.1`));
      expect([response.status, response.code, response.headers.allow]).toEqual([405, 'E405', 'POST']);
      expectSecured(response);
    },
  );

  test('an expectation that nobody knows is no reason to refuse', async () => {
    const { status, code } = await server.send(
      lines(`POST ${call} HTTP/1.1`, [...ofCall, 'expect: a-miracle', 'content-length: 2'], '{}'),
    );
    expect([status, code]).toEqual([200, '0']);
  });

  test('a call without a body is a call with an empty one', async () => {
    const { status, code } = await server.send(
      lines(`POST ${call} HTTP/1.1`, [`authorization: ${world.site.key}`, 'content-length: 0']),
    );
    expect([status, code]).toEqual([200, '0']);
  });
});

/** Sends a body as chunks of 64 KB over one connection; resolves with what the server says. */
function sendChunks(bytes: number, agent: Agent): Promise<{ status: number; text: string; closes: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: server.port,
        path: call,
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          authorization: world.site.key,
          host: 'localhost',
          'transfer-encoding': 'chunked',
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            closes: response.headers.connection === 'close',
          }),
        );
      },
    );
    sent.on('error', reject);
    const part = Buffer.alloc(64 * 1024, ' ');
    for (let written = 0; written < bytes; written += part.length) sent.write(part);
    sent.end('{}');
  });
}

/** Sends one chunk after the other for as long as the server reads them. */
function sendForever(head: string): Promise<{ text: string; bytesWritten: number }> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head));
    const chunk = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(64 * 1024, ' '),
      Buffer.from('\r\n'),
    ]);
    let text = '';
    const write = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('connect', write).on('drain', write);
    socket.on('data', (part) => {
      text += part.toString('utf8');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, bytesWritten: socket.bytesWritten }));
  });
}

describe('a body that grows over the limit', () => {
  test('[EN-01] in chunks it is E413 that its sender can read, and the connection serves on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { status, text, closes } = await sendChunks(bodyLimitBytes + 1_000_000, agent);
    expect([status, JSON.parse(text).resultCode, closes]).toEqual([413, 'E413', false]);
    const next = await sendChunks(0, agent);
    expect([next.status, JSON.parse(next.text).resultCode]).toEqual([200, '0']);
    agent.destroy();
  });

  test('one without an end is refused and then cut', async () => {
    const head = lines(`POST ${call} HTTP/1.1`, [...ofCall, 'transfer-encoding: chunked']);
    const { text, bytesWritten } = await sendForever(head.replace('connection: close\r\n', ''));
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('"resultCode":"E413"');
    expect(bytesWritten).toBeLessThan(200 * 1024 * 1024);
  });
});
