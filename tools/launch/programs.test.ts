/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { listPrograms } from './programs.mjs';

const keys = {
  operator: { privateFile: '/k/operator-private.pem', publicFile: '/k/operator-public.pem' },
  sandbox: { privateFile: '/k/sandbox-private.pem', publicFile: '/k/sandbox-public.pem' },
  appSecrets: { 1: 'app secret' },
  witnessSecrets: { 1: 'witness secret' },
};
const settings = { port: 3000, sandboxPort: 3001, demo: true, runsSandbox: true };
const databases = { hanpan: 'postgres://h', sandbox: 'postgres://s' };

interface Program {
  name: string;
  env: Record<string, string>;
}

function list(more: object = {}, inherited: Record<string, string> = {}): Program[] {
  return listPrograms({ ...settings, ...more }, keys, databases, inherited).servers;
}

test('the vendor gets nothing of the operator but a public key', () => {
  const inherited = {
    APP_SECRET: 'app secret',
    DATABASE_URL: 'postgres://h',
    REDIS_URL: 'redis://r',
    HANPAN_ODDS_API_KEY: 'key of a feed',
    HANPAN_UOF_TOKEN: 'token of a feed',
    HOME: '/home',
  };
  const vendor = list({}, inherited).find(({ name }) => name === 'sandbox vendor');
  const values = Object.values(vendor?.env ?? {});
  expect(values).not.toContain('app secret');
  expect(values).not.toContain('postgres://h');
  expect(values).not.toContain('redis://r');
  expect(Object.keys(vendor?.env ?? {}).filter((name) => name.startsWith('HANPAN_'))).toEqual([]);
  expect(values.filter((value) => value.startsWith('/k/operator'))).toEqual(['/k/operator-public.pem']);
  expect(vendor?.env).toMatchObject({
    HOME: '/home',
    SANDBOX_PORT: '3001',
    SANDBOX_DATABASE_URL: 'postgres://s',
    SANDBOX_WALLET_URL: 'http://127.0.0.1:3000/wallet/hub88/cheongsa',
    SANDBOX_PUBLIC_URL: 'http://localhost:3001',
    SANDBOX_OPERATOR_ORIGIN: 'http://localhost:3000',
  });
});

test('the worker alone is given the witness secret, wherever it comes from', () => {
  const environments: Record<string, string>[] = [
    {},
    { WITNESS_SECRET: 'of the environment' },
    { WITNESS_SECRET_2: 'of the environment' },
  ];
  for (const inherited of environments) {
    const [server, worker, vendor] = list({}, inherited);
    expect(worker?.env.WITNESS_SECRET).toBe('witness secret');
    for (const other of [server, vendor])
      expect(Object.keys(other?.env ?? {}).filter((name) => name.startsWith('WITNESS_SECRET'))).toEqual([]);
  }
});

test('[SEC-22] every secret of a ring is given by its number, and the vendor gets none of them', () => {
  const ring = { ...keys, appSecrets: { 2: 'second', 3: 'third' }, witnessSecrets: { 2: 'witness' } };
  const inherited = { APP_SECRET: 'of the environment', APP_SECRET_2: 'second' };
  const [server, worker, vendor] = listPrograms(settings, ring, databases, inherited).servers;
  expect(server?.env).toMatchObject({ APP_SECRET_2: 'second', APP_SECRET_3: 'third' });
  expect(server?.env).not.toHaveProperty('APP_SECRET');
  expect(worker?.env).toMatchObject({ APP_SECRET_3: 'third', WITNESS_SECRET_2: 'witness' });
  expect(Object.keys(vendor?.env ?? {}).filter((name) => /_SECRET/.test(name))).toEqual([]);
});

test('setup is given what the worker is: it compares both secrets with those of the database', () => {
  const programs = listPrograms(settings, keys, databases, {});
  expect(programs.setup.env).toEqual(list().find(({ name }) => name === 'worker')?.env);
});

test('server and worker share all else of one environment, and do not hold the vendor’s private key', () => {
  const [server, worker] = list();
  expect(worker?.env).toEqual({ ...server?.env, WITNESS_SECRET: 'witness secret' });
  expect(server?.env).toMatchObject({
    PORT: '3000',
    DATABASE_URL: 'postgres://h',
    HANPAN_DEMO: '1',
    APP_SECRET: 'app secret',
    PUBLIC_URL: 'http://localhost:3000',
    OPERATOR_PRIVATE_KEY_FILE: '/k/operator-private.pem',
    SANDBOX_PUBLIC_KEY_FILE: '/k/sandbox-public.pem',
    SANDBOX_URL: 'http://127.0.0.1:3001',
  });
  expect(Object.values(server?.env ?? {})).not.toContain('/k/sandbox-private.pem');
});

test('[OPS-10] without the demo there is no vendor and no address of one', () => {
  const programs = list({ demo: false, runsSandbox: false });
  expect(programs.map(({ name }) => name)).toEqual(['server', 'worker']);
  expect(programs[0]?.env).not.toHaveProperty('SANDBOX_URL');
  expect(programs[0]?.env.HANPAN_DEMO).toBe('0');
});

test('an address that the operator set is kept', () => {
  const [server] = list({}, { PUBLIC_URL: 'https://play.example' });
  expect(server?.env.PUBLIC_URL).toBe('https://play.example');
});

test('an empty variable means the same as none', () => {
  const inherited = { PUBLIC_URL: '', SANDBOX_PUBLIC_URL: ' ', HANPAN_HOST: '', REDIS_URL: '', NODE_ENV: '' };
  expect(list({}, inherited)).toEqual(list());
});

test.each([
  ['10.0.0.5', '10.0.0.5'],
  ['localhost', 'localhost'],
  ['fd00::5', '[fd00::5]'],
  ['[fd00::5]', '[fd00::5]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
])('a program that listens on %s is reached at %s by the other', (host, reached) => {
  const [server, , vendor] = list({}, { HANPAN_HOST: host, SANDBOX_HOST: host });
  expect(server?.env.SANDBOX_URL).toBe(`http://${reached}:3001`);
  expect(vendor?.env.SANDBOX_WALLET_URL).toBe(`http://${reached}:3000/wallet/hub88/cheongsa`);
});
