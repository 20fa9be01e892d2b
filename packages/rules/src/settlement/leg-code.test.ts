import { expect, test } from 'vitest';
import { legCode, readLegCode } from './leg-code.ts';
import { deadHeat, halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';

test.each<[LegResult, string]>([
  [won, 'win'],
  [lost, 'lose'],
  [halfWon, 'half-win'],
  [halfLost, 'half-lose'],
  [voided, 'void'],
  [deadHeat(1, 2), 'dead-heat:1/2'],
  [deadHeat(333, 1000), 'dead-heat:333/1000'],
])('%o is stored as %s and read back', (leg, code) => {
  expect(legCode(leg)).toBe(code);
  expect(readLegCode(legCode(leg))).toEqual(leg);
});

test.each(['dead-heat:0/2', 'dead-heat:2/2', 'dead-heat:3/2', 'dead-heat:0.5/2', 'dead-heat:1/2.5'] as const)(
  '%s is no share',
  (code) => {
    expect(() => readLegCode(code)).toThrow(RangeError);
  },
);
