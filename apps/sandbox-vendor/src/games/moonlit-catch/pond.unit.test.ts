import { describe, expect, test } from 'vitest';
import { Pond } from './pond.ts';
import { chainReach, fishNamed, pond as pondSize } from './rules.ts';
import { isInReach, positionAt } from './swim.ts';

/** Numbers of 0 to 1 that look random and are the same in every run. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function filled(untilMs: number): Pond {
  const pond = new Pond(steady(7));
  for (let nowMs = 0; nowMs <= untilMs; nowMs += 50) pond.pass(nowMs);
  return pond;
}

describe('a pond', () => {
  test('fills with fish that come and go, and tells of each of them once', () => {
    const pond = new Pond(steady(3));
    const seen = new Set<number>();
    for (let nowMs = 0; nowMs < 120_000; nowMs += 50) {
      const { born, gone } = pond.pass(nowMs);
      for (const { id } of born) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      for (const id of gone) expect(seen.has(id)).toBe(true);
      expect(pond.fish().length).toBeLessThanOrEqual(25);
    }
    expect(seen.size).toBeGreaterThan(60);
    expect(pond.fish().filter(({ name }) => name === 'dragon').length).toBeLessThanOrEqual(1);
  });

  test('one that has rested wakes full, with fish in its middle, and keeps those that it has', () => {
    const nowMs = 1_000_000;
    const pond = new Pond(steady(5));
    pond.wake(nowMs);
    const inMiddle = pond.fish().filter((fish) => {
      const x = positionAt(fish, nowMs)?.x ?? 0;
      return x > pondSize.width * 0.2 && x < pondSize.width * 0.8;
    });
    expect(pond.fish().length).toBeGreaterThan(18);
    expect(inMiddle.length).toBeGreaterThan(6);
    const ids = pond.fish().map(({ id }) => id);
    pond.wake(nowMs + 100);
    expect(pond.fish().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    pond.wake(nowMs + 3_600_000);
    expect(pond.fish().length).toBeGreaterThan(18);
    for (const { bornAtMs, lifeMs } of pond.fish())
      expect(bornAtMs + lifeMs).toBeGreaterThan(nowMs + 3_600_000);
  });

  test('a fish that was caught, that never was, or that is out of reach cannot be struck', () => {
    const pond = filled(30_000);
    const inReach = pond.fish().filter((fish) => isInReach(fish, 30_000));
    const [first] = inReach;
    if (!first) throw new Error('no fish is in reach');
    expect(pond.strike(first.id, 30_000)?.target).toEqual(first);
    pond.take([first]);
    expect(pond.strike(first.id, 30_000)).toBeUndefined();
    pond.putBack([first]);
    expect(pond.strike(first.id, 30_000)?.target).toEqual(first);
    expect(pond.strike(999_999, 30_000)).toBeUndefined();
    expect(pond.strike(inReach[1]?.id ?? 0, 10_000_000)).toBeUndefined();
  });

  test('lightning reaches the nearest small fish, no boss, and never more than four', () => {
    const pond = new Pond(steady(11));
    let struckSome = 0;
    for (let nowMs = 0; nowMs < 400_000; nowMs += 50) {
      pond.pass(nowMs);
      for (const eel of pond.fish().filter(({ name }) => name === 'eel')) {
        const strike = pond.strike(eel.id, nowMs);
        if (!strike) continue;
        expect(strike.alsoStruck.length).toBeLessThanOrEqual(chainReach.most);
        for (const fish of strike.alsoStruck) {
          expect(fishNamed(fish.name).kind).toBe('plain');
          expect(fish.id).not.toBe(eel.id);
          const [one, other] = [positionAt(eel, nowMs), positionAt(fish, nowMs)];
          const distance = Math.hypot((one?.x ?? 9) - (other?.x ?? 0), (one?.y ?? 9) - (other?.y ?? 0));
          expect(distance).toBeLessThanOrEqual(chainReach.distance);
        }
        struckSome += strike.alsoStruck.length;
      }
    }
    expect(struckSome).toBeGreaterThan(0);
  });
});
