import { describe, expect, test } from 'vitest';
import { integersOf } from '../draws/integer-source.ts';
import { seededRandom } from '../replay/random.ts';
import type { CountLaw } from './law/count-law.ts';
import { differences, homeCounts, totals } from './law/marginals.ts';
import { openMatch } from './match-plan.ts';
import { playMatch } from './play-match.ts';
import { samplePlans } from './sample-plans.ts';

/** A thousand is what a landing waits for; `SPORTS_MATCHES=100000` is the whole measure. */
const matches = Number(process.env.SPORTS_MATCHES ?? 1000);
const favourites = samplePlans.filter(({ name }) => name === 'a favourite');

/** One in a thousand that any of the two thousand comparisons here lies outside by chance, both sides together. */
const widest = 5;

function shareAbove({ from, weights }: CountLaw, number: number): number {
  return weights.reduce((sum, weight, index) => (from + index > number ? sum + weight : sum), 0);
}

function meanOf({ from, weights }: CountLaw): number {
  return weights.reduce((sum, weight, index) => sum + weight * (from + index), 0);
}

describe('[RNG-9] played matches come out as they were priced', () => {
  test.each(favourites)('$format', ({ format, name, plan }) => {
    const model = openMatch(plan);
    const random = seededRandom(`${format} ${name}`);
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    const ends = Array.from({ length: matches }, () => model.scores(playMatch(model, () => draws)));
    for (const scope of model.scopes) {
      const law = model.law(model.start(), scope);
      const scores = ends.flatMap((end) => end[scope]?.score ?? []);
      if (law === undefined || scores.length < matches) continue;
      const numbers = [
        { law: differences(law), of: (score: (typeof scores)[number]) => score.home - score.away },
        { law: totals(law), of: (score: (typeof scores)[number]) => score.home + score.away },
        { law: homeCounts(law), of: (score: (typeof scores)[number]) => score.home },
      ];
      for (const { law: number, of } of numbers) {
        const middle = Math.floor(meanOf(number));
        for (const line of [middle - 2, middle, middle + 2]) {
          const expected = shareAbove(number, line);
          const happened = scores.filter((score) => of(score) > line).length / matches;
          const spread = Math.sqrt(Math.max(0, expected * (1 - expected)) / matches);
          expect(Math.abs(happened - expected), `${scope} above ${line}`).toBeLessThan(
            widest * spread + 1e-9,
          );
        }
      }
    }
  });
});
