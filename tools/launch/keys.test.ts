/// <reference path="../untyped-modules.d.ts" />
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureKeys, knownSecrets, makeSecret, secretFile, withoutSecrets } from './keys.mjs';

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
  expect(keys.appSecrets).toEqual({ 1: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(keys.witnessSecrets).toEqual({ 1: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(keys.witnessSecrets).not.toEqual(keys.appSecrets);
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
  expect(ensureKeys(folder, {}).appSecrets).toEqual(keys.appSecrets);
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
        ? (['appSecrets', 'app-secret'] as const)
        : (['witnessSecrets', 'witness-secret'] as const);
    expect(keys[field]).toEqual({ 1: elsewhere });
    expect(readdirSync(folder)).not.toContain(file);
    expect(readdirSync(folder)).toHaveLength(5);
  },
);

test('a secret of the environment that is the one of the file, or is empty, changes nothing', () => {
  const { appSecrets } = ensureKeys(folder, {});
  expect(ensureKeys(folder, { APP_SECRET: appSecrets[1], WITNESS_SECRET: '' }).appSecrets).toEqual(
    appSecrets,
  );
});

test('a secret of the environment that contradicts its file is refused, and neither of the two is shown', () => {
  const { 1: appSecret } = ensureKeys(folder, {}).appSecrets;
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

describe('[SEC-22] secrets with numbers', () => {
  test('a second one is read beside the first, and stays alone when the first is taken away', () => {
    const { 1: first } = ensureKeys(folder, {}).appSecrets;
    expect(makeSecret(folder, 'app', 2)).toBe(join(folder, 'app-secret.2'));
    const second = readFileSync(join(folder, 'app-secret.2'), 'utf8');
    expect(statSync(join(folder, 'app-secret.2')).mode & 0o777).toBe(0o600);
    expect(ensureKeys(folder, {}).appSecrets).toEqual({ 1: first, 2: second });
    rmSync(secretFile(folder, 'app', 1));
    expect(ensureKeys(folder, {}).appSecrets).toEqual({ 2: second });
    expect(readdirSync(folder)).not.toContain('app-secret');
  });

  test('of the environment and of files they are one ring, and a later one that contradicts its file is refused', () => {
    const { 1: first } = ensureKeys(folder, {}).appSecrets;
    expect(ensureKeys(folder, { APP_SECRET_2: elsewhere }).appSecrets).toEqual({ 1: first, 2: elsewhere });
    makeSecret(folder, 'app', 2);
    expect(() => ensureKeys(folder, { APP_SECRET_2: elsewhere })).toThrow(
      `APP_SECRET_2 is not the secret in ${join(folder, 'app-secret.2')}.`,
    );
    expect(() => ensureKeys(folder, { APP_SECRET_3: 'short' })).toThrow('APP_SECRET_3 is too short');
  });

  test('an empty later one is refused as an empty first one is', () => {
    ensureKeys(folder, {});
    truncateSync(makeSecret(folder, 'witness', 2));
    expect(() => ensureKeys(folder, {})).toThrow(`The key file ${join(folder, 'witness-secret.2')} is empty`);
  });

  test('what only looks like one is none', () => {
    const { appSecrets } = ensureKeys(folder, {});
    for (const name of ['app-secret.1', 'app-secret.02', 'app-secret.bak', 'app-secret.2.new'])
      writeFileSync(join(folder, name), elsewhere);
    expect(ensureKeys(folder, { APP_SECRET_OLD: elsewhere, APP_SECRET_1: elsewhere }).appSecrets).toEqual(
      appSecrets,
    );
    const env = { APP_SECRET: elsewhere, APP_SECRET_12: elsewhere, APP_SECRETS: 'x' };
    expect(withoutSecrets(env, 'app')).toEqual({ APP_SECRETS: 'x' });
    expect(knownSecrets(join(folder, 'nowhere'), 'app', {})).toEqual({});
  });
});
