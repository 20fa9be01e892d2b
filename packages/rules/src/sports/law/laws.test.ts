import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convolved, mixture, shifted } from './combine-laws.ts';
import { triesOf } from './count-law.ts';
import { signJoint } from './half-time-full-time.ts';
import { awayCounts, differences, homeCounts, totals } from './marginals.ts';
import { goneOn, overtimesLaw } from './overtime-law.ts';
import { certainPair, forEachPair, massOf, type PairLaw, pairLawOf, probabilityOf } from './pair-law.ts';

const pairLaw: fc.Arbitrary<PairLaw> = fc
  .array(fc.record({ home: fc.nat(5), away: fc.nat(5), probability: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((outcomes) => {
    const sum = outcomes.reduce((total, { probability }) => total + probability, 0);
    const law = pairLawOf(outcomes.map((each) => ({ ...each, probability: each.probability / sum })));
    if (law === undefined) throw new Error('a list of outcomes makes a law');
    return law;
  });

/** Every pair with its probability, as a table by name. */
function tableOf(law: PairLaw): Map<string, number> {
  const table = new Map<string, number>();
  forEachPair(law, (probability, home, away) => table.set(`${home}-${away}`, probability));
  return table;
}

describe('laws of pairs', () => {
  test('the law of a sum is every pair with every pair', () => {
    fc.assert(
      fc.property(pairLaw, pairLaw, (one, other) => {
        const brute = new Map<string, number>();
        forEachPair(one, (p, home, away) =>
          forEachPair(other, (q, more, most) => {
            const key = `${home + more}-${away + most}`;
            brute.set(key, (brute.get(key) ?? 0) + p * q);
          }),
        );
        const table = tableOf(convolved(one, other));
        expect([...table.keys()].sort()).toEqual([...brute.keys()].sort());
        for (const [key, probability] of brute) expect(table.get(key)).toBeCloseTo(probability, 12);
      }),
    );
  });

  test('a mixture and a shift keep the whole', () => {
    fc.assert(
      fc.property(
        pairLaw,
        pairLaw,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (one, other, chance) => {
          const law = mixture([
            { chance, law: shifted(one, 3, 0) },
            { chance: 1 - chance, law: other },
          ]);
          expect(law && massOf(law)).toBeCloseTo(1, 12);
          expect(law && probabilityOf(law, 4, 1)).toBeCloseTo(
            chance * probabilityOf(one, 1, 1) + (1 - chance) * probabilityOf(other, 4, 1),
            12,
          );
        },
      ),
    );
    expect(mixture([])).toBeUndefined();
  });

  test('leads, totals and sides are sums over the pairs', () => {
    fc.assert(
      fc.property(pairLaw, (law) => {
        const views = [
          { count: differences(law), of: (home: number, away: number) => home - away },
          { count: totals(law), of: (home: number, away: number) => home + away },
          { count: homeCounts(law), of: (home: number) => home },
          { count: awayCounts(law), of: (_: number, away: number) => away },
        ];
        for (const { count, of } of views)
          for (const [index, weight] of count.weights.entries()) {
            let sum = 0;
            forEachPair(law, (probability, home, away) => {
              if (of(home, away) === count.from + index) sum += probability;
            });
            expect(weight).toBeCloseTo(sum, 12);
          }
      }),
    );
  });

  test('two coins bring none, one or two heads', () => {
    const coins = triesOf([
      { points: 0, probability: 0.5 },
      { points: 1, probability: 0.5 },
    ]);
    expect([...coins(2).weights]).toEqual([0.25, 0.5, 0.25]);
    expect([...coins(0).weights]).toEqual([1]);
  });
});

describe('overtimes', () => {
  const one = pairLawOf([
    { home: 1, away: 0, probability: 0.3 },
    { home: 0, away: 1, probability: 0.2 },
    { home: 1, away: 1, probability: 0.5 },
  ]);

  test('a level overtime is followed by another, as often as may be', () => {
    if (one === undefined) throw new Error('an overtime has a law');
    const twice = overtimesLaw(one, 2);
    expect(probabilityOf(twice, 1, 0)).toBeCloseTo(0.3, 12);
    expect(probabilityOf(twice, 2, 1)).toBeCloseTo(0.15, 12);
    expect(probabilityOf(twice, 2, 2)).toBeCloseTo(0.25, 12);
    const endless = overtimesLaw(one, Number.POSITIVE_INFINITY);
    let homeWins = 0;
    forEachPair(endless, (probability, home, away) => {
      if (home > away) homeWins += probability;
    });
    expect(homeWins).toBeCloseTo(0.6, 9);
  });

  test('only what is level goes on', () => {
    const law = goneOn(certainPair(2, 1), certainPair(1, 0));
    expect(tableOf(law)).toEqual(new Map([['2-1', 1]]));
    expect(tableOf(goneOn(certainPair(2, 2), certainPair(1, 0)))).toEqual(new Map([['3-2', 1]]));
  });
});

test('half-time and full-time are who leads after the first half and after both', () => {
  fc.assert(
    fc.property(pairLaw, pairLaw, (first, second) => {
      const brute = new Map<string, number>();
      forEachPair(first, (p, home, away) =>
        forEachPair(second, (q, more, most) => {
          const key = `${Math.sign(home - away)} ${Math.sign(home + more - away - most)}`;
          brute.set(key, (brute.get(key) ?? 0) + p * q);
        }),
      );
      const joint = signJoint([{ chance: 1, first, second }]);
      expect(joint.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      for (const { halfTime, fullTime, probability } of joint)
        expect(probability).toBeCloseTo(brute.get(`${halfTime} ${fullTime}`) ?? 0, 12);
    }),
  );
});
