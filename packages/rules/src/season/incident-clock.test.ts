import { expect, test } from 'vitest';
import { integersOf } from '../draws/integer-source.ts';
import { seededRandom } from '../replay/random.ts';
import { openMatch } from '../sports/match-plan.ts';
import { samplePlans } from '../sports/sample-plans.ts';
import { clockAt, periodSecondsOf } from './incident-clock.ts';
import { kickOffOf, playTick } from './play-tick.ts';

test.each(samplePlans.filter(({ name }) => name === 'equal sides'))(
  'what happens in a match of $format is stamped with the clock that the board then shows',
  ({ format, plan }) => {
    const model = openMatch(plan);
    const random = seededRandom(`stamps ${format}`);
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    const ticks = 4_000;
    let progress = kickOffOf(model);
    let added = 0;
    for (let tick = 1; tick <= ticks && progress.dueSeconds !== null; tick += 1) {
      const { incidents, progress: next } = playTick(model, progress, draws, { tick, ticks });
      progress = next;
      for (const incident of incidents) {
        if (incident.kind === 'added-time' && incident.period === 1) added = incident.amount;
        const clock = clockAt(format, incident, added);
        const { clockSeconds, period } = model.view(progress.state);
        if (clockSeconds === null) expect(clock).toBeNull();
        // Within a tick the board goes on by 20 seconds of real play at most, and never back.
        else if (period === incident.period && progress.dueSeconds !== null)
          expect([0, 1]).toContain(Math.ceil((clockSeconds - (clock ?? Number.NaN)) / 60));
        const length = periodSecondsOf(format, incident.period);
        if (length !== null) expect(clock).toBeLessThanOrEqual(length);
      }
    }
    expect(progress.dueSeconds).toBeNull();
  },
);

test.each([
  ['nba', { atSeconds: 1_800, period: 1 }, 720, 720],
  ['nba', { atSeconds: 1_800 + 240 + 900, period: 2 }, 360, 720],
  ['nba', { atSeconds: 4 * 2_040 + 375, period: 5 }, 150, 300],
  ['fiba', { atSeconds: 750, period: 1 }, 300, 600],
  ['hockey', { atSeconds: 1_140, period: 1 }, 600, 1_200],
  ['handball', { atSeconds: 2_400 + 900 + 1_200, period: 2 }, 900, null],
  ['three-rounds', { atSeconds: 365 + 120, period: 2 }, 120, 300],
  ['soccer', { atSeconds: 60 * 48 + 901 + 60, period: 2 }, 60, null],
  ['soccer', { atSeconds: 2_701 + 60, period: 1 }, 46 * 60, null],
  ['kbo', { atSeconds: 500, period: 1 }, null, null],
] as const)('%s: %j is %s seconds into a period of %s', (format, timed, clock, length) => {
  expect(clockAt(format, timed, 3)).toBe(clock);
  expect(periodSecondsOf(format, timed.period)).toBe(length);
});
