import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { chanceText, hasRoom, meanPoints, rarest, restAngle, slicePath, slicesOf } from './model.ts';

const prizes = [{ weight: 400 }, { weight: 300 }, { weight: 290 }, { weight: 10 }];

test('every slice is as wide as its chance, and together they are the wheel', () => {
  const slices = slicesOf(prizes);
  expect(slices.map(({ from, to }) => Number((to - from).toFixed(6)))).toEqual([144, 108, 104.4, 3.6]);
  expect(slices[0]?.from).toBe(0);
  expect(slices.at(-1)?.to).toBe(360);
  expect(slices.map(hasRoom)).toEqual([true, true, true, false]);
});

test('the wheel rests with the middle of the drawn slice at the top, and always turns forward', () => {
  const slices = slicesOf(prizes);
  let turnedBy = 0;
  for (const slice of [...slices, ...slices]) {
    const next = restAngle(turnedBy, slice);
    expect(next - turnedBy).toBeGreaterThan(720);
    expect((next + (slice.from + slice.to) / 2) % 360).toBeCloseTo(0, 6);
    turnedBy = next;
  }
});

test('chances are written in full', () => {
  expect([400, 125, 1].map((weight) => chanceText(weight, 10_000, 'ko'))).toEqual(['4%', '1.25%', '0.01%']);
});

test('a slice is drawn from the middle to the rim', () => {
  expect(slicePath({ from: 0, to: 90 })).toBe('M 0 0 L 0 -100 A 100 100 0 0 1 100 0 Z');
  expect(slicePath({ from: 0, to: 270 })).toContain('A 100 100 0 1 1');
});

test('the rarest prize is named at the rim where its slice has no room, and nowhere else', () => {
  const worth = [amount(0), amount(100), amount(300), amount(5000)];
  const named = prizes.map(({ weight }, at) => ({ weight, points: worth[at] ?? amount(0) }));
  const slices = slicesOf(named);
  expect(rarest(named, slices)).toEqual({ index: 3, middle: expect.closeTo(358.2, 6) });
  expect(rarest(named.slice(0, 3), slicesOf(named.slice(0, 3)))).toBeUndefined();
  expect(meanPoints(named, 1000)).toBe(167);
});
