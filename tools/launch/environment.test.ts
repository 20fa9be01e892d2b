/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment, withoutPassword } from './environment.mjs';

const root = '/checkout';

function complaints(env: Record<string, string>): string[] {
  try {
    readEnvironment(env, root);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return (error as { sentences: string[] }).sentences;
    throw error;
  }
}

test('nothing set means port 3000, the embedded database in the checkout and the demo', () => {
  expect(readEnvironment({}, root)).toEqual({
    port: 3000,
    sandboxPort: 3001,
    dataFolder: '/checkout/.hanpan/data',
    databaseUrl: undefined,
    sandboxDatabaseUrl: undefined,
    redisUrl: undefined,
    demo: true,
    runsSandbox: true,
  });
});

test('the vendor gets the next port, and the one before where there is no next', () => {
  expect(readEnvironment({ PORT: '4000' }, root).sandboxPort).toBe(4001);
  expect(readEnvironment({ PORT: '65535' }, root).sandboxPort).toBe(65_534);
});

test('an empty variable means the same as none', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', HANPAN_DEMO: '', PUBLIC_URL: '' }, root)).toEqual(
    readEnvironment({}, root),
  );
});

test('an external database has no demo unless it is asked for, and then the vendor has its own beside it', () => {
  const databaseUrl = 'postgres://me:secret@db:5432/shop?sslmode=require';
  expect(readEnvironment({ DATABASE_URL: databaseUrl }, root)).toMatchObject({
    demo: false,
    runsSandbox: false,
  });
  expect(readEnvironment({ DATABASE_URL: databaseUrl, HANPAN_DEMO: '1' }, root)).toMatchObject({
    demo: true,
    runsSandbox: true,
    sandboxDatabaseUrl: 'postgres://me:secret@db:5432/sandbox_vendor?sslmode=require',
  });
});

test.each([
  [{ PORT: 'web' }, 'PORT is "web", but it must be a port: a whole number from 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
  [{ PORT: '80.5' }, 'PORT is "80.5"'],
  [{ SANDBOX_PORT: '0' }, 'SANDBOX_PORT is "0"'],
  [{ PORT: '4000', SANDBOX_PORT: '4000' }, 'SANDBOX_PORT is 4000, the same as PORT'],
  [{ DATABASE_URL: 'mysql://db/shop' }, 'DATABASE_URL is mysql://db/shop, but it must look like postgres://'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is "localhost:6379", but it must look like redis://host:6379'],
  [
    { PUBLIC_URL: 'play.example' },
    'PUBLIC_URL is "play.example", but it must look like https://play.example.',
  ],
  [{ SANDBOX_PUBLIC_URL: '/games' }, 'SANDBOX_PUBLIC_URL is "/games"'],
  [{ HANPAN_DEMO: 'yes' }, 'HANPAN_DEMO is "yes", but it must be 1 (demo data) or 0 (none).'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(complaints(env)).toEqual([expect.stringContaining(sentence)]);
});

test('every mistake is said at once, and no password with them', () => {
  const said = complaints({ PORT: 'x', HANPAN_DEMO: '2', DATABASE_URL: 'http://me:secret@db/shop' });
  expect(said).toHaveLength(3);
  expect(said.join()).not.toContain('secret');
  expect(withoutPassword('postgres://me:secret@db/shop')).toBe('postgres://me:***@db/shop');
  expect(withoutPassword('me:secret@db')).not.toContain('secret');
});
