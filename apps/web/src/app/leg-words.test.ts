import { expect, test } from 'vitest';
import { lineOf } from './leg-words.ts';

test.each([
  ['AH', -3, 'home', '-0.75'],
  ['AH', -3, 'away', '+0.75'],
  ['AH', 4, 'home', '+1'],
  ['AH', 4, 'away', '-1'],
  ['AH', 0, 'away', '0'],
  ['UO', 10, 'over', '2.5'],
  ['UO', 10, 'under', '2.5'],
  ['WDL', null, 'draw', ''],
] as const)('%s %s for %s reads "%s"', (kind, lineQuarters, pick, line) => {
  expect(lineOf({ kind, lineQuarters, pick })).toBe(line);
});
