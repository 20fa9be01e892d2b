import { type CallSpec, calls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { isSoundJson } from './json-text.ts';

const world = await createWorld();
const paths = Object.values<CallSpec>(calls).map(({ path }) => path);

async function send(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', authorization: world.site.key, ...headers },
    payload,
  });
  const { resultCode } = response.json<{ resultCode: string }>();
  return { status: response.statusCode, code: resultCode };
}

const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const named = (json: string) => `{"memId":"${json}","memPass":"x"}`;
const bad = { status: 400, code: 'E400' };

describe('what a body may hold', () => {
  test.each([33, 4_200, 100_000])(
    '[EN-01] a body nested %i levels deep is refused by every call, whoever sends it',
    async (levels) => {
      expect(paths.length).toBeGreaterThan(80);
      const operator = await world.operator('supervisor');
      for (const path of paths) {
        expect(await send(path, nested(levels)), path).toEqual(bad);
        expect(await send(path, nested(levels), { token: operator.token }), path).toEqual(bad);
      }
    },
  );

  test.each([
    ['a lone high surrogate', named('\\ud800')],
    ['a lone low surrogate', named('x\\uDC00x')],
    ['two high surrogates', named('\\ud83d\\ud83d')],
    ['a pair the wrong way round', named('\\ude00\\ud83d')],
    ['a surrogate in a key', '{"\\udfff":1}'],
    ['a surrogate in a field that nobody reads', '{"deep":[{"x":"\\ud800"}]}'],
    ['a zero byte', named('a\\u0000b')],
    ['a zero byte after an escaped backslash', named('\\\\\\u0000')],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a surrogate in its bytes', Buffer.from('7b2261223a22eda08022' + '7d', 'hex')],
    ['a key that would change every object', '{"a":{"__proto__":1}}'],
    ['such a key in escapes', '{"\\u005f_proto__":1}'],
    ['more values than any call takes', `{"a":[${'0,'.repeat(10_001)}0]}`],
  ])('[EN-01] %s is E400 in every call', async (_, payload) => {
    for (const path of paths) expect(await send(path, payload), path).toEqual(bad);
  });

  test('the six characters that write a zero byte elsewhere are a text like any other', async () => {
    const operator = await world.operator();
    const search = String.raw`\u0000 \ud800`;
    expect(await operator.codeOf('/api/console/members', { search })).toBe('0');
    expect(await send('/api/member/login', named('\\\\u0000'))).toMatchObject({ code: 'L001' });
  });

  test('a pair of surrogates is one character, escaped or not', async () => {
    const operator = await world.operator();
    const withToken = { token: operator.token };
    for (const smile of ['\\ud83d\\ude00', '😀'])
      expect(await send('/api/console/members', `{"search":"${smile}"}`, withToken)).toMatchObject({
        code: '0',
      });
  });

  test('text that is not JSON by its type is not read', async () => {
    expect(await send('/api/etc/siteOption', '{}', { 'content-type': 'text/plain' })).toEqual({
      status: 415,
      code: 'E415',
    });
  });

  test('an address with a zero byte is refused', async () => {
    const member = await world.member();
    for (const url of ['/api/wallet/statement.csv?from=%00', '/api/member%00/info']) {
      const response = await world.app.inject({ url, headers: { token: member.token } });
      expect([response.statusCode, response.json().resultCode], url).toEqual([400, 'E400']);
    }
  });
});

test('a long sound body is looked through in a moment', () => {
  const body = JSON.stringify({ text: '가나다 "quoted" \\ '.repeat(8_000) });
  // The best of a few: a pause of the machine says nothing of the check.
  const timesMs = Array.from({ length: 5 }, () => {
    const startedAtMs = performance.now();
    expect(isSoundJson(body)).toBe(true);
    return performance.now() - startedAtMs;
  });
  expect(Math.min(...timesMs)).toBeLessThan(50);
});
