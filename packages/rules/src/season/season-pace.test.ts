import { expect, test } from 'vitest';
import { integersOf } from '../draws/integer-source.ts';
import { seededRandom } from '../replay/random.ts';
import { openMatch } from '../sports/match-plan.ts';
import { stepMatch } from '../sports/play-match.ts';
import { samplePlans } from '../sports/sample-plans.ts';
import { usualSeconds } from './season-pace.ts';

test.each(samplePlans.filter(({ name }) => name === 'equal sides'))(
  'a match of $format lasts about as long as the calendar thinks',
  ({ format, plan }) => {
    const model = openMatch(plan);
    const random = seededRandom(`seconds ${format}`);
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    const matches = 40;
    let seconds = 0;
    for (let match = 0; match < matches; match += 1) {
      let state = model.start();
      for (let next = stepMatch(model, state, draws); next; next = stepMatch(model, state, draws)) {
        seconds += model.secondsToNext(state);
        state = next.state;
      }
    }
    expect(seconds / matches / usualSeconds[format]).toBeGreaterThan(0.88);
    expect(seconds / matches / usualSeconds[format]).toBeLessThan(1.12);
  },
);
