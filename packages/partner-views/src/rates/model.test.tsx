import { expect, test } from 'vitest';
import {
  type BoundRate,
  basisPointsOf,
  boundsOf,
  changesOf,
  draftOf,
  isUnbound,
  rateProblem,
  ratesOf,
} from './model.ts';

const slot: BoundRate = {
  gameType: 'slot',
  rollingBasisPoints: 280,
  losingBasisPoints: 1_800,
  aboveRollingBasisPoints: 360,
  aboveLosingBasisPoints: 2_500,
  mostBelowRollingBasisPoints: 200,
  mostBelowLosingBasisPoints: 0,
};
const top: BoundRate = {
  ...slot,
  gameType: 'sports',
  aboveRollingBasisPoints: null,
  aboveLosingBasisPoints: null,
};

test('a rate is typed in per cent with at most two places', () => {
  expect(['1.25', '1,5', '3', ' 0.05 ', '10.00'].map(basisPointsOf)).toEqual([125, 150, 300, 5, 1_000]);
  for (const bad of ['', '-1', '1.255', 'abc', '1.', '.5', '1e2', '1000'])
    expect(basisPointsOf(bad), bad).toBeUndefined();
});

test('[VL-17] a rate stays between the partner above and the highest of those below', () => {
  const bounds = boundsOf(slot, 'rolling');
  expect(['3.60', '2.00', '3.61', '1.99', 'x'].map((text) => rateProblem(text, bounds))).toEqual([
    undefined,
    undefined,
    'above',
    'below',
    'number',
  ]);
  expect(rateProblem('25.01', boundsOf(slot, 'losing'))).toBe('above');
  expect(rateProblem('10.00', boundsOf(top, 'rolling'))).toBeUndefined();
  expect(rateProblem('10.01', boundsOf(top, 'rolling'))).toBe('above');
});

test('only a head’s rates have nobody’s above them', () => {
  expect(isUnbound([top])).toBe(true);
  expect(isUnbound([slot, top])).toBe(false);
});

test('a draft is sent whole, or not at all, and says what it changes', () => {
  const rates = [slot, top];
  const draft = draftOf(rates, (basisPoints) => (basisPoints / 100).toFixed(2));
  expect(changesOf(draft, rates)).toEqual([]);
  // Where a comma stands before the decimals.
  expect(
    changesOf(
      draftOf(rates, (basisPoints) => (basisPoints / 100).toFixed(2).replace('.', ',')),
      rates,
    ),
  ).toEqual([]);
  const changed = { ...draft, slot: { rolling: '3', losing: '18.00' } };
  expect(changesOf(changed, rates)).toEqual([{ gameType: 'slot', kind: 'rolling', from: 280, to: 300 }]);
  expect(ratesOf(changed, rates)).toEqual([
    { gameType: 'slot', rollingBasisPoints: 300, losingBasisPoints: 1_800 },
    { gameType: 'sports', rollingBasisPoints: 280, losingBasisPoints: 1_800 },
  ]);
  expect(ratesOf({ ...changed, sports: { rolling: '99', losing: '0' } }, rates)).toBeUndefined();
});
