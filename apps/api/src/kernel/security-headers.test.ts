import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { securityHeaders } from './security-headers.ts';

const world = await createWorld();
const overHttp = securityHeaders({
  publicUrl: 'http://localhost:3000',
  gameOrigins: () => ({ frames: [], images: [] }),
});
const overHttps = securityHeaders({
  publicUrl: 'https://play.test',
  gameOrigins: () => ({ frames: ['https://games.test'], images: ['https://pictures.test'] }),
});

/** The directives of a policy by their names. */
function directivesOf(headers: Readonly<Record<string, unknown>>): Map<string, string> {
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((each) => [each.split(' ')[0] ?? '', each]));
}

test('[SEC-19] a page may open sockets to its own origin only, in the scheme of the public URL', () => {
  expect(directivesOf(overHttp('localhost:3000')).get('connect-src')).toBe(
    "connect-src 'self' ws://localhost:3000",
  );
  expect(directivesOf(overHttps('play.test')).get('connect-src')).toBe("connect-src 'self' wss://play.test");
  expect(directivesOf(overHttps()).get('connect-src')).toBe("connect-src 'self'");
});

test('[SEC-10] browsers are told to stay with https where the public URL says https, and only there', () => {
  expect(overHttps('play.test')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(overHttp('localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('[SEC-10] a page runs no script from elsewhere, holds no plug-in, moves no base and is framed by nobody', () => {
  const headers = overHttps('play.test');
  const directives = directivesOf(headers);
  expect(directives.get('script-src')).toBe("script-src 'self'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directives.get(name)).toBe(`${name} 'none'`);
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('games and their pictures come from the vendors that the installation has', () => {
  const directives = directivesOf(overHttps('play.test'));
  expect(directives.get('frame-src')).toBe('frame-src https://games.test');
  expect(directives.get('img-src')).toBe("img-src 'self' data: https://pictures.test");
  expect(directivesOf(overHttp('play.test')).get('frame-src')).toBe("frame-src 'none'");
});

test('what no page of ours needs is forbidden to pages, scripts and frames', () => {
  const permissions = overHttp()['permissions-policy'] ?? '';
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions).toContain(`${feature}=()`);
});

test.each(['/api/etc/siteOption', '/api/no/such/call', '/health'])(
  '[SEC-27] %s carries all of them',
  async (url) => {
    const { headers } = await world.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
    expect(headers).toMatchObject(
      securityHeaders({
        publicUrl: world.services.publicUrl,
        gameOrigins: () => ({ frames: [], images: [] }),
      })('localhost'),
    );
  },
);

test.each(['/api/etc/siteOption', '/api/no/such/call'])(
  '%s as a call carries those that concern data, which may do nothing',
  async (url) => {
    const { headers } = await world.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost' },
      payload: {},
    });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(overHttps.ofCalls['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  },
);
