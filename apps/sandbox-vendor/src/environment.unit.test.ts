import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { afterAll, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pair = generateKeyPair();
writeFileSync(join(folder, 'private.pem'), pair.privateKeyPem);
writeFileSync(join(folder, 'public.pem'), pair.publicKeyPem);
writeFileSync(join(folder, 'broken.pem'), 'not a key');

const good = {
  SANDBOX_PORT: '3001',
  SANDBOX_DATABASE_URL: 'postgres://127.0.0.1/sandbox',
  SANDBOX_PRIVATE_KEY_FILE: join(folder, 'private.pem'),
  SANDBOX_OPERATOR_PUBLIC_KEY_FILE: join(folder, 'public.pem'),
  SANDBOX_WALLET_URL: 'http://127.0.0.1:3000/wallet/hub88/',
  SANDBOX_PUBLIC_URL: 'http://localhost:3001',
  SANDBOX_OPERATOR_ORIGIN: 'http://localhost:3000',
};

test('good settings are read, and the server listens on this machine only by default', () => {
  expect(readEnvironment(good)).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    walletUrl: 'http://127.0.0.1:3000/wallet/hub88',
    privateKeyPem: pair.privateKeyPem,
  });
});

test('an empty variable means the same as none', () => {
  const nothing = { SANDBOX_HOST: '', SANDBOX_CREDIT: ' ', SANDBOX_AGENT_TOKEN: '', LOG_LEVEL: '' };
  expect(readEnvironment({ ...good, ...nothing })).toEqual(readEnvironment(good));
});

test.each([
  ['SANDBOX_PORT', 'abc'],
  ['SANDBOX_PORT', undefined],
  ['SANDBOX_DATABASE_URL', 'mysql://x'],
  ['SANDBOX_PRIVATE_KEY_FILE', join(folder, 'missing.pem')],
  ['SANDBOX_PRIVATE_KEY_FILE', join(folder, 'broken.pem')],
  ['SANDBOX_PRIVATE_KEY_FILE', join(folder, 'public.pem')],
  ['SANDBOX_OPERATOR_PUBLIC_KEY_FILE', undefined],
  ['SANDBOX_WALLET_URL', 'wallet'],
  ['SANDBOX_OPERATOR_ORIGIN', 'http://localhost:3000/lobby'],
])('%s = %s is refused with a sentence that names it', (name, value) => {
  const read = () => readEnvironment({ ...good, [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(name);
});

test('everything that is wrong is reported at once', () => {
  expect(() => readEnvironment({})).toThrow(
    /SANDBOX_PORT[\s\S]+SANDBOX_DATABASE_URL[\s\S]+SANDBOX_OPERATOR_ORIGIN/,
  );
});
