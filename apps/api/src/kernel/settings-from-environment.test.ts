import { SetupRefused } from '@hanpan/db';
import { expect, test } from 'vitest';
import { readSettings } from './settings-from-environment.ts';

const enough = {
  DATABASE_URL: 'postgres://localhost/hanpan',
  APP_SECRET: 'a secret of thirty-two characters or more',
};

test('two values are enough, and everything else has a safe default', () => {
  expect(readSettings(enough)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    development: false,
    demo: false,
    publicUrl: 'http://localhost:3000',
    sandbox: undefined,
  });
});

test('an empty variable means the same as none', () => {
  const names = [
    'NODE_ENV',
    'PORT',
    'HANPAN_HOST',
    'HANPAN_DEMO',
    'HANPAN_FEED_WEIGHT',
    'HANPAN_SEASON_SPEED',
    'HANPAN_DRAW_SALT',
    'HANPAN_BEACON_URLS',
    'HANPAN_TRUSTED_PROXIES',
    'HANPAN_NETWORK_LIMIT',
    'HANPAN_SLOT',
    'WITNESS_SECRET',
    'APP_SECRET_2',
    'REDIS_URL',
    'PUBLIC_URL',
    'SANDBOX_URL',
    'LOG_LEVEL',
  ];
  for (const nothing of ['', ' '])
    expect(readSettings({ ...enough, ...Object.fromEntries(names.map((name) => [name, nothing])) })).toEqual(
      readSettings(enough),
    );
});

test('proxies are addresses, networks and names of networks', () => {
  const HANPAN_TRUSTED_PROXIES = ' 10.0.0.7, 10.1.0.0/16 ,::1,fd00::/8,loopback,linklocal,uniquelocal';
  expect(readSettings({ ...enough, HANPAN_TRUSTED_PROXIES }).trustedProxies).toEqual(
    HANPAN_TRUSTED_PROXIES.split(',').map((each) => each.trim()),
  );
});

test('only what says so is a development server', () => {
  const isDevelopment = (NODE_ENV: string) => readSettings({ ...enough, NODE_ENV }).development;
  expect(['development', 'production', 'test', ''].filter(isDevelopment)).toEqual(['development']);
});

test('[SEC-22] secrets come by their numbers, and one of the application is enough', () => {
  const { APP_SECRET: first, ...rest } = enough;
  const second = { APP_SECRET_2: 'another secret, of thirty-two characters or more' };
  expect(readSettings(enough).secrets).toEqual(new Map([[1, first]]));
  expect(readSettings({ ...rest, ...second }).secrets).toEqual(new Map([[2, second.APP_SECRET_2]]));
  const both = { ...enough, ...second, WITNESS_SECRET_3: 'w'.repeat(32) };
  expect([...readSettings(both).secrets.keys()]).toEqual([1, 2]);
  expect(readSettings(both).witnessSecrets).toEqual(new Map([[3, 'w'.repeat(32)]]));
  expect(readSettings(enough).witnessSecrets).toBeUndefined();
  expect(() => readSettings(rest)).toThrow(/^APP_SECRET is not as it must be: it is missing/);
});

test.each([
  [{ DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ WITNESS_SECRET: 'short' }, 'WITNESS_SECRET'],
  [{ APP_SECRET_2: 'short' }, 'APP_SECRET_2'],
  [{ PORT: '0' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ HANPAN_NETWORK_LIMIT: '5' }, 'HANPAN_NETWORK_LIMIT'],
  [{ HANPAN_SEASON_SPEED: '0' }, 'HANPAN_SEASON_SPEED'],
  [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://play.example' }, 'PUBLIC_URL'],
  [{ HANPAN_TRUSTED_PROXIES: 'proxy.example' }, 'HANPAN_TRUSTED_PROXIES'],
  [{ HANPAN_TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/33' }, 'HANPAN_TRUSTED_PROXIES'],
  [{ HANPAN_TRUSTED_PROXIES: '10.0.0.0/' }, 'HANPAN_TRUSTED_PROXIES'],
  [{ HANPAN_TRUSTED_PROXIES: '0.0.0.0/0' }, 'HANPAN_TRUSTED_PROXIES'],
  [{ HANPAN_TRUSTED_PROXIES: '10.0.0.1 10.0.0.2' }, 'HANPAN_TRUSTED_PROXIES'],
  [{ HANPAN_DRAW_SALT: 'operator' }, 'HANPAN_DRAW_SALT'],
  [{ HANPAN_BEACON_URLS: 'http://api.drand.sh' }, 'HANPAN_BEACON_URLS'],
  [{ HANPAN_BEACON_URLS: ' , ' }, 'HANPAN_BEACON_URLS'],
  [{ HANPAN_BEACON_URLS: 'https://api.drand.sh,localhost' }, 'HANPAN_BEACON_URLS'],
  [{ HANPAN_BEACON_URLS: 'https://me:word@api.drand.sh' }, 'HANPAN_BEACON_URLS'],
  [{ HANPAN_BEACON_URLS: 'https://api.drand.sh/?round=latest' }, 'HANPAN_BEACON_URLS'],
  [{ HANPAN_BEACON_URLS: Array(9).fill('https://api.drand.sh').join() }, 'HANPAN_BEACON_URLS'],
])('%o fails with one clear sentence that names the variable', (change, name) => {
  expect(() => readSettings({ ...enough, ...change })).toThrow(new RegExp(`^${name} is `));
});

test('draws have a witness unless somebody asks for a beacon, whose mirrors are https addresses', () => {
  expect(readSettings(enough)).toMatchObject({ drawSalt: 'witness' });
  expect(readSettings(enough).beaconUrls).toContain('https://api.drand.sh');
  const own = {
    HANPAN_DRAW_SALT: 'beacon',
    HANPAN_BEACON_URLS: ' https://one.example/drand/ , https://two.example',
  };
  expect(readSettings({ ...enough, ...own })).toMatchObject({
    drawSalt: 'beacon',
    beaconUrls: ['https://one.example/drand', 'https://two.example'],
  });
});

test('a secret, or an address that may hold a password, is not repeated in the sentence', () => {
  const said = (change: NodeJS.ProcessEnv) => {
    try {
      readSettings({ ...enough, ...change });
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(SetupRefused);
      return String(error);
    }
  };
  expect(said({ APP_SECRET: 'tiny-one' })).toMatch(/APP_SECRET is not as it must be/);
  for (const change of [
    { APP_SECRET: 'tiny-one' },
    { APP_SECRET_2: 'tiny-one' },
    { DATABASE_URL: 'mysql://me:tiny-one@db/x' },
    { REDIS_URL: 'tiny-one' },
  ])
    expect(said(change)).not.toContain('tiny-one');
  expect(said({ PUBLIC_URL: 'nowhere' })).toContain('PUBLIC_URL is "nowhere"');
});
