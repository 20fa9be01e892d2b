import { describe, expect, test } from 'vitest';
import { typeAmount } from './type-amount.ts';

describe('typing an amount', () => {
  test.each([
    ['', 0, undefined, '', 0],
    ['5', 1, 5, '5', 1],
    ['5000', 4, 5000, '5,000', 5],
    ['1,2345', 6, 12345, '12,345', 6],
    ['19,000', 2, 19_000, '19,000', 2],
    ['91,9000', 1, 919_000, '919,000', 1],
    ['007', 3, 7, '7', 1],
    ['0', 1, 0, '0', 1],
    ['12a4', 3, 124, '124', 2],
    ['1234567890123456789', 19, 123_456_789_012_345, '123,456,789,012,345', 19],
  ])(
    '%j with the caret at %d reads %s, shows %j and puts the caret at %d',
    (typed, at, value, text, caret) => {
      expect(typeAmount(typed, at)).toEqual({ value, text, caret });
    },
  );

  test('[BC-14] in Vietnamese the thousands are parted by points, and the caret stays behind its digit', () => {
    expect(typeAmount('1.2345', 6, 'vi')).toEqual({ value: 12_345, text: '12.345', caret: 6 });
    expect(typeAmount('91.9000', 1, 'vi')).toEqual({ value: 919_000, text: '919.000', caret: 1 });
  });
});
