import { expect, test } from 'vitest';
import { base32Of, codeAt, matchedStep, stepOf, totpAddress } from './totp.ts';

const key = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i seconds is %s', (seconds, code) => {
  expect(codeAt(key, stepOf(seconds * 1_000))).toBe(code);
});

test('[SEC-16] a code of a neighbouring step is taken, one of long ago is not, and none twice', () => {
  const nowMs = 1_111_111_111_000;
  const step = stepOf(nowMs);
  expect(matchedStep(key, codeAt(key, step - 1), nowMs, 0)).toBe(step - 1);
  expect(matchedStep(key, codeAt(key, step + 1), nowMs, 0)).toBe(step + 1);
  expect(matchedStep(key, codeAt(key, step - 2), nowMs, 0)).toBeUndefined();
  expect(matchedStep(key, codeAt(key, step), nowMs, step)).toBeUndefined();
  expect(matchedStep(key, '', nowMs, 0)).toBeUndefined();
});

test('the key is written in base 32, as in RFC 4648', () => {
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(totpAddress(key, 'Han pan', 'op1')).toBe(
    'otpauth://totp/Han%20pan:op1?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Han%20pan',
  );
});
