import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KeyRing } from './keys/key-ring.ts';
import { createSealer, sealPrefix } from './sealed.ts';
import { createSecretHasher, holdsStill } from './secret-hash.ts';

const firstSecret = 'a secret of thirty-two characters or more';
const sealer = createSealer(firstSecret);
const other = createSealer('another secret of thirty-two characters');
const phone = '01012345678';

/** A ring of two, in which the named one seals. */
function twoSecrets(seals: number) {
  const ring = new KeyRing(
    new Map([
      [2, 'the second secret, made when the first was changed'],
      [1, firstSecret],
    ]),
  );
  ring.follow({ seals, kept: [] });
  return createSealer(ring);
}

/** As values were sealed before secrets had numbers. */
function sealedBefore(plain: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', firstSecret, 'hanpan', 'seal/v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

test('what is sealed opens again, and looks different every time', () => {
  const [first, second] = [sealer.seal('member.phone', phone), sealer.seal('member.phone', phone)];
  expect(first.equals(second)).toBe(false);
  expect(sealer.open('member.phone', first)).toBe(phone);
  expect(sealer.open('member.phone', second)).toBe(phone);
});

test('any changed bit, and any other secret, opens nothing', () => {
  const sealed = sealer.seal('member.phone', phone);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => sealer.open('member.phone', changed)).toThrow();
  }
  expect(() => other.open('member.phone', sealed)).toThrow();
});

test('[SEC-22] what was sealed as one thing does not open as another', () => {
  const sealed = sealer.seal('vendor.our-key', phone);
  expect(() => sealer.open('vendor.their-key', sealed)).toThrow();
  expect(sealer.open('vendor.our-key', sealed)).toBe(phone);
});

describe('[SEC-22] a ring of secrets', () => {
  test('a value says the number of its secret, which opens it whichever one seals', () => {
    const [before, after] = [twoSecrets(1), twoSecrets(2)];
    const [old, fresh] = [before.seal('member.phone', phone), after.seal('member.phone', phone)];
    expect(old.subarray(0, 8)).toEqual(sealPrefix(1));
    expect(fresh.subarray(0, 8)).toEqual(sealPrefix(2));
    for (const each of [before, after])
      expect([each.open('member.phone', old), each.open('member.phone', fresh)]).toEqual([phone, phone]);
    expect(() => sealer.open('member.phone', fresh)).toThrow('secret 2 is not here');
  });

  test('a value may not be said to be of another secret', () => {
    const sealed = twoSecrets(1).seal('member.phone', phone);
    sealPrefix(2).copy(sealed);
    expect(() => twoSecrets(1).open('member.phone', sealed)).toThrow();
  });

  test('what was sealed before there were numbers opens as it did', () => {
    for (const each of [sealer, twoSecrets(2)])
      expect(each.open('member.phone', sealedBefore(phone))).toBe(phone);
    expect(() => other.open('member.phone', sealedBefore(phone))).toThrow();
  });

  test('seals under the lowest until it is told otherwise, and never under one that it has not', () => {
    const ring = new KeyRing(
      new Map([
        [3, 'x'.repeat(32)],
        [2, 'y'.repeat(32)],
      ]),
    );
    expect([ring.seals, ring.shared, ring.numbers]).toEqual([2, 2, [2, 3]]);
    expect(() => ring.follow({ seals: 4, kept: [] })).toThrow('secret 4 is not here');
    expect(ring.seals).toBe(2);
  });

  test('a key that was kept stands in for its secret, for its own use alone', () => {
    const ring = new KeyRing(new Map([[2, 'the second secret, made when the first was changed']]));
    const key = twoSecrets(1).ring.key('recovery', 1);
    ring.follow({ seals: 2, kept: [{ use: 'recovery', number: 1, key }] });
    const without = createSealer(ring);
    const index = sealer.blindIndex('recovery', '7:1234');
    expect(without.blindIndexes('recovery', '7:1234').some((each) => each.equals(index))).toBe(true);
    expect(without.blindIndexes('audit-anchor', '7:1234')).toHaveLength(1);
    expect(without.pepperOf(1)).toBeUndefined();
  });
});

test('[KR-7] the blind index is equal for equal numbers of one purpose, and for nothing else', () => {
  const index = sealer.blindIndex('phone', phone);
  expect(sealer.blindIndex('phone', phone).equals(index)).toBe(true);
  expect(sealer.blindIndex('account', phone).equals(index)).toBe(false);
  expect(other.blindIndex('phone', phone).equals(index)).toBe(false);
  expect(sealer.blindIndex('phone', phone, 'of one').equals(index)).toBe(false);
});

test('[SEC-22] whatever secret an index was taken under, it is among those that are looked for', () => {
  const [old, fresh] = [twoSecrets(1).blindIndex('phone', phone), twoSecrets(2).blindIndex('phone', phone)];
  expect(old.equals(sealer.blindIndex('phone', phone))).toBe(true);
  expect(old.equals(fresh)).toBe(false);
  for (const seals of [1, 2]) expect(twoSecrets(seals).blindIndexes('phone', phone)).toEqual([fresh, old]);
});

test('[SEC-14][KR-1] secrets are hashed with Argon2id at the cost of the standard, and with the pepper', async () => {
  const hasher = createSecretHasher(sealer);
  const hashed = await hasher.hash('four words make one');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, 'four words make one')).toBe(true);
  expect(await hasher.verify(hashed, 'four words make two')).toBe(false);
  expect(await createSecretHasher(other).verify(hashed, 'four words make one')).toBe(false);
  expect(await hasher.verify('not a hash', 'x')).toBe(false);
  expect(await hasher.spendTime('x')).toBe(false);
});

test('[SEC-22] a hash says the number of its pepper, and is outdated when another one is in use', async () => {
  const [before, after] = [createSecretHasher(twoSecrets(1)), createSecretHasher(twoSecrets(2))];
  const [old, fresh] = [await before.hash('four words'), await after.hash('four words')];
  expect(fresh).toMatch(/^k2\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([after.isOutdated(old), after.isOutdated(fresh)]).toEqual([true, false]);
  for (const hasher of [before, after])
    for (const hashed of [old, fresh]) {
      expect(await hasher.verify(hashed, 'four words')).toBe(true);
      expect(await hasher.verify(hashed, 'five words')).toBe(false);
    }
  expect(await createSecretHasher(sealer).verify(fresh, 'four words')).toBe(false);
  expect(await holdsStill(after, { verified: old, held: fresh }, 'four words')).toBe(true);
  expect(await holdsStill(after, { verified: old, held: fresh }, 'five words')).toBe(false);
  expect(await holdsStill(after, { verified: fresh, held: old }, 'four words')).toBe(false);
  expect(await holdsStill(after, { verified: old, held: undefined }, 'four words')).toBe(false);
});
