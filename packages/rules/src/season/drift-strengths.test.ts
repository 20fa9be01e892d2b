import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integersOf } from '../draws/integer-source.ts';
import { seededRandom } from '../replay/random.ts';
import { independentPair } from '../sports/law/pair-law.ts';
import { openMatch, planMatch } from '../sports/match-plan.ts';
import { playMatch } from '../sports/play-match.ts';
import { sampleLevels } from '../sports/sample-plans.ts';
import { afterResult, atSeasonStart } from './drift-strengths.ts';

const even = { attack: 0, defence: 0 };
const coins = { from: 0, weights: Float64Array.of(0.25, 0.5, 0.25) };
const law = independentPair(coins, coins, [0, 0]);

describe('strengths follow results', () => {
  test('who scores more than expected attacks better, and the other defends worse by as much', () => {
    const { home, away } = afterResult({ home: even, away: even }, law, { home: 2, away: 1 }, 0.2);
    expect(home.attack).toBeGreaterThan(0);
    expect(away.defence).toBe(-home.attack);
    expect([home.defence, away.attack].map(Math.abs)).toEqual([0, 0]);
  });

  test('a result never makes the league as a whole better or worse', () => {
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.nat(2),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (home, away, spread) => {
          const after = afterResult({ home: even, away: even }, law, { home, away }, spread);
          const sum = after.home.attack + after.home.defence + after.away.attack + after.away.defence;
          expect(sum).toBeCloseTo(0, 12);
        },
      ),
    );
  });

  test('what the law expects on average changes nothing on average', () => {
    let sum = 0;
    for (const [home, weight] of coins.weights.entries())
      sum += weight * afterResult({ home: even, away: even }, law, { home, away: 1 }, 0.2).home.attack;
    expect(sum).toBeCloseTo(0, 12);
  });

  test('between seasons a side goes some of the way back to what it was made as', () => {
    const next = atSeasonStart({ attack: 0.5, defence: -0.5 }, { attack: 0.1, defence: 0.1 });
    expect(next.attack).toBeCloseTo(0.38, 10);
    expect(next.defence).toBeCloseTo(-0.32, 10);
  });

  test('over a season of forty matches strengths move, and stay within the league', () => {
    const random = seededRandom('drift');
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    let sides = { home: even, away: even };
    for (let match = 0; match < 40; match += 1) {
      const model = openMatch(planMatch('hockey', { level: sampleLevels.hockey, ...sides }));
      const end = playMatch(model, () => draws);
      const priced = model.law(model.start(), 'match');
      const score = model.scores(end).match?.score;
      if (priced && score) sides = afterResult(sides, priced, score, 0.1);
    }
    const all = [sides.home, sides.away].flatMap(({ attack, defence }) => [attack, defence]);
    expect(Math.max(...all.map(Math.abs))).toBeGreaterThan(0.001);
    expect(Math.max(...all.map(Math.abs))).toBeLessThan(0.2);
  });
});
