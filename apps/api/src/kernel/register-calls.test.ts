import {
  addressFailures,
  bodyFailures,
  type CallPath,
  type CallSpec,
  calls,
  transportFailures as ofEveryCall,
  sessionFailures,
} from '@hanpan/contract';
import { results } from '@hanpan/messages';
import { describe, expect, test } from 'vitest';
import { BreakingLedger } from '../testing/breaking-ledger.ts';
import { createWorld } from '../testing/world.ts';
import { routeOf } from './path-fields.ts';

let ledger: BreakingLedger | undefined;
const world = await createWorld({
  change: (services) => {
    ledger = new BreakingLedger(services.database);
    return { ...services, ledger };
  },
});

const open = '/api/etc/siteOption';
const locales = ['ko', 'en', 'vi'] as const;

async function send(
  url: string,
  options: { method?: 'GET' | 'POST' | 'PUT'; payload?: string; headers?: Record<string, string> } = {},
) {
  const { method = 'POST', payload = '{}', headers = {} } = options;
  const response = await world.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', authorization: world.site.key, ...headers },
    ...(method === 'GET' ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

type Request = readonly [
  name: string,
  url: string,
  options: Parameters<typeof send>[1],
  status: number,
  code: string,
];

const transportFailures: Request[] = [
  ['broken JSON', open, { payload: '{"a":' }, 400, 'E400'],
  ['a body that is a list', open, { payload: '[]' }, 400, 'E400'],
  ['a body that is a text', open, { payload: '"hello"' }, 400, 'E400'],
  [
    'a key that would change every object',
    open,
    { payload: '{"__proto__":{"isSupervisor":true}}' },
    400,
    'E400',
  ],
  ['a constructor to pollute', open, { payload: '{"constructor":{"prototype":{"x":1}}}' }, 400, 'E400'],
  [
    'a zero byte in a text',
    '/api/member/login',
    { payload: '{"memId":"a\\u0000b","memPass":"x"}' },
    400,
    'E400',
  ],
  ['a foreign page', open, { headers: { origin: 'https://evil.test' } }, 403, 'E403'],
  ['an origin that is none', open, { headers: { origin: 'null' } }, 403, 'E403'],
  ['an unknown site', open, { headers: { authorization: 'no-such-site' } }, 403, 'E403'],
  ['a body that names another site', open, { payload: '{"siteId":"another-site"}' }, 403, 'E403'],
  ['an unknown path', '/api/no/such/call', {}, 404, 'E404'],
  ['a call by GET', open, { method: 'GET' }, 405, 'E405'],
  ['a call by PUT', open, { method: 'PUT' }, 405, 'E405'],
  ['ten megabytes', open, { payload: JSON.stringify({ a: 'x'.repeat(10_000_000) }) }, 413, 'E413'],
  [
    'a form',
    open,
    { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'E415',
  ],
  ['no session', '/api/member/info', {}, 401, 'E401'],
  ['a made-up token', '/api/member/info', { headers: { token: 'x'.repeat(43) } }, 401, 'E401'],
];

describe('what the transport refuses', () => {
  test.each(transportFailures)(
    '[SEC-25][EN-01] %s carries the envelope in each language',
    async (_, url, options, status, code) => {
      for (const locale of locales) {
        const headers = { ...options?.headers, 'accept-language': locale };
        const answer = await send(url, { ...options, headers });
        expect(answer.status).toBe(status);
        expect(answer.body).toEqual({
          resultCode: code,
          resultMessage: results[code as keyof typeof results][locale],
          data: null,
        });
      }
    },
  );

  test('[SEC-25] a fault returns E001, and nothing of it leaks', async () => {
    const member = await world.member();
    if (ledger !== undefined) ledger.brokenMember = member.key;
    const answer = await send('/api/cash/getUserCash', { headers: { token: member.token } });
    if (ledger !== undefined) ledger.brokenMember = undefined;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ resultCode: 'E001', resultMessage: results.E001.ko, data: null });
    expect(JSON.stringify(answer)).not.toMatch(/secret|relation|\.ts/);
  });

  test('pollution leaves no trace on objects made later', async () => {
    await send(open, { payload: '{"a":{"__proto__":{"polluted":true}}}' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('every failure that any call may return has its text in each language', () => {
    for (const code of [...ofEveryCall, ...bodyFailures, ...sessionFailures, ...addressFailures]) {
      for (const locale of locales) expect(results[code][locale]).not.toBe('');
    }
  });

  test('[SEC-23] responses are never cached on the way', async () => {
    expect((await send(open)).headers['cache-control']).toBe('no-store');
  });
});

describe('the language of a response', () => {
  const messageOf = async (headers: Record<string, string>) =>
    (await send('/api/no/such/call', { headers })).body.resultMessage;

  test('[LG-01] the locale cookie comes before what the browser prefers, and Korean is the default', async () => {
    expect(await messageOf({})).toBe(results.E404.ko);
    expect(await messageOf({ 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' })).toBe(results.E404.en);
    expect(await messageOf({ 'accept-language': 'en', cookie: 'locale=vi' })).toBe(results.E404.vi);
    expect(await messageOf({ 'accept-language': 'fr', cookie: 'locale=xx' })).toBe(results.E404.ko);
  });

  test('[LG-01] a message is never in a language that the site does not offer', async () => {
    const site = await world.addSite({ locales: ['en', 'vi'] });
    const messageAt = async (url: string, headers: Record<string, string>) =>
      (await send(url, { headers: { ...headers, authorization: site.key } })).body.resultMessage;
    for (const [url, text] of [
      ['/api/member/info', results.E401],
      ['/api/no/such/call', results.E404],
    ] as const) {
      expect(await messageAt(url, {})).toBe(text.en);
      expect(await messageAt(url, { 'accept-language': 'ko,vi;q=0.5' })).toBe(text.vi);
      expect(await messageAt(url, { 'accept-language': 'vi', cookie: 'locale=ko' })).toBe(text.vi);
    }
    const member = await world.member({ site });
    const guest = world.guest(site).inLocale('ko');
    const wrong = await guest.ask('/api/member/login', { memId: member.memId, memPass: 'wrong' });
    expect(wrong).toMatchObject({ code: 'L001', message: results.L001.en });
  });
});

describe('who may call what', () => {
  const all = Object.values<CallSpec>(calls);
  const closed = all.filter((call) => call.audience !== 'guest').map((call) => call.path);

  test.each(closed)('%s returns E401 without a session', async (path) => {
    expect((await send(path)).body.resultCode).toBe('E401');
  });

  test('a member gets E401 from every call of the console, and an operator from every call of members', async () => {
    const [member, operator] = [await world.member(), await world.operator('supervisor')];
    for (const call of all.filter(({ audience }) => audience !== 'guest')) {
      const stranger = call.audience === 'member' ? operator : member;
      const answer = await stranger.sendRaw(call.path as CallPath, '{}');
      expect(answer.code, call.path).toBe('E401');
    }
  });

  test('a session of one site is unknown at another', async () => {
    const other = await world.addSite();
    const member = await world.member();
    const operator = await world.operator('supervisor');
    const asOther = (token: string) => world.guest(other).withToken(token);
    expect(await asOther(member.token).codeOf('/api/member/info', {})).toBe('E401');
    expect(await asOther(operator.token).codeOf('/api/console/me', {})).toBe('E401');
  });

  test('[CL-00][EN-01] a site that is named in the body must be the one of the key', async () => {
    const member = await world.member();
    const body = (siteId: string) => JSON.stringify({ siteId });
    expect((await member.sendRaw('/api/member/info', body(world.site.key))).code).toBe('0');
    const other = await world.addSite();
    expect((await member.sendRaw('/api/member/info', body(other.key))).code).toBe('E403');
  });

  test('[SEC-9][CL-00] every call of the contract is a POST that exists', async () => {
    for (const { path } of all) {
      expect(world.app.hasRoute({ method: 'POST', url: routeOf(path) }), path).toBe(true);
      expect((await send(path, { method: 'GET' })).body.resultCode, path).toBe('E405');
    }
  });
});

test('no text of a refusal has a hole in it', async () => {
  const member = await world.member();
  const malformed = Object.values<CallSpec>(calls).flatMap((call) =>
    Object.keys(call.invalid ?? {}).map((field) => [call, field] as const),
  );
  expect(malformed.length).toBeGreaterThan(8);
  for (const [call, field] of malformed) {
    const example = { idempotencyKey: crypto.randomUUID(), amount: 1, stake: 1, legs: [], cashOutPass: '' };
    const answer = await member.sendRaw(
      call.path as CallPath,
      JSON.stringify({ ...example, [field]: { no: 1 } }),
    );
    expect(answer.message, `${call.path} ${field} ${answer.code}`).not.toMatch(/\{\w+\}/);
  }
});
