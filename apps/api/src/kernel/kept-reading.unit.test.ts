import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { KeptReading } from './kept-reading.ts';

function kept(read: () => Promise<number>) {
  const clock = { nowMs: 0 };
  return {
    clock,
    reading: new KeptReading(
      createClock(() => clock.nowMs),
      1_000,
      read,
    ),
  };
}

test('it is read once for all who ask within its time, and again after it', async () => {
  let reads = 0;
  const { clock, reading } = kept(async () => ++reads);
  expect(await Promise.all([reading.get(), reading.get()])).toEqual([1, 1]);
  clock.nowMs = 999;
  expect(await reading.get()).toBe(1);
  clock.nowMs = 1_000;
  expect(await reading.get()).toBe(2);
  clock.nowMs = 0;
  expect(await reading.get()).toBe(3);
});

test('a reading that failed is tried again by the next who asks', async () => {
  let isBroken = true;
  const { reading } = kept(async () => {
    if (isBroken) throw new Error('no database');
    return 1;
  });
  await expect(reading.get()).rejects.toThrow('no database');
  isBroken = false;
  expect(await reading.get()).toBe(1);
});
