import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framedBytes } from './framed-bytes.ts';

/** Reads framed bytes back, to show that they hold everything that went in. */
function parts(framed: Uint8Array): string[] {
  const view = new DataView(framed.buffer);
  const found: string[] = [];
  for (let offset = 0; offset < framed.length; ) {
    const length = view.getUint32(offset);
    found.push(new TextDecoder().decode(framed.subarray(offset + 4, offset + 4 + length)));
    offset += 4 + length;
  }
  return found;
}

test('every part stands behind its length', () => {
  expect([...framedBytes('ab', new Uint8Array([255]), '')]).toEqual([
    0, 0, 0, 2, 97, 98, 0, 0, 0, 1, 255, 0, 0, 0, 0,
  ]);
});

test('[PIT-6] what was framed can be read back, so two lists of parts never look alike', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 }), (texts) => {
      expect(parts(framedBytes(...texts))).toEqual(texts);
    }),
  );
  expect(framedBytes('seed-12', '3')).not.toEqual(framedBytes('seed-1', '23'));
});
