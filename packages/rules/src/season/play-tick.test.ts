import { describe, expect, test } from 'vitest';
import { drawStream } from '../draws/draw-stream.ts';
import { openMatch } from '../sports/match-plan.ts';
import { samplePlans } from '../sports/sample-plans.ts';
import { kickOffOf, nextTickOf, playTick, type TimedIncident, tickSeconds, ticksOf } from './play-tick.ts';

const seed = { chainValue: new Uint8Array(32).fill(7), salt: new Uint8Array(32).fill(9), game: 'test' };

function playByTicks(index: number, ticks: number) {
  const { format, plan } = samplePlans[index] ?? samplePlans[0] ?? { format: 'soccer', plan: undefined };
  if (plan === undefined) throw new RangeError('no sample');
  const model = openMatch(plan);
  let progress = kickOffOf(model);
  const incidents: TimedIncident[] = [];
  for (let tick = 1; tick <= ticks && progress.dueSeconds !== null; tick += 1) {
    const played = playTick(model, progress, drawStream({ ...seed, round: `${format}/${tick}` }), {
      tick,
      ticks,
    });
    progress = played.progress;
    for (const incident of played.incidents) {
      if (tick < ticks) expect(incident.atSeconds).toBeLessThanOrEqual(tick * tickSeconds);
      expect(incident.atSeconds).toBeGreaterThan((tick - 1) * tickSeconds);
    }
    incidents.push(...played.incidents);
  }
  return { model, progress, incidents };
}

describe('a match played in ticks', () => {
  test.each(samplePlans.map(({ format, name }, index) => [format, name, index] as const))(
    '%s, %s, comes to its end, in order of time, and again to the same one',
    (format, _, index) => {
      const { model, progress, incidents } = playByTicks(index, ticksOf(format));
      expect(progress.dueSeconds).toBe(null);
      expect(model.view(progress.state).phase).toBe('ended');
      const times = incidents.map(({ atSeconds }) => atSeconds);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(playByTicks(index, ticksOf(format)).progress).toEqual(progress);
    },
  );

  test.each(samplePlans.map(({ format, name }, index) => [format, name, index] as const))(
    '%s, %s, comes to the same end where the ticks without a step are left out',
    (format, _, index) => {
      const { model, progress: whole } = playByTicks(index, ticksOf(format));
      const ticks = ticksOf(format);
      let progress = kickOffOf(model);
      let played = 0;
      let left = 0;
      for (
        let tick = nextTickOf(progress, { played, ticks });
        tick;
        tick = nextTickOf(progress, { played, ticks })
      ) {
        const draws = drawStream({ ...seed, round: `${format}/${tick}` });
        left += tick - played - 1;
        progress = playTick(model, progress, draws, { tick, ticks }).progress;
        played = tick;
      }
      expect(progress).toEqual(whole);
      expect(left).toBeGreaterThan(0);
    },
  );

  test('an incident tells its period and the score that it led to', () => {
    const { incidents } = playByTicks(0, 1010);
    let goals = 0;
    for (const { kind, score, period, atSeconds } of incidents) {
      goals += kind === 'score' ? 1 : 0;
      expect(score.home + score.away).toBe(goals);
      expect(period).toBe(atSeconds < 3600 ? 1 : 2);
    }
    expect(goals).toBeGreaterThan(0);
  });

  test('a match longer than its draws is played out by the last of them', () => {
    const { progress } = playByTicks(0, 3);
    expect(progress.dueSeconds).toBe(null);
  });

  test('nothing happens before the first step is due, nor after the end', () => {
    const { model, progress } = playByTicks(0, 5000);
    const idle = {
      below: () => {
        throw new Error('no number is needed');
      },
    };
    expect(playTick(model, progress, idle, { tick: 4000, ticks: 5000 })).toEqual({ progress, incidents: [] });
    const start = kickOffOf(model);
    expect(playTick(model, start, idle, { tick: 1, ticks: 5000 }).progress).toEqual(start);
  });
});
