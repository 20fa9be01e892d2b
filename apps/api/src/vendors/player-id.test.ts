import { expect, test } from 'vitest';
import { memberIdOf, playerIdOf } from './player-id.ts';

test.each([1, 42, 999_999_999_999_999])('%d is found again by its name', (memberId) => {
  expect(memberIdOf(playerIdOf(memberId))).toBe(memberId);
});

const strangers = [
  '',
  '0',
  '01',
  '007',
  '+1',
  '-1',
  ' 1',
  '1 ',
  '1\n',
  '1.0',
  '1e3',
  '0x1',
  '１',
  '1\0',
  '9'.repeat(16),
];
test.each(strangers)('hanpan-%j is nobody', (digits) => {
  expect(memberIdOf(`hanpan-${digits}`)).toBeUndefined();
});

test.each(['1', 'Hanpan-1', ' hanpan-1', 'hanpan1'])('%j is nobody', (id) => {
  expect(memberIdOf(id)).toBeUndefined();
});
