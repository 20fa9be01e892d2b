import { describe, expect, test } from 'vitest';
import { password } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

const home = await createWorld();
const secure = await createWorld({ publicUrl: 'https://play.test' });

const post = (
  world: World,
  headers: Record<string, string>,
  url = '/api/etc/siteOption',
  payload: object = {},
) =>
  world.app.inject({ method: 'POST', url, headers: { authorization: world.site.key, ...headers }, payload });

const codeOf = async (world: World, headers: Record<string, string>) =>
  (await post(world, headers)).json().resultCode;

describe('where a request comes from', () => {
  test.each(['cross-site', 'same-site', 'elsewhere'])(
    '[SEC-9] a browser that says %s is refused, with and without an origin',
    async (from) => {
      expect(await codeOf(home, { 'sec-fetch-site': from })).toBe('E403');
      expect(await codeOf(home, { 'sec-fetch-site': from, origin: 'http://localhost' })).toBe('E403');
    },
  );

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost' },
  ])('our own pages and programs are served: %o', async (headers) => {
    expect(await codeOf(home, headers as Record<string, string>)).toBe('0');
  });

  test.each(['https://localhost', 'http://localhost:81', 'http://evil.test', 'null', 'localhost'])(
    '[SEC-9] the origin %s is not ours, whatever the browser says else',
    async (origin) => {
      expect(await codeOf(home, { origin, 'sec-fetch-site': 'same-origin' })).toBe('E403');
    },
  );

  test('an unencrypted page of the same name is no page of an https site', async () => {
    const host = 'play.test';
    expect(await codeOf(secure, { host, origin: 'http://play.test' })).toBe('E403');
    expect(await codeOf(secure, { host, origin: 'https://play.test' })).toBe('0');
  });

  test('no other site may show or fetch a file', async () => {
    const member = await home.member();
    const save = (from: string) =>
      home.app.inject({
        method: 'GET',
        url: '/api/wallet/statement.csv',
        headers: { cookie: `hanpan-session=${member.token}`, 'sec-fetch-site': from },
      });
    expect((await save('cross-site')).json()).toMatchObject({ resultCode: 'E403' });
    const own = await save('none');
    expect(own.statusCode).toBe(200);
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('the cookies of a session', () => {
  const logIn = async (world: World, headers: Record<string, string>) => {
    const { memId } = await world.addMember();
    return post(world, headers, '/api/member/login', { memId, memPass: password });
  };
  const cookiesOf = async (world: World, headers: Record<string, string>) => {
    const response = await logIn(world, { 'sec-fetch-site': 'same-origin', ...headers });
    return [response.headers['set-cookie'] ?? []].flat();
  };

  test('[SEC-7][ST-01] are Secure and bound to the host where the public URL is https', async () => {
    const cookies = await cookiesOf(secure, { host: 'play.test' });
    const session = cookies.find((each) => each.startsWith('__Host-hanpan-session='));
    expect(session).toMatch(/=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Strict$/);
    for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
  });

  test('[ST-01] no header on the way makes them Secure, or takes that away', async () => {
    for (const cookie of await cookiesOf(home, { 'x-forwarded-proto': 'https' }))
      expect(cookie).not.toContain('Secure');
    for (const cookie of await cookiesOf(secure, { host: 'play.test', 'x-forwarded-proto': 'http' }))
      expect(cookie).toContain('Secure');
  });

  /** What a response tells the browser to forget, by name. */
  const forgotten = (response: Awaited<ReturnType<typeof post>>) =>
    [response.headers['set-cookie'] ?? []].flat().filter((each) => each.includes('Expires=Thu, 01 Jan 1970'));
  const names = ['__Host-hanpan-session', 'hanpan-signed-in'];
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));

  test('[ST-02] are taken back Secure over https, or the browser would keep them', async () => {
    const { token } = (await logIn(secure, { host: 'play.test' })).json().data;
    const headers = {
      host: 'play.test',
      origin: 'https://play.test',
      cookie: `__Host-hanpan-session=${token}`,
    };
    const ended = forgotten(await post(secure, headers, '/api/member/logout'));
    expect(ended.map(nameOf)).toEqual(names);
    for (const cookie of ended) expect(cookie).toMatch(/; Secure; SameSite=Strict$/);
    expect(forgotten(await post(home, { origin: 'http://localhost' }, '/api/getToken')).join()).not.toContain(
      'Secure',
    );
  });

  test.each(['/api/member/info', '/api/member/logout', '/api/getToken'])(
    '[ST-01][RL-03] are forgotten when %s finds that the session has ended elsewhere',
    async (url) => {
      const { memId } = await secure.addMember();
      const enter = () =>
        post(secure, { host: 'play.test' }, '/api/member/login', { memId, memPass: password });
      const { token } = (await enter()).json().data;
      await enter();
      const headers = {
        host: 'play.test',
        origin: 'https://play.test',
        cookie: `__Host-hanpan-session=${token}`,
      };
      const response = await post(secure, headers, url);
      expect(response.json().resultCode).toBe('TK999');
      expect(forgotten(response).map(nameOf)).toEqual(names);
      // Any other call leaves them: it says that the session is over, and the page asks what it was.
      expect(forgotten(await post(secure, headers, '/api/cash/getUserCash'))).toEqual([]);
    },
  );

  test.each(['/api/console/me', '/api/console/getToken'])(
    'an operator’s are forgotten by the console where %s says so, and no member’s beside them',
    async (path) => {
      const cookie = '__Host-hanpan-console=over';
      const headers = { host: 'play.test', origin: 'https://play.test', cookie };
      const ended = forgotten(await post(secure, headers, path));
      expect(ended.map(nameOf)).toEqual(['__Host-hanpan-console', 'hanpan-console-signed-in']);
    },
  );

  test('a cookie without the prefix is none over https: a page of another host could have set it', async () => {
    const { token } = (await logIn(secure, { host: 'play.test' })).json().data;
    const codeWith = async (cookie: string) =>
      (await post(secure, { host: 'play.test', cookie }, '/api/member/info')).json().resultCode;
    expect(await codeWith(`__Host-hanpan-session=${token}`)).toBe('0');
    expect(await codeWith(`hanpan-session=${token}`)).toBe('E401');
  });
});
