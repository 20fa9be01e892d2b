import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();
const developed = await createWorld({ development: true });
const urls = [
  '/api/openapi.json',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/static/swagger-ui.css',
  '/api/console/openapi.json',
  '/api/console/docs/',
  '/api/console/docs/yaml',
];

const get = (url: string, headers: Record<string, string> = {}, { app } = world) =>
  app.inject({ method: 'GET', url, headers });

describe.each(urls)('in production %s', (url) => {
  test('is closed to guests and members', async () => {
    const { token } = await world.member();
    const senders: Record<string, string>[] = [
      {},
      { token },
      { cookie: `hanpan-session=${token}` },
      { token: 'made-up' },
    ];
    for (const headers of senders) {
      const response = await get(url, headers);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ resultCode: 'E401', data: null });
    }
  });

  test('is open to an operator who is signed in, until the session ends', async () => {
    const operator = await world.operator();
    const cookie = `hanpan-console=${operator.token}`;
    expect((await get(url, { cookie })).statusCode).toBe(200);
    await operator.call('/api/console/logout', {});
    expect((await get(url, { cookie })).statusCode).toBe(401);
  });
});

test.each(urls)('in development %s is open', async (url) => {
  expect((await get(url, {}, developed)).statusCode).toBe(200);
});

test.each(['/api/docs/', '/api/console/docs/'])(
  '%s allows scripts of ours alone, and no frame',
  async (url) => {
    const { headers } = await get(url, {}, developed);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none';script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

test('each document names the calls of its own audience', async () => {
  const pathsOf = async (url: string) => Object.keys((await get(url, {}, developed)).json().paths);
  expect(await pathsOf('/api/openapi.json')).toContain('/api/cash/in');
  expect(await pathsOf('/api/openapi.json')).not.toContain('/api/console/members');
  expect(await pathsOf('/api/console/docs/json')).toContain('/api/console/members');
  expect(await pathsOf('/api/console/openapi.json')).not.toContain('/api/cash/in');
});
