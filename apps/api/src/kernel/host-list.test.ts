import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { HostList } from './host-list.ts';

const world = await createWorld({ publicUrl: 'https://play.test' });
await world.addSite();
await world.database.run("update site set host = 'second.test' where id = (select max(id) from site)");
await world.passTime(60_000);

const post = (host: string, url = '/api/etc/siteOption') =>
  world.app.inject({ method: 'POST', url, headers: { host, authorization: world.site.key }, payload: {} });

describe('the names of an installation', () => {
  test.each(['play.test', 'PLAY.test', 'play.test:443', 'second.test'])('%s is one', async (host) => {
    expect((await post(host)).json()).toMatchObject({ resultCode: '0' });
  });

  test.each([
    'evil.test',
    'play.test.evil.test',
    'play.test:444',
    'play.test.',
    '127.0.0.1',
    'localhost:3000',
    '[::1]',
    'a b',
    ';',
  ])('%s is none: whatever is asked for is E421', async (host) => {
    for (const url of ['/api/etc/siteOption', '/api/nowhere', '/', '/api/docs/']) {
      const response = await post(host, url);
      expect(response.statusCode).toBe(421);
      expect(response.json()).toMatchObject({ resultCode: 'E421', data: null });
      // No sockets of a name that is not ours, whether it is a page or data.
      expect(response.headers['content-security-policy']).toContain(
        url.startsWith('/api/') ? "default-src 'none';" : "connect-src 'self';",
      );
      expect(response.headers['strict-transport-security']).toBeDefined();
    }
  });

  test('whoever watches over the server asks by its address', async () => {
    const response = await world.app.inject({
      method: 'GET',
      url: '/health',
      headers: { host: '10.0.0.7:3000' },
    });
    expect(response.statusCode).toBe(200);
  });

  test('and is answered while nobody can say which names are ours', async () => {
    const { sites } = world;
    const all = sites.all.bind(sites);
    sites.all = () => Promise.reject(new Error('the database is away'));
    const ask = (url: string) => world.app.inject({ method: 'GET', url, headers: { host: '10.0.0.7:3000' } });
    const [health, page] = [await ask('/health'), await ask('/')];
    sites.all = all;
    expect([health.statusCode, page.statusCode]).toEqual([200, 500]);
  });

  test('a vendor signs what it sends, so it may call by any name', async () => {
    expect((await post('10.0.0.7:3000', '/wallet/hub88/nobody/user/balance')).statusCode).toBe(200);
  });
});

describe('the names of the machine itself', () => {
  const sites = { all: async () => [] };
  const knows = (publicUrl: string, development: boolean, host: string) =>
    new HostList({ sites, publicUrl, development }).has(host);

  test.each(['localhost:3000', 'localhost', '127.0.0.1:8080', '[::1]:3000'])(
    '%s is ours while developing, and where the installation is at home on it',
    async (host) => {
      expect(await knows('https://play.test', true, host)).toBe(true);
      expect(await knows('http://localhost:3000', false, host)).toBe(true);
      expect(await knows('https://play.test', false, host)).toBe(false);
    },
  );
});
