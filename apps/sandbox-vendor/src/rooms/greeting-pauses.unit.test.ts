import { expect, test } from 'vitest';
import { GreetingPauses } from './greeting-pauses.ts';

test('a player who has just greeted waits for two seconds, and nobody else does', () => {
  const pauses = new GreetingPauses();
  expect(pauses.begin(1, 10_000)).toBe(0);
  expect(pauses.begin(1, 10_500)).toBe(1_500);
  expect(pauses.begin(2, 10_500)).toBe(0);
  // To be refused begins no new pause.
  expect(pauses.begin(1, 12_000)).toBe(0);
});

test('whoever may greet again is forgotten', () => {
  const pauses = new GreetingPauses();
  for (let player = 0; player < 1_000; player += 1) pauses.begin(player, 10_000);
  expect(pauses.size).toBe(1_000);
  pauses.begin(5_000, 12_000);
  expect(pauses.size).toBe(1);
});
