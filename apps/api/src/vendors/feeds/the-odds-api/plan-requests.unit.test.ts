import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { polledFeedPolicy } from '../price-state.ts';
import { backOffMs, defaultBackOff } from './back-off.ts';
import {
  defaultPlanPolicy,
  type PlanPolicy,
  planRequests,
  type RequestBudget,
  type SportNeed,
} from './plan-requests.ts';

const policy = defaultPlanPolicy;
const hour = 3_600_000;
const day = 24 * hour;
const now = 100 * day;
const plenty: RequestBudget = { remaining: 10_000_000, renewsAtMs: now + 10 * day };

function need(change: Partial<SportNeed> = {}): SportNeed {
  return {
    key: 'soccer_lantern_league',
    hasScores: true,
    oddsCost: 3,
    kickOffsMs: [],
    askedMs: { events: now, odds: now, scores: now },
    ...change,
  };
}

/** When each question of one sport is due, with everything asked just now. */
function dueIn(kickOffsMs: number[], question: 'odds' | 'scores', budget = plenty): number | undefined {
  const asked = { events: now, odds: null, scores: null, [question]: now };
  const far = {
    ...asked,
    ...(question === 'odds' ? { scores: now + 100 * day } : { odds: now + 100 * day }),
    events: now + 100 * day,
  };
  const plan = planRequests(
    [need({ kickOffsMs, askedMs: { ...far, [question]: now } })],
    budget,
    now,
    policy,
  );
  return plan.kind === 'wait' && plan.untilMs < budget.renewsAtMs ? plan.untilMs - now : undefined;
}

describe('how often odds are asked, with credits to spare', () => {
  test.each([
    ['a match that runs', -hour, 40_000],
    ['a kick-off in an hour', hour, 60_000],
    ['in six hours', 6 * hour, 60_000],
    ['later today', 7 * hour, 15 * 60_000],
    ['in three days', 3 * day, 2 * hour],
    ['a match that must be over', -5 * hour, undefined],
  ])('%s', (_, startsInMs, everyMs) => {
    expect(dueIn([now + startsInMs], 'odds')).toBe(everyMs);
  });

  test('the nearest match decides', () => {
    expect(dueIn([now + 3 * day, now - hour], 'odds')).toBe(40_000);
  });

  test('a sport without events is not asked for odds', () => {
    expect(dueIn([], 'odds')).toBeUndefined();
  });
});

describe('how often scores are asked', () => {
  test.each([
    ['a match that runs', -hour, 60_000],
    ['one that must be over', -6 * hour, 600_000],
    ['none that has begun', hour, undefined],
  ])('%s', (_, startsInMs, everyMs) => {
    expect(dueIn([now + startsInMs], 'scores')).toBe(everyMs);
  });

  test('once at the start in any case, for what ended while nobody asked', () => {
    const fresh = need({ askedMs: { events: now, odds: now, scores: null } });
    expect(planRequests([fresh], plenty, now, policy)).toMatchObject({ question: 'scores', cost: 2 });
  });

  test('never of a sport that has none', () => {
    const without = need({ hasScores: false, askedMs: { events: now, odds: now, scores: null } });
    expect(planRequests([without], plenty, now, policy)).toMatchObject({ kind: 'wait' });
  });
});

describe('what comes first', () => {
  const live = [now - hour];

  test('the list of events, which is free, then results, then prices', () => {
    const fresh = { events: null, odds: null, scores: null };
    const order = (askedMs: SportNeed['askedMs']) =>
      planRequests([need({ kickOffsMs: live, askedMs })], plenty, now, policy);
    expect(order(fresh)).toMatchObject({ question: 'events', cost: 0 });
    expect(order({ ...fresh, events: now })).toMatchObject({ question: 'scores' });
    expect(order({ ...fresh, events: now, scores: now })).toMatchObject({ question: 'odds', cost: 3 });
  });

  test('the sport that has waited longest in its own intervals', () => {
    const waiting = need({
      key: 'b',
      kickOffsMs: live,
      askedMs: { events: now, odds: now - 90_000, scores: now },
    });
    const later = need({
      key: 'a',
      kickOffsMs: [now + 3 * day],
      askedMs: { events: now, odds: now - 2.1 * hour, scores: now },
    });
    expect(planRequests([later, waiting], plenty, now, policy)).toMatchObject({ sport: 'b' });
  });
});

describe('credits', () => {
  const begun = need({ kickOffsMs: [now - hour], askedMs: { events: now, odds: null, scores: null } });
  const noScores: SportNeed = { ...begun, askedMs: { ...begun.askedMs, scores: now } };

  test('half of what would be needed doubles the interval', () => {
    const wanted = (3 / policy.liveEveryMs) * 10 * day;
    const half = { remaining: wanted / 2 + policy.reserve, renewsAtMs: now + 10 * day };
    expect(dueIn([now - hour], 'odds', half)).toBeCloseTo(80_000, 3);
  });

  test('the reserve is for scores alone', () => {
    const reserved = { remaining: policy.reserve, renewsAtMs: now + day };
    expect(planRequests([begun], reserved, now, policy)).toMatchObject({ question: 'scores' });
    expect(planRequests([noScores], reserved, now, policy)).toMatchObject({ kind: 'wait' });
  });

  test('with nothing left it waits for the renewal, and the free list is asked all the same', () => {
    const spent = { remaining: 0, renewsAtMs: now + 1_000 };
    expect(planRequests([begun], spent, now, policy)).toEqual({ kind: 'wait', untilMs: now + 1_000 });
    const unlisted = need({ askedMs: { events: null, odds: null, scores: null } });
    expect(planRequests([unlisted], spent, now, policy)).toMatchObject({ question: 'events' });
  });

  test('a plan that nobody has told about yet is asked', () => {
    expect(planRequests([begun], { remaining: null, renewsAtMs: now + day }, now, policy)).toMatchObject({
      kind: 'ask',
    });
  });
});

/** Lives through a period with the planner and counts. A match of two hours every `everyMs` in each sport. */
function live(period: {
  credits: number;
  sports: number;
  everyMs: number;
  lastsMs: number;
  policy: PlanPolicy;
}) {
  const { credits, sports, everyMs, lastsMs } = period;
  const asked = Array.from(
    { length: sports },
    () => ({ events: null, odds: null, scores: null }) as SportNeed['askedMs'],
  );
  const counts = { events: 0, odds: 0, scores: 0 };
  let remaining = credits;
  let tooSoon = 0;
  let lastPaidMs = 0;
  for (let atMs = 0; atMs < lastsMs; ) {
    const needs = asked.map((askedMs, index) => {
      const first = Math.floor((atMs - 2 * hour) / everyMs) * everyMs;
      const kickOffsMs = [0, 1, 2]
        .map((each) => first + each * everyMs)
        .filter((each) => each > atMs - 2 * hour);
      return need({ key: String(index), kickOffsMs, askedMs });
    });
    const plan = planRequests(needs, { remaining, renewsAtMs: lastsMs }, atMs, period.policy);
    if (plan.kind === 'wait') {
      atMs = Math.max(atMs + 1_000, Math.min(plan.untilMs, atMs + 60_000));
      continue;
    }
    const index = Number(plan.sport);
    const before = asked[index]?.[plan.question] ?? null;
    if (plan.question === 'odds' && before !== null && atMs - before < period.policy.liveEveryMs)
      tooSoon += 1;
    remaining -= plan.cost;
    counts[plan.question] += 1;
    if (plan.cost > 0) lastPaidMs = atMs;
    asked[index] = { ...(asked[index] ?? { events: null, odds: null, scores: null }), [plan.question]: atMs };
    atMs += 50;
  }
  return { remaining, counts, tooSoon, lastPaidMs };
}

test('whatever the plan and the calendar: never more than the credits, never faster than the feed, to the end of the period', () => {
  const period = fc.record({
    credits: fc.integer({ min: 0, max: 5_000 }),
    sports: fc.integer({ min: 1, max: 4 }),
    everyMs: fc.integer({ min: 3, max: 30 }).map((hours) => hours * hour),
  });
  fc.assert(
    fc.property(period, (given) => {
      const lived = live({ ...given, lastsMs: 2 * day, policy: { ...policy, reserve: 50 } });
      expect(lived.remaining).toBeGreaterThanOrEqual(0);
      expect(lived.tooSoon).toBe(0);
      expect(lived.counts.events).toBeGreaterThan(0);
      // Credits that are tight still last into the final quarter.
      if (given.credits >= 500) expect(lived.lastPaidMs).toBeGreaterThan(1.5 * day);
    }),
    { numRuns: 15 },
  );
});

describe('keeping away from a provider that does not answer', () => {
  test.each([
    [0, undefined, 0],
    [1, undefined, 2_000],
    [2, undefined, 4_000],
    [5, undefined, 32_000],
    [9, undefined, 300_000],
    [1_000, undefined, 300_000],
    [1, 30_000, 30_000],
    [9, 1_000, 300_000],
  ])('%d failures, asked for %s', (failures, askedMs, expected) => {
    expect(backOffMs(failures, askedMs, defaultBackOff)).toBe(expected);
  });
});

test('at the intervals of a plan with enough credits one failed answer makes no price too old', () => {
  const { liveEveryMs, soonEveryMs, dayEveryMs, laterEveryMs, eventsEveryMs } = defaultPlanPolicy;
  const { livePriceMs, soonPriceMs, laterPriceMs, aliveMs } = polledFeedPolicy;
  expect(livePriceMs).toBeGreaterThanOrEqual(2 * liveEveryMs);
  expect(soonPriceMs).toBeGreaterThanOrEqual(2 * soonEveryMs);
  expect(laterPriceMs).toBeGreaterThanOrEqual(Math.max(2 * dayEveryMs, laterEveryMs));
  expect(aliveMs).toBeGreaterThan(eventsEveryMs);
});
