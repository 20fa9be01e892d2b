/// <reference path="../untyped-modules.d.ts" />
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureKeys } from './keys.mjs';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'hanpan-keys-')), 'keys');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function fits({ privateFile, publicFile }: { privateFile: string; publicFile: string }): boolean {
  const message = Buffer.from('a bet');
  const signature = sign('sha256', message, createPrivateKey(readFileSync(privateFile, 'utf8')));
  return verify('sha256', message, createPublicKey(readFileSync(publicFile, 'utf8')), signature);
}

test('the keys are made once, belong together, and only the owner may read them', () => {
  const keys = ensureKeys(folder, {});
  expect(fits(keys.operator)).toBe(true);
  expect(fits(keys.sandbox)).toBe(true);
  expect(keys.appSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(keys.witnessSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(keys.witnessSecret).not.toBe(keys.appSecret);
  expect(readdirSync(folder).sort()).toEqual([
    'app-secret',
    'operator-private.pem',
    'operator-public.pem',
    'sandbox-private.pem',
    'sandbox-public.pem',
    'witness-secret',
  ]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const before = readFileSync(keys.operator.privateFile, 'utf8');
  expect(ensureKeys(folder, {}).appSecret).toBe(keys.appSecret);
  expect(readFileSync(keys.operator.privateFile, 'utf8')).toBe(before);
});

test('a lost public half is made again from the private one', () => {
  const { operator } = ensureKeys(folder, {});
  const before = readFileSync(operator.publicFile, 'utf8');
  rmSync(operator.publicFile);
  ensureKeys(folder, {});
  expect(readFileSync(operator.publicFile, 'utf8')).toBe(before);
});

test('a lost private half makes a new pair that fits again', () => {
  const { sandbox } = ensureKeys(folder, {});
  rmSync(sandbox.privateFile);
  expect(fits(ensureKeys(folder, {}).sandbox)).toBe(true);
});

test.each(['app-secret', 'witness-secret', 'operator-private.pem', 'sandbox-private.pem'])(
  'an empty %s is no key and is not replaced: the sentence says what to do',
  (name) => {
    ensureKeys(folder, {});
    truncateSync(join(folder, name));
    expect(() => ensureKeys(folder, {})).toThrow(
      `The key file ${join(folder, name)} is empty, as a power cut may leave it. Put it back from a backup, ${
        name.endsWith('-secret') ? 'or, where there is no database yet, delete it' : 'or delete it'
      }: then a new one is made`,
    );
    expect(statSync(join(folder, name)).size).toBe(0);
    rmSync(join(folder, name));
    ensureKeys(folder, {});
    expect(statSync(join(folder, name)).size).toBeGreaterThan(0);
  },
);

test('an empty public half is made again from the private one', () => {
  const { operator } = ensureKeys(folder, {});
  const before = readFileSync(operator.publicFile, 'utf8');
  truncateSync(operator.publicFile);
  ensureKeys(folder, {});
  expect(readFileSync(operator.publicFile, 'utf8')).toBe(before);
});

const elsewhere = 'a secret that is kept elsewhere, and long enough';

test.each(['APP_SECRET', 'WITNESS_SECRET'])(
  '%s of the environment is used, and no file is made of it',
  (name) => {
    const keys = ensureKeys(folder, { [name]: ` ${elsewhere}\n` });
    const [field, file] =
      name === 'APP_SECRET'
        ? (['appSecret', 'app-secret'] as const)
        : (['witnessSecret', 'witness-secret'] as const);
    expect(keys[field]).toBe(elsewhere);
    expect(readdirSync(folder)).not.toContain(file);
    expect(readdirSync(folder)).toHaveLength(5);
  },
);

test('a secret of the environment that is the one of the file, or is empty, changes nothing', () => {
  const { appSecret } = ensureKeys(folder, {});
  expect(ensureKeys(folder, { APP_SECRET: appSecret, WITNESS_SECRET: '' }).appSecret).toBe(appSecret);
});

test('a secret of the environment that contradicts its file is refused, and neither of the two is shown', () => {
  const { appSecret } = ensureKeys(folder, {});
  const refused = () => ensureKeys(folder, { APP_SECRET: elsewhere });
  expect(refused).toThrow(`APP_SECRET is not the secret in ${join(folder, 'app-secret')}.`);
  expect(refused).not.toThrow(elsewhere);
  expect(refused).not.toThrow(appSecret);
});

test('a secret of the environment that is too short is refused without showing it', () => {
  expect(() => ensureKeys(folder, { APP_SECRET: 'short' })).toThrow(
    'APP_SECRET is too short: a secret has 32 characters or more.',
  );
});
