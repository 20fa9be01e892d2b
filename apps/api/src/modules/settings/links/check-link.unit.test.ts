import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { request as requestOverTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type CallOutside, callOutside, callOver, NotPublic } from './call-outside.ts';
import { checkLink } from './check-link.ts';
import { isPublicAddress, isPublicIp } from './public-address.ts';

describe('an address that members may be sent to', () => {
  test.each([
    'https://help.example/',
    'https://www.kcgp.or.kr/',
    'https://help.example/a/b?c=d#e',
    'https://도움.한국/',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    'http://help.example/',
    'HTTPS://help.example/',
    'javascript:alert(1)',
    'https:help.example',
    'https://localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[2606:4700::1]/',
    'https://8.8.8.8/',
    'https://user@help.example/',
    'https://:secret@help.example/',
    'https://help.example:8443/',
    'ftp://help.example/',
    'not an address',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicIp(address)).toBe(isPublic));

type Answer = { status: number; location?: string } | Error;

/** A net of links: what each answers to a method. */
function net(answers: Record<string, Answer>): { call: CallOutside; made: string[] } {
  const made: string[] = [];
  return {
    made,
    call: (address, method) => {
      made.push(`${method} ${address}`);
      const answer = answers[`${method} ${address}`] ?? answers[address] ?? new Error('nobody is there');
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve({ status: answer.status, location: answer.location });
    },
  };
}
const coded = (code: string) => Object.assign(new Error(code), { code });
const timedOut = Object.assign(new Error('slow'), { name: 'TimeoutError' });
const link = 'https://help.example/';

describe('[RG-19] a link of others', () => {
  test('[RG-19] answers to its head alone, and no page is asked for then', async () => {
    const { call, made } = net({ [link]: { status: 200 } });
    expect(await checkLink(call, link)).toEqual({ answers: true, outcome: '200' });
    expect(made).toEqual([`HEAD ${link}`]);
  });

  test('[RG-19] that knows no heads is asked for its page', async () => {
    const { call, made } = net({ [`HEAD ${link}`]: { status: 405 }, [`GET ${link}`]: { status: 200 } });
    expect(await checkLink(call, link)).toEqual({ answers: true, outcome: '200' });
    expect(made).toEqual([`HEAD ${link}`, `GET ${link}`]);
  });

  test.each([
    ['is gone', { status: 404 }, '404'],
    ['is broken', { status: 500 }, '500'],
    ['takes too long', timedOut, 'timeout'],
    ['has no name any more', coded('ENOTFOUND'), 'ENOTFOUND'],
    ['has a certificate that has run out', coded('CERT_HAS_EXPIRED'), 'CERT_HAS_EXPIRED'],
    ['leads to a private machine', new NotPublic('inside'), 'private'],
  ] as const)('[RG-19] that %s fails, and it is said why', async (_, answer, outcome) => {
    expect(await checkLink(net({ [link]: answer }).call, link)).toEqual({ answers: false, outcome });
  });

  test('is followed to https, also from a path of its own', async () => {
    const { call } = net({
      [link]: { status: 301, location: '/ko' },
      [`${link}ko`]: { status: 302, location: 'https://www.help.example/' },
      'https://www.help.example/': { status: 200 },
    });
    expect(await checkLink(call, link)).toEqual({ answers: true, outcome: '200' });
  });

  test.each([
    'http://help.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://user:secret@help.example/',
    'file:///etc/passwd',
    'https://[::1]/',
  ])('is not followed to %s, and nobody is called there', async (location) => {
    const { call, made } = net({ [link]: { status: 302, location } });
    expect(await checkLink(call, link)).toEqual({ answers: false, outcome: 'insecure' });
    expect(made).toEqual([`HEAD ${link}`]);
  });

  test('that leads in a circle is left after some steps', async () => {
    const { call, made } = net({ [link]: { status: 302, location: link } });
    expect(await checkLink(call, link)).toEqual({ answers: false, outcome: 'redirects' });
    expect(made).toHaveLength(12);
  });
});

describe('the time that a link has', () => {
  afterEach(() => vi.useRealTimers());
  /** Nobody answers, and each call ends with its signal. */
  const silent = () => {
    const made: string[] = [];
    const call: CallOutside = (address, method, signal) =>
      new Promise((_, reject) => {
        made.push(`${method} ${address}`);
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    return { call, made };
  };

  test('[RG-19] is ten seconds for everything, of which a silent head takes four', async () => {
    vi.useFakeTimers();
    const { call, made } = silent();
    const checked = checkLink(call, link);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(made).toEqual([`HEAD ${link}`]);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toEqual([`HEAD ${link}`, `GET ${link}`]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await checked).toEqual({ answers: false, outcome: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not longer for redirects, each of which takes its while', async () => {
    vi.useFakeTimers();
    let calls = 0;
    const slow: CallOutside = (_, __, signal) =>
      new Promise((resolve, reject) => {
        calls += 1;
        const timer = setTimeout(() => resolve({ status: 302, location: `/${calls}` }), 3_000);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
    const checked = checkLink(slow, link);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await checked).toEqual({ answers: false, outcome: 'timeout' });
    expect(calls).toBe(4);
  });

  test('ends where the process stops, and no page is asked for then', async () => {
    const stopping = new AbortController();
    const { call, made } = silent();
    const checked = checkLink(call, link, stopping.signal);
    stopping.abort();
    expect(await checked).toMatchObject({ answers: false });
    expect(made).toEqual([`HEAD ${link}`]);
  });
});

describe('a call', () => {
  const { signal } = new AbortController();
  const seen: string[] = [];
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    seen.push(`${asked.method} ${asked.url} ${asked.headers.cookie ?? ''}`);
    answer.writeHead(asked.method === 'HEAD' ? 405 : 302, { location: '/next' });
    // A page without an end: nobody reads it.
    if (asked.method !== 'HEAD') answer.write('x'.repeat(65_536));
    else answer.end();
  });
  const ready = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  // The same code over plain http: a test has no certificate.
  const plain = request as typeof requestOverTls;

  test('reads the head of the answer alone, and follows nothing by itself', async () => {
    const { lookup } = await import('node:dns');
    const call = callOver(plain, { lookup });
    const address = `http://localhost:${await ready}/`;
    expect(await call(address, 'HEAD', signal)).toEqual({ status: 405, location: '/next' });
    expect(await call(address, 'GET', signal)).toEqual({ status: 302, location: '/next' });
    expect(seen).toEqual(['HEAD / ', 'GET / ']);
  });

  test('never reaches a machine of this net, whatever its name says', async () => {
    const before = seen.length;
    await expect(callOver(plain)(`http://localhost:${await ready}/`, 'GET', signal)).rejects.toThrow(
      NotPublic,
    );
    await expect(callOutside('https://localhost/', 'GET', signal)).rejects.toThrow(NotPublic);
    expect(seen).toHaveLength(before);
  });

  test('ends with its signal although nobody answers', async () => {
    const mute = createServer(() => undefined);
    const port = await new Promise<number>((resolve) => {
      mute.listen(0, '127.0.0.1', () => resolve((mute.address() as AddressInfo).port));
    });
    const { lookup } = await import('node:dns');
    const end = new AbortController();
    const asked = callOver(plain, { lookup })(`http://localhost:${port}/`, 'GET', end.signal);
    setTimeout(() => end.abort(), 20);
    await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    mute.closeAllConnections();
    mute.close();
  });
});
