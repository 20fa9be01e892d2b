import { expect, test } from 'vitest';
import { fullSpeed, hasLanded, landingMs, placeAt, type ReelMotion } from './reel-motion.ts';

const turning: ReelMotion = { kind: 'turning', from: 10, startedAtMs: 1000 };
const landing: ReelMotion = { kind: 'landing', to: 4, startedAtMs: 0 };

function speedBetween(motion: ReelMotion, fromMs: number, toMs: number): number {
  const way = placeAt(motion, fromMs).position - placeAt(motion, toMs).position;
  return (way * 1000) / (toMs - fromMs);
}

test('a resting reel stays where it is', () => {
  expect(placeAt({ kind: 'rest', position: 7 }, 123_456)).toEqual({ position: 7, speed: 0 });
});

test('a reel that starts pulls back a little, then turns ever faster up to full speed', () => {
  expect(placeAt(turning, 1000).position).toBeCloseTo(10);
  expect(placeAt(turning, 1065).position).toBeGreaterThan(10);
  expect(placeAt(turning, 1130).position).toBeCloseTo(10);
  expect(speedBetween(turning, 1200, 1210)).toBeLessThan(speedBetween(turning, 1300, 1310));
  expect(speedBetween(turning, 1500, 1600)).toBeCloseTo(fullSpeed);
});

test('the way is continuous where the speeding up ends', () => {
  expect(placeAt(turning, 1369.99).position).toBeCloseTo(placeAt(turning, 1370.01).position, 2);
});

test('a landing reel begins at full speed, runs past its stop and comes to rest exactly on it', () => {
  expect(speedBetween(landing, 0, 1)).toBeCloseTo(fullSpeed, 0);
  expect(placeAt(landing, 440).position).toBeLessThan(4);
  expect(placeAt(landing, landingMs).position).toBe(4);
  expect(placeAt(landing, landingMs + 500).position).toBe(4);
  expect(hasLanded(landing, landingMs - 1)).toBe(false);
  expect(hasLanded(landing, landingMs)).toBe(true);
});
