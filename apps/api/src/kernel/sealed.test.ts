import { expect, test } from 'vitest';
import { createSealer } from './sealed.ts';
import { createSecretHasher } from './secret-hash.ts';

const sealer = createSealer('a secret of thirty-two characters or more');
const other = createSealer('another secret of thirty-two characters');

test('what is sealed opens again, and looks different every time', () => {
  const [first, second] = [sealer.seal('01012345678'), sealer.seal('01012345678')];
  expect(first.equals(second)).toBe(false);
  expect(sealer.open(first)).toBe('01012345678');
  expect(sealer.open(second)).toBe('01012345678');
});

test('any changed bit, and any other secret, opens nothing', () => {
  const sealed = sealer.seal('01012345678');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => sealer.open(changed)).toThrow();
  }
  expect(() => other.open(sealed)).toThrow();
});

test('[KR-7] the blind index is equal for equal numbers of one purpose, and for nothing else', () => {
  const index = sealer.blindIndex('phone', '01012345678');
  expect(sealer.blindIndex('phone', '01012345678').equals(index)).toBe(true);
  expect(sealer.blindIndex('account', '01012345678').equals(index)).toBe(false);
  expect(other.blindIndex('phone', '01012345678').equals(index)).toBe(false);
});

test('[SEC-14][KR-1] secrets are hashed with Argon2id at the cost of the standard, and with the pepper', async () => {
  const hasher = createSecretHasher(sealer.pepper);
  const hashed = await hasher.hash('four words make one');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, 'four words make one')).toBe(true);
  expect(await hasher.verify(hashed, 'four words make two')).toBe(false);
  expect(await createSecretHasher(other.pepper).verify(hashed, 'four words make one')).toBe(false);
  expect(await hasher.verify('not a hash', 'x')).toBe(false);
  expect(await hasher.spendTime('x')).toBe(false);
});
