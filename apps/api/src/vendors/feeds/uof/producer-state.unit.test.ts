import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  newProducer,
  type ProducerEvent,
  type ProducerHealth,
  type ProducerPolicy,
  type ProducerStep,
  stepProducer,
} from './producer-state.ts';

const policy: ProducerPolicy = {
  silentAfterMs: 20_000,
  betweenRecoveriesMs: 30_000,
  longestRecoveryMs: 3_600_000,
  recoveryWindowMs: 600_000,
};

/** The producer's clock is a second behind ours in these stories. */
const behindMs = 1_000;

function alive(atMs: number, isSubscribed = true): ProducerEvent {
  return { kind: 'alive', stampMs: atMs - behindMs, isSubscribed };
}

/** A story: what happens when, and what each step says. `up`, a reason, `ask <after>`. */
function play(events: readonly (readonly [number, ProducerEvent])[], health = newProducer(undefined, 1)) {
  const said: string[] = [];
  let current: ProducerHealth = health;
  for (const [atMs, event] of events) {
    const step: ProducerStep = stepProducer(current, event, atMs, policy);
    current = step.health;
    if (step.turned) said.push(`${atMs} ${step.turned}`);
    if (step.ask) said.push(`${atMs} ask ${step.ask.afterMs ?? 'all'}`);
  }
  return { said, health: current };
}

const tick: ProducerEvent = { kind: 'tick' };
const complete = (requestId: number): ProducerEvent => ({ kind: 'snapshot-complete', requestId });
/** A producer that came up at 5,000 and was alive again at 10,000. */
const up = play([
  [1_000, alive(1_000)],
  [5_000, complete(1)],
  [10_000, alive(10_000)],
]).health;

describe('starting', () => {
  test('the first alive asks for everything, and the end of that brings it up', () => {
    const { said } = play([
      [500, tick],
      [1_000, alive(1_000, false)],
      [5_000, complete(1)],
    ]);
    expect(said).toEqual(['1000 ask all', '5000 up']);
  });

  test('after a restart it asks since its last alive, by its own clock', () => {
    const { said } = play([[400_000, alive(400_000)]], newProducer(250_000, 7));
    expect(said).toEqual(['400000 ask 250000']);
  });

  test('a longer absence than the producer remembers asks for everything', () => {
    const { said } = play([[900_000, alive(900_000)]], newProducer(250_000, 7));
    expect(said).toEqual(['900000 ask all']);
  });
});

describe('silence', () => {
  test('exactly at the limit it is still up, a millisecond later it is down, and said once', () => {
    const { said } = play(
      [
        [30_000, tick],
        [30_001, tick],
        [31_000, tick],
      ],
      up,
    );
    expect(said).toEqual(['30001 silent']);
  });

  test('when it is heard again it repeats what was missed since the last sound alive', () => {
    const { said } = play(
      [
        [30_001, tick],
        [60_000, alive(60_000)],
        [62_000, complete(2)],
      ],
      up,
    );
    expect(said).toEqual(['30001 silent', `60000 ask ${10_000 - behindMs}`, '62000 up']);
  });

  test('silent again while it repeats: what was asked for is void, and its late end opens nothing', () => {
    const { said } = play(
      [
        [30_001, tick],
        [60_000, alive(60_000)],
        [80_001, tick],
        [81_000, complete(2)],
        [95_000, alive(95_000)],
        [96_000, complete(3)],
      ],
      up,
    );
    expect(said).toEqual([
      '30001 silent',
      `60000 ask ${10_000 - behindMs}`,
      `95000 ask ${10_000 - behindMs}`,
      '96000 up',
    ]);
  });
});

describe('behind', () => {
  const heard = (atMs: number, lateMs: number, isSubscribed = true): [number, ProducerEvent] => [
    atMs,
    { kind: 'alive', stampMs: atMs - lateMs, isSubscribed },
  ];

  test('a sign of life that has its turn later than the limit takes it down, although one comes all the time', () => {
    const { said } = play([heard(20_000, 10_000), heard(30_000, 20_000), heard(40_000, 20_001)], up);
    expect(said).toEqual(['40000 behind']);
  });

  test('it is up again when one has its turn in time; nothing was missed, so nothing is asked for', () => {
    const { said, health } = play([heard(20_000, 25_000), heard(30_000, 22_000), heard(40_000, 3_000)], up);
    expect(said).toEqual(['20000 behind', '40000 up']);
    expect(health.soundStampMs).toBe(37_000);
  });

  test('at the end of a recovery it waits until what is late has been taken', () => {
    const { said } = play([
      [1_000, alive(1_000)],
      heard(30_000, 25_000),
      [31_000, complete(1)],
      heard(45_000, 2_000),
    ]);
    expect(said).toEqual(['1000 ask all', '31000 behind', '45000 up']);
  });

  test('where it says meanwhile that we missed something, only a recovery brings it up', () => {
    const { said } = play(
      [heard(50_000, 25_000), heard(55_000, 25_000, false), heard(60_000, 1_000), [61_000, complete(2)]],
      { ...up, heardAtMs: 50_000 },
    );
    expect(said).toEqual(['50000 behind', '55000 out-of-sync', '55000 ask 25000', '61000 up']);
  });
});

describe('out of sync', () => {
  test('an alive without a subscription suspends and asks at once', () => {
    const { said } = play([[50_000, alive(50_000, false)]], { ...up, heardAtMs: 50_000 });
    expect(said).toEqual(['50000 out-of-sync', `50000 ask ${10_000 - behindMs}`]);
  });

  test('until the request has arrived it says so again, which is no new fault', () => {
    const { said } = play(
      [
        [50_000, alive(50_000, false)],
        [60_000, alive(60_000, false)],
        [61_000, complete(2)],
      ],
      up,
    );
    expect(said).toEqual(['50000 out-of-sync', `50000 ask ${10_000 - behindMs}`, '61000 up']);
  });

  test('when it does not stop saying so, the request was lost and is made again', () => {
    const { said } = play(
      [
        [50_000, alive(50_000, false)],
        [80_000, alive(80_000, false)],
      ],
      up,
    );
    expect(said).toEqual([
      '50000 out-of-sync',
      `50000 ask ${10_000 - behindMs}`,
      `80000 ask ${10_000 - behindMs}`,
    ]);
  });
});

describe('other ways down', () => {
  test('announced by the producer', () => {
    expect(play([[20_000, { kind: 'announced-down' }]], up).said).toEqual(['20000 announced']);
  });

  test('a cut connection: nobody waits for the silence', () => {
    const { said } = play(
      [
        [12_000, { kind: 'disconnected' }],
        [45_000, alive(45_000)],
      ],
      up,
    );
    expect(said).toEqual(['12000 silent', `45000 ask ${10_000 - behindMs}`]);
  });

  test('a message that could not be stored: the next alive asks for it again', () => {
    const { said } = play(
      [
        [40_000, { kind: 'not-taken' }],
        [40_500, alive(40_500)],
      ],
      up,
    );
    expect(said).toEqual(['40000 not-taken', `40500 ask ${10_000 - behindMs}`]);
  });

  test('a recovery that never ends is overdue, and asked for again', () => {
    const late = 1_000 + policy.longestRecoveryMs + 1;
    const { said } = play([
      [1_000, alive(1_000)],
      [late - 10, alive(late - 10)],
      [late, tick],
      [late + 10, alive(late + 10)],
    ]);
    expect(said).toEqual(['1000 ask all', `${late} recovery-overdue`, `${late + 10} ask all`]);
  });

  test('a request that the feed refuses is repeated, not faster than it allows', () => {
    const { said } = play([
      [1_000, alive(1_000)],
      [1_500, { kind: 'recovery-refused', requestId: 1 }],
      [11_000, alive(11_000)],
      [31_000, alive(31_000)],
    ]);
    expect(said).toEqual(['1000 ask all', '31000 ask all']);
  });

  test('what an operator wants is asked for with the next alive', () => {
    const { said } = play(
      [
        [50_000, { kind: 'recovery-wanted', sinceMs: 4_000 }],
        [50_100, alive(50_100)],
      ],
      up,
    );
    expect(said).toEqual(['50000 out-of-sync', '50100 ask 4000']);
  });
});

test('a snapshot that nobody asked for opens nothing', () => {
  expect(play([[2_000, complete(99)]]).said).toEqual([]);
  const asked = play([[1_000, alive(1_000)]]).health;
  expect(play([[2_000, complete(99)]], asked).said).toEqual([]);
});

const anyEvent: fc.Arbitrary<(atMs: number) => ProducerEvent> = fc.oneof(
  fc.boolean().map((isSubscribed) => (atMs: number) => alive(atMs, isSubscribed)),
  fc.nat(6).map((requestId) => () => complete(requestId)),
  fc
    .constantFrom<ProducerEvent>(tick, { kind: 'announced-down' }, { kind: 'not-taken' })
    .map((one) => () => one),
  fc.nat(6).map((requestId) => () => ({ kind: 'recovery-refused', requestId }) as const),
);

test('in any story: up only at the end of the request made last, requests never too close, ids never again', () => {
  const story = fc.array(fc.tuple(fc.nat(40_000), anyEvent), { maxLength: 60 });
  fc.assert(
    fc.property(story, (steps) => {
      let health = newProducer(undefined, 1);
      let atMs = 1_000;
      let lastAsk: { atMs: number; requestId: number } | undefined;
      for (const [gapMs, make] of steps) {
        atMs += gapMs;
        const event = make(atMs);
        const step = stepProducer(health, event, atMs, policy);
        if (step.turned === 'up') {
          expect(event).toEqual(complete(lastAsk?.requestId ?? -1));
          expect(health.downFor).toBeDefined();
        }
        if (step.ask !== undefined) {
          expect(step.health.downFor).toBeDefined();
          if (lastAsk !== undefined) {
            expect(atMs - lastAsk.atMs).toBeGreaterThanOrEqual(policy.betweenRecoveriesMs);
            expect(step.ask.requestId).toBeGreaterThan(lastAsk.requestId);
          }
          lastAsk = { atMs, requestId: step.ask.requestId };
        }
        health = step.health;
      }
    }),
  );
});
