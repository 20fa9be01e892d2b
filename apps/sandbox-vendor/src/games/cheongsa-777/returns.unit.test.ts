import { expect, test } from 'vitest';
import { fraction, sum, toBasisPoints } from '../../fair/fraction.ts';
import { windowAt } from './evaluate.ts';
import { cheongsa777 } from './game.ts';
import { mostHundredths } from './most-win.ts';
import { publishedMostHundredths, publishedReturn } from './published-return.ts';
import { theoreticalReturn } from './returns.ts';
import { baseStrips, freeStrips, lines, stakeAmounts } from './rules.ts';

const worked = theoreticalReturn();

test('the published return is the one worked out from every stop of every reel, to the last digit', () => {
  expect(worked).toEqual(publishedReturn);
  expect(toBasisPoints(worked.total)).toBe(9650);
  expect(cheongsa777.info.returns.basisPoints).toBe(9650);
});

test('the greatest win is the one found among every stop of every reel, and players are told of it', () => {
  expect(mostHundredths()).toBe(publishedMostHundredths);
  expect(cheongsa777.info.mostWin).toEqual({ hundredths: publishedMostHundredths, every: null });
});

test('the parts of the return add up to the whole', () => {
  expect(sum([worked.fromLines, worked.fromScatter, worked.fromFreeSpins])).toEqual(worked.total);
});

test('the lines return what an independent count of symbols gives', () => {
  const share = (reel: number, symbol: string) => {
    const strip = baseStrips[reel] ?? [];
    const fitting = strip.filter((each) => each === symbol || (reel > 0 && each === 'lantern'));
    return fraction(fitting.length, strip.length);
  };
  const terms = cheongsa777.info.paytable.flatMap(({ symbol, pays }) => {
    const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((reel) => share(reel, symbol));
    if (!a || !b || !c || !d || !e) throw new Error('five reels');
    const chance = (f: typeof a) => Number(f.numerator) / Number(f.denominator);
    const three = chance(a) * chance(b) * chance(c);
    return [
      three * (1 - chance(d)) * pays[0],
      three * chance(d) * (1 - chance(e)) * pays[1],
      three * chance(d) * chance(e) * pays[2],
    ];
  });
  const expected = Number(worked.fromLines.numerator) / Number(worked.fromLines.denominator);
  expect(terms.reduce((total, each) => total + each, 0)).toBeCloseTo(expected, 12);
});

test('no window holds two lanterns or two moons of a reel, and the first reel has no lantern', () => {
  for (const strip of [...baseStrips, ...freeStrips]) {
    for (const [stop] of strip.entries()) {
      const window = windowAt(strip, stop);
      expect(window.filter((each) => each === 'lantern').length).toBeLessThanOrEqual(1);
      expect(window.filter((each) => each === 'moon').length).toBeLessThanOrEqual(1);
    }
  }
  expect([...baseStrips[0], ...freeStrips[0]]).not.toContain('lantern');
  expect(freeStrips.flat()).not.toContain('moon');
});

test('the twenty lines differ, and every stake is a whole number of won on each', () => {
  expect(new Set(lines.map(String)).size).toBe(20);
  for (const stake of stakeAmounts) expect(stake % lines.length).toBe(0);
});
