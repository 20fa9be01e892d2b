import { describe, expect, test } from 'vitest';
import { Admission, type AdmissionSettings, admissionPeriodMs } from './admission.ts';

const settings: AdmissionSettings = { least: 8, most: 1_000, start: 100, lateAfterMs: 250 };

/** A server that completes a fixed number of requests in a period, first come, first served. */
function simulate(perPeriod: number, offeredPerPeriod: number, periods: number, admission: Admission) {
  const queue: number[] = [];
  const tookMs: number[] = [];
  let refused = 0;
  for (let period = 0; period < periods; period += 1) {
    for (let index = 0; index < offeredPerPeriod; index += 1) {
      if (admission.isFull()) continue;
      admission.enter();
      queue.push(period);
    }
    for (const enteredIn of queue.splice(0, perPeriod)) {
      const took = (period - enteredIn + 1) * admissionPeriodMs;
      admission.leave(took);
      if (period > periods / 2) tookMs.push(took);
    }
    refused += admission.adjust(0);
  }
  return { slowestMs: Math.max(...tookMs), served: tookMs.length, refused };
}

describe('how much is in flight', () => {
  test('one more than the limit is refused, and one that leaves makes room', () => {
    const admission = new Admission({ ...settings, start: 2 });
    admission.enter();
    admission.enter();
    expect(admission.isFull()).toBe(true);
    admission.leave(1);
    expect(admission.isFull()).toBe(false);
    expect(admission.adjust(0)).toBe(1);
  });

  test.each([
    [10, 1_000],
    [50, 500],
    [300, 3_000],
  ])(
    'of ten times what can be served (%i in a period) what is accepted stays quick, and everything is served that can be',
    (perPeriod, offered) => {
      const { slowestMs, served, refused } = simulate(perPeriod, offered, 400, new Admission(settings));
      expect(slowestMs).toBeLessThanOrEqual(500);
      expect(served).toBeGreaterThanOrEqual(perPeriod * 199 * 0.95);
      expect(refused).toBeGreaterThan(0);
    },
  );

  test('what can be served is not refused, once the limit has found itself', () => {
    const admission = new Admission(settings);
    simulate(200, 200, 100, admission);
    expect(simulate(200, 200, 100, admission).refused).toBe(0);
  });

  test('calls that take long by nature do not lower the limit while there is room', () => {
    const admission = new Admission(settings);
    for (let period = 0; period < 50; period += 1) {
      admission.enter();
      admission.leave(5_000);
      admission.adjust(0);
    }
    expect(admission.limit).toBe(100);
  });

  test('an event loop that stands still lowers it, because nobody sees how long a request has waited before it', () => {
    const admission = new Admission({ ...settings, start: 10 });
    for (let index = 0; index < 10; index += 1) admission.enter();
    admission.adjust(600);
    expect(admission.limit).toBe(8);
  });

  test('it is never lower than the least, however long everything takes', () => {
    const admission = new Admission(settings);
    for (let period = 0; period < 100; period += 1) {
      for (let index = admission.inFlight; index < admission.limit; index += 1) admission.enter();
      for (let index = admission.inFlight; index > 0; index -= 1) admission.leave(9_000);
      admission.adjust(0);
    }
    expect(admission.limit).toBe(8);
  });
});
