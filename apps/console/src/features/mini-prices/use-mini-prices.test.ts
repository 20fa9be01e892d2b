import { expect, test } from 'vitest';
import { isSound, isTooLong, isTooShort, typedOdds } from './use-mini-prices.ts';

test.each([
  ['1.95', 1.95],
  ['1,95', 1.95],
  ['1,9,5', undefined],
  ['12', 12],
  ['1.9555', undefined],
  ['1', undefined],
  ['two', undefined],
  ['', undefined],
])('"%s" typed as odds', (text, odds) => expect(typedOdds(text)).toBe(odds));

test('odds that would pay back everything are too long, and those that would pay back little too short', () => {
  const selection = {
    pick: 'odd',
    odds: 1.95,
    isSet: false,
    ways: '1',
    of: '2',
    highestOdds: 1.999,
    lowestOdds: 1.5,
  } as const;
  const priced = { ...selection, returnBasisPoints: 9_750 };
  expect(isTooLong(priced, 1.999)).toBe(false);
  expect(isTooLong(priced, 2)).toBe(true);
  expect([isTooShort(priced, 1.5), isTooShort(priced, 1.499)]).toEqual([false, true]);
  const typed = ['1.5', '1.999', '', '1.499', '2', 'two'];
  expect(typed.map((each) => isSound(priced, each))).toEqual([true, true, true, false, false, false]);
});
