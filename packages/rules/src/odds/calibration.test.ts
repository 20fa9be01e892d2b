import { expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import { calibrationOf, type JudgedMatch } from './calibration.ts';
import { forEachScore, scoreMatrix } from './score-matrix.ts';

const over = { market: 'UO', scope: 'match', lineQuarters: 10, selection: 'over' } as const;

/** Matches drawn from one strength of goals and forecast with another; `trust` 1 forecasts them rightly. */
function matches(count: number, trust: number): JudgedMatch[] {
  const random = seededRandom(`calibration ${trust}`);
  return Array.from({ length: count }, () => {
    const strength = (random() - 0.5) * 0.8;
    const law = (factor: number) => {
      const rate = 1.35 * Math.exp(strength * factor);
      return scoreMatrix({ homeRate: rate, awayRate: rate, rho: 0 });
    };
    const at = random();
    let passed = 0;
    let score = { home: 0, away: 0 };
    forEachScore(law(1), (probability, home, away) => {
      if (passed <= at) score = { home, away };
      passed += probability;
    });
    return { law: law(trust), picks: [over], score };
  });
}

const calibrated = (trust: number) => calibrationOf(matches(3000, trust), seededRandom('draws'));

test('a forecaster who is right shows what chance shows', () => {
  const { measured, byChance, excess, shareOfChance } = calibrated(1);
  expect(measured).toBeGreaterThan(0.005);
  expect(byChance).toBeGreaterThan(0.01);
  expect(excess).toBeLessThan(0.005);
  expect(shareOfChance).toBeGreaterThan(0.05);
});

test('one who is over-confident shows more, and the more so the more he is', () => {
  const [some, much] = [calibrated(1.6), calibrated(2.5)];
  expect(some.excess).toBeGreaterThan(0.02);
  expect(much.excess).toBeGreaterThan(some.excess);
  expect(some.shareOfChance).toBe(0);
});

test('a stake that is given back is no forecast', () => {
  const law = scoreMatrix({ homeRate: 1.3, awayRate: 1.3, rho: 0 });
  const level = { market: 'WL', scope: 'match', lineQuarters: null, selection: 'home' } as const;
  const drawn = calibrationOf([{ law, picks: [level], score: { home: 1, away: 1 } }], seededRandom('one'));
  expect(drawn.measured).toBe(0);
});
