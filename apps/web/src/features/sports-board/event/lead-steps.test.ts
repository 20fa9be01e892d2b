import { expect, test } from 'vitest';
import { leadChart } from './lead-steps.ts';

const box = { width: 100, height: 40 };
const at = (atSeconds: number, home: number, away: number) => ({ atSeconds, home, away });

test.each([
  ['nothing yet', [], { path: 'M0 20H100', most: 0, least: 0 }],
  ['one goal of the home side', [at(100, 1, 0)], { path: 'M0 20H100V0H100', most: 1, least: 0 }],
  [
    'the lead changes sides',
    [at(50, 0, 2), at(100, 3, 2)],
    { path: 'M0 20H50V40H100V10H100', most: 1, least: 2 },
  ],
])('the lead is drawn: %s', (_, course, chart) => {
  expect(leadChart(course, box)).toEqual(chart);
});
