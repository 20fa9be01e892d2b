import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { locales } from '@hanpan/messages';
import { afterAll, describe, expect, test } from 'vitest';
import { listenRaw } from '../testing/raw-http.ts';
import { createWorld } from '../testing/world.ts';

const root = mkdtempSync(join(tmpdir(), 'hanpan-pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** An app as a build leaves it, with a source map that somebody forgot. */
function buildApp(name: string): string {
  const folder = `${root}/${name}/`;
  mkdirSync(`${folder}assets`, { recursive: true });
  for (const locale of locales)
    writeFileSync(`${folder}index.${locale}.html`, `<html lang="${locale}"><p>${name} %HANPAN_SITE_KEY%`);
  writeFileSync(`${folder}assets/${name}.js`, 'export {};');
  writeFileSync(`${folder}assets/${name}.js.br`, brotliCompressSync('export {};'));
  writeFileSync(`${folder}${name}.svg`, '<svg/>');
  writeFileSync(`${folder}assets/${name}.js.map`, '{"sourcesContent":["secret"]}');
  return folder;
}

const world = await createWorld({
  pages: [
    { prefix: '/console/', folder: buildApp('console') },
    { prefix: '/RN0/', folder: buildApp('partner') },
    { prefix: '/', folder: buildApp('web') },
  ],
});
const server = await listenRaw(world.app);
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT';
const ask = (method: Method, url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method, url, headers });

describe('the pages', () => {
  test.each([
    ['/', 'web'],
    ['/sports/today', 'web'],
    ['/console/', 'console'],
    ['/console/members', 'console'],
    ['/RN0/', 'partner'],
    ['/RN0/settlements', 'partner'],
  ])('%s is the page of the app %s with the key of its site', async (url, name) => {
    const response = await ask('GET', url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(`<html lang="ko"><p>${name} ${world.site.key}`);
    expect(response.headers['content-security-policy']).toContain("connect-src 'self' ws://localhost;");
  });

  test('navigations from other sites are served', async () => {
    const headers = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await ask('GET', '/', headers)).statusCode).toBe(200);
  });

  test('other methods than GET and HEAD are E405', async () => {
    for (const url of ['/', '/sports/today', '/assets/web.js', '/health']) {
      const response = await ask('POST', url);
      expect([response.statusCode, response.json().resultCode], url).toEqual([405, 'E405']);
      expect(response.headers.allow, url).toMatch(/^(GET, HEAD|HEAD, GET)$/);
    }
  });

  test.each([
    '/assets/web.js.map',
    '/console/assets/console.js.map',
    '/index.ko.html',
    '/assets/none.js',
    '/.env',
    '/wallet/nobody',
    '/health/',
    '/realtime',
  ])('%s is neither a file nor a page', async (url) => {
    const response = await ask('GET', url);
    expect([response.statusCode, response.json().resultCode]).toEqual([404, 'E404']);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('what is sent', () => {
  const raw = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: got, rawPayload } = await ask('GET', url, headers);
    return { statusCode, got, rawPayload };
  };

  test('a page comes in the best coding that the browser takes, and says on what it depends', async () => {
    const { got, rawPayload } = await raw('/', { 'accept-encoding': 'gzip, br' });
    expect([got['content-encoding'], got.vary, got['cache-control']]).toEqual([
      'br',
      'cookie, accept-encoding',
      'no-cache',
    ]);
    const plain = await raw('/');
    expect(plain.got['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(rawPayload).equals(plain.rawPayload)).toBe(true);
    const older = await raw('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(older.got['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('who has a page already is told so, in its coding and its site alone', async () => {
    const { got } = await raw('/', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': String(got.etag) };
    const again = await raw('/', { 'accept-encoding': 'br', ...known });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await raw('/', known)).statusCode).toBe(200);
    expect((await raw('/console/', { 'accept-encoding': 'br', ...known })).statusCode).toBe(200);
  });

  test('a file with a hash in its name is kept for a year, as the build packed it; another is asked for again', async () => {
    const { got, rawPayload } = await raw('/assets/web.js', { 'accept-encoding': 'gzip, br' });
    expect(got['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([got['content-encoding'], String(got.vary)]).toEqual(['br', expect.stringContaining('ccept-')]);
    expect(got['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(rawPayload).toString()).toBe('export {};');
    expect((await raw('/assets/web.js')).rawPayload.toString()).toBe('export {};');
    expect((await raw('/web.svg')).got['cache-control']).toBe('no-cache');
    expect((await raw('/assets/web.js.br')).statusCode).toBe(404);
  });
});

describe('the first screen', () => {
  const screen = { html: '<h1>first</h1>', style: 'h1{color:red}' };
  const folder = `${root}/screens/`;
  mkdirSync(folder);
  for (const locale of locales) {
    writeFileSync(
      `${folder}index.${locale}.html`,
      '<html><!-- files --><link rel="stylesheet" href="/a.css"><!-- /files --><div id="root"></div>',
    );
    writeFileSync(
      `${folder}first-screens.${locale}.json`,
      JSON.stringify({ '/': screen, '/member/main': { html: '<h1>member</h1>', style: '' } }),
    );
  }

  test('stands in the page with its style, and what the page fetches waits beside it', async () => {
    const { app } = await createWorld({ pages: [{ prefix: '/', folder }] });
    const { body, headers } = await app.inject({ url: '/' });
    expect(body).toBe(
      '<html><style>h1{color:red}</style><template id="files"><link rel="stylesheet" href="/a.css"></template>' +
        '<div id="root"><h1>first</h1></div>',
    );
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    const member = await app.inject({ url: '/', headers: { cookie: 'hanpan-signed-in=1' } });
    expect(member.body).toContain('<h1>member</h1>');
    const other = await app.inject({ url: '/sports' });
    expect(other.body).toContain('<!-- files --><link');
    expect(other.body).toContain('<div id="root"></div>');
  });
});

describe('HEAD', () => {
  const askRaw = async (method: Method, url: string, token: string) => {
    const fields = ['host: localhost', 'connection: close', `cookie: hanpan-console=${token}`];
    const { status, headers, body } = await server.send(
      [`${method} ${url} HTTP/1.1`, ...fields, '', ''].join('\r\n'),
    );
    const { date: _, 'x-request-id': __, ...others } = headers;
    return { status, others, body };
  };

  test.each(['/', '/console/', '/assets/web.js', '/health', '/console', '/api/docs/', '/nowhere.txt'])(
    'of %s has the status and headers of GET, and no body',
    async (url) => {
      const { token } = await world.operator();
      const { body, ...got } = await askRaw('GET', url, token);
      expect(await askRaw('HEAD', url, token)).toEqual({ ...got, body: '' });
      expect(url === '/console' || body.length > 0).toBe(true);
    },
  );

  test('of a file says what it is, and writes down no export that was never sent', async () => {
    const operator = await world.operator();
    const account = await world.database.row<{ id: number }>(
      'select min(id) as id from ledger_account where site_id = $1',
      [world.site.id],
    );
    const own = { cookie: `hanpan-console=${operator.token}` };
    const url = `/api/console/ledger/statement.csv?reason=a+check&accountId=${account?.id}`;
    const head = await ask('HEAD', url, own);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-disposition']).toBe(`attachment; filename="statement-${account?.id}.csv"`);
    const exports = () =>
      world.database.row<{ n: number }>(
        "select count(*)::int as n from audit_log where action = 'ledger.export'",
      );
    expect(await exports()).toEqual({ n: 0 });
    expect((await ask('GET', url, own)).statusCode).toBe(200);
    expect(await exports()).toEqual({ n: 1 });
    expect(
      (await ask('HEAD', '/api/console/ledger/statement.csv?reason=a+check&accountId=999999', own))
        .statusCode,
    ).toBe(404);
    expect((await ask('HEAD', url)).statusCode).toBe(401);
  });
});
