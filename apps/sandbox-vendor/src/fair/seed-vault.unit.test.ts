import { randomBytes } from 'node:crypto';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { seedVault } from './seed-vault.ts';

const { privateKeyPem } = generateKeyPair();

test('a sealed seed opens to itself, and looks different every time', () => {
  const seed = randomBytes(32);
  const vault = seedVault(privateKeyPem);
  const [one, two] = [vault.seal(seed), vault.seal(seed)];
  expect(seedVault(privateKeyPem).open(one)).toEqual(seed);
  expect(one).not.toEqual(two);
  expect(one.includes(seed)).toBe(false);
});

test('changed bytes and another key do not open', () => {
  const sealed = seedVault(privateKeyPem).seal(randomBytes(32));
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
  expect(() => seedVault(privateKeyPem).open(changed)).toThrow();
  expect(() => seedVault(generateKeyPair().privateKeyPem).open(sealed)).toThrow();
});
