import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfHex, hexOf, isHex, sha256Of } from './digest.ts';

test('hashes are those of another implementation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(hexOf(sha256Of(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('hex is read back to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
    }),
  );
});

test.each(['', '00', 'AB'.repeat(32), `0x${'0'.repeat(62)}`, ` ${'0'.repeat(63)}`, `${'0'.repeat(64)}\n`])(
  'one value has one spelling: %j is refused',
  (text) => {
    expect(isHex(text, 32)).toBe(false);
    expect(() => bytesOfHex(text)).toThrow(RangeError);
  },
);
