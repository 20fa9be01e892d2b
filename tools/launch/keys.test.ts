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
  const keys = ensureKeys(folder);
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
  expect(ensureKeys(folder).appSecret).toBe(keys.appSecret);
  expect(readFileSync(keys.operator.privateFile, 'utf8')).toBe(before);
});

test('a lost public half is made again from the private one', () => {
  const { operator } = ensureKeys(folder);
  const before = readFileSync(operator.publicFile, 'utf8');
  rmSync(operator.publicFile);
  ensureKeys(folder);
  expect(readFileSync(operator.publicFile, 'utf8')).toBe(before);
});

test('a lost private half makes a new pair that fits again', () => {
  const { sandbox } = ensureKeys(folder);
  rmSync(sandbox.privateFile);
  expect(fits(ensureKeys(folder).sandbox)).toBe(true);
});

test.each(['app-secret', 'witness-secret', 'operator-private.pem', 'sandbox-private.pem'])(
  'an empty %s is no key and is not replaced: the sentence says what to do',
  (name) => {
    ensureKeys(folder);
    truncateSync(join(folder, name));
    expect(() => ensureKeys(folder)).toThrow(
      `The key file ${join(folder, name)} is empty, as a power cut may leave it. Put it back from a backup, or delete it`,
    );
    expect(statSync(join(folder, name)).size).toBe(0);
    rmSync(join(folder, name));
    ensureKeys(folder);
    expect(statSync(join(folder, name)).size).toBeGreaterThan(0);
  },
);

test('an empty public half is made again from the private one', () => {
  const { operator } = ensureKeys(folder);
  const before = readFileSync(operator.publicFile, 'utf8');
  truncateSync(operator.publicFile);
  ensureKeys(folder);
  expect(readFileSync(operator.publicFile, 'utf8')).toBe(before);
});
