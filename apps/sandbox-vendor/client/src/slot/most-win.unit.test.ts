import { expect, test } from 'vitest';
import { timesText } from './most-win.tsx';

test('a multiple of the stake is written without places that are zero, as the language writes numbers', () => {
  expect(timesText(1_831_100, 'ko')).toBe('18,311');
  expect(timesText(6208, 'ko')).toBe('62.08');
  expect(timesText(439_460, 'vi')).toBe('4.394,60');
});
