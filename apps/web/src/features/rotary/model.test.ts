import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { chanceText, labelPlaces, meanPoints, reachOf, restAngle, slicePath, slicesOf } from './model.ts';

const prizes = [{ weight: 400 }, { weight: 300 }, { weight: 290 }, { weight: 10 }];

test('every slice is as wide as its chance, and together they are the wheel', () => {
  const slices = slicesOf(prizes);
  expect(slices.map(({ from, to }) => Number((to - from).toFixed(6)))).toEqual([144, 108, 104.4, 3.6]);
  expect(slices[0]?.from).toBe(0);
  expect(slices.at(-1)?.to).toBe(360);
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

test('what a turn brings on average is in points', () => {
  const worth = [amount(0), amount(100), amount(300), amount(5000)];
  const named = prizes.map(({ weight }, at) => ({ weight, points: worth[at] ?? amount(0) }));
  expect(meanPoints(named, 1000)).toBe(167);
});

describe('every slice has its name', () => {
  const weights = [400, 300, 150, 100, 40, 10];
  const slices = slicesOf(weights.map((weight) => ({ weight })));

  test('in it where there is room, and outside where there is not', () => {
    const places = labelPlaces(slices, [12, 27, 27, 27, 41, 41]);
    expect(places.map(({ isInside }) => isInside)).toEqual([true, true, true, true, false, false]);
    expect(places[0]?.at).toBeCloseTo(72, 6);
  });

  test('which a long word takes outside where a short one stays in', () => {
    const isIn = (width: number) => labelPlaces(slices, [12, 27, 27, width, 41, 41])[3]?.isInside;
    expect(isIn(27)).toBe(true);
    expect(isIn(75)).toBe(false);
  });

  test.each([
    ['two', weights],
    ['many', [10, 10, 10, 10, 10, 10, 900, 10, 10, 10, 10]],
    ['around the top', [10, 500, 400, 10]],
  ])('and no two names at the rim touch: %s', (_, many) => {
    const width = 41;
    const places = labelPlaces(
      slicesOf(many.map((weight) => ({ weight }))),
      many.map(() => width),
    );
    const outside = places.filter(({ isInside }) => !isInside).map(({ at }) => at);
    expect(outside.length).toBeGreaterThan(1);
    outside.forEach((at, nth) => {
      const next = outside[nth + 1] ?? (outside[0] ?? 0) + 360;
      // The chord between them is the least that they are apart while the wheel turns.
      expect(2 * 141 * Math.sin((Math.min(180, next - at) * Math.PI) / 360)).toBeGreaterThan(width);
    });
  });

  test('and the picture is larger where no name stands outside', () => {
    const wide = slicesOf([{ weight: 1 }, { weight: 1 }]);
    expect(reachOf(labelPlaces(wide, [41, 41]), [41, 41])).toBeLessThan(
      reachOf(labelPlaces(slices, [12, 27, 27, 27, 41, 41]), [12, 27, 27, 27, 41, 41]),
    );
  });
});
