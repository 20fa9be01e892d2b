import { amount } from '@hanpan/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLosing } from './change-losing.ts';

test.each([
  ['a day that earns more', 1_000, 1_000, 500, { wished: 500, owed: 0 }],
  ['a day that earns less', 1_000, 1_000, -400, { wished: 0, owed: 400 }],
  ['a day that earns nothing any more', 1_000, 1_000, -1_000, { wished: 0, owed: 1_000 }],
  ['what the cap kept back is lost first', 1_000, 400, -500, { wished: 0, owed: 0 }],
  ['and then what was given', 1_000, 400, -700, { wished: 0, owed: 100 }],
  ['a day that gave nothing gives nothing back', 0, 0, -300, { wished: 0, owed: 0 }],
  ['nor anything for what it had not given before', -300, 0, 300, { wished: 0, owed: 0 }],
  ['only for more than that', -300, 0, 500, { wished: 200, owed: 0 }],
])('%s', (_, accrued, given, change, expected) => {
  const standing = { accrued: amount(accrued), given: amount(given) };
  expect(changeLosing(standing, amount(change))).toEqual(expected);
});

test('whatever the changes, a member never has more than the day earns, nor gives back more than it has', () => {
  const changes = fc.array(
    fc.record({ change: fc.integer({ min: -2_000, max: 2_000 }), cap: fc.nat(1_000) }),
  );
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(1_000), changes, (first, firstCap, later) => {
      let [accrued, given] = [first, Math.min(first, firstCap)];
      for (const { change, cap } of later) {
        const standing = { accrued: amount(accrued), given: amount(given) };
        const { wished, owed } = changeLosing(standing, amount(change));
        expect(Math.min(wished, owed)).toBe(0);
        expect(wished).toBeLessThanOrEqual(Math.max(change, 0));
        expect(owed).toBeLessThanOrEqual(Math.max(-change, 0));
        accrued += change;
        given += Math.min(wished, cap) - owed;
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(Math.max(accrued, 0));
      }
    }),
  );
});
