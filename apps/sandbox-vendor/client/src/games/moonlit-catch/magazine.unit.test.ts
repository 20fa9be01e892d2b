import { expect, test } from 'vitest';
import type { StepsView } from '../../steps/steps-controller.ts';
import { isSettling, magazineOf } from './magazine.ts';

function viewOf(fired: number): StepsView {
  const acts = Array.from({ length: fired }, () => ({ act: {}, outcome: { paid: 2 } }));
  return {
    open: { roundId: 'round-1', choice: { bulletAmount: 100, size: 3 }, acts },
  } as unknown as StepsView;
}

test('a shot whose answer was lost counts as soon as the round tells of it', () => {
  const told = { roundId: 'round-1', left: 2, paidSoFar: 2 };
  expect(magazineOf(viewOf(0), told)).toMatchObject({ left: 2, paid: 2 });
  expect(magazineOf(viewOf(2), told)).toMatchObject({ left: 1, paid: 4 });
});

test('a magazine is settling from its last shot until its round is over, also on a page that was opened since', () => {
  expect(isSettling(magazineOf(viewOf(2), null))).toBe(false);
  expect(isSettling(magazineOf(viewOf(2), { roundId: 'round-1', left: 0, paidSoFar: 4 }))).toBe(true);
  expect(isSettling(magazineOf(viewOf(2), { roundId: 'another', left: 0, paidSoFar: 4 }))).toBe(false);
  expect(isSettling(magazineOf(viewOf(3), null))).toBe(true);
  expect(isSettling(magazineOf({ open: null } as StepsView, null))).toBe(false);
});
