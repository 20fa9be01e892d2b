import { describe, expect, test } from 'vitest';
import { AnswerCache, usualCacheTimes } from './answer-cache.ts';
import type { SharedAnswer } from './shared-answer.ts';

const { restMs, renewMs, staleMs } = usualCacheTimes;

/** A cache over a source that the test lets finish when it wants; its clock stands still until it is moved. */
function cacheOver() {
  const errors: unknown[] = [];
  const clock = { ms: 0 };
  const cache = new AnswerCache({ now: () => clock.ms, onError: (error) => errors.push(error) });
  const readings: { resolve: (json: string) => void; reject: (error: Error) => void }[] = [];
  const source = {
    changedBy: ['events'] as const,
    read: () => new Promise<string>((resolve, reject) => readings.push({ resolve, reject })),
  };
  const ask = (key = 'board') => cache.get(key, source);
  /** Asks, lets the reading finish and returns the answer. */
  const fill = async (json: string, key = 'board') => {
    const asked = ask(key);
    readings.at(-1)?.resolve(json);
    return asked;
  };
  return { cache, clock, readings, errors, ask, fill };
}

const jsonOf = async (answer: SharedAnswer | Promise<SharedAnswer>) => (await answer).json;
/** Lets what was resolved reach the cache. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('an answer that many ask for', () => {
  test('is read once for all who come at the same time', async () => {
    const { readings, ask } = cacheOver();
    const asked = Array.from({ length: 300 }, () => ask());
    expect(readings).toHaveLength(1);
    readings[0]?.resolve('1');
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  test('is sent from memory, without waiting, while nothing has moved', async () => {
    const { readings, clock, ask, fill } = cacheOver();
    const answer = await fill('1');
    clock.ms += renewMs - 1;
    expect(ask()).toBe(answer);
    expect(readings).toHaveLength(1);
  });

  test('is read once after a change, however many changes and callers there are', async () => {
    const { cache, readings, clock, ask, fill } = cacheOver();
    const before = await fill('1');
    clock.ms += restMs;
    for (let index = 0; index < 5; index += 1) cache.changed('events');
    for (let index = 0; index < 100; index += 1) expect(ask()).toBe(before);
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('2');
    await settled();
    expect(await jsonOf(ask())).toBe('2');
    expect(readings).toHaveLength(2);
  });

  test('is not read anew by an event of something else', async () => {
    const { cache, readings, clock, ask, fill } = cacheOver();
    await fill('1');
    clock.ms += restMs;
    cache.changed('ticker');
    await ask();
    expect(readings).toHaveLength(1);
  });

  test('is read again where it changed while it was being read', async () => {
    const { cache, readings, clock, ask, fill } = cacheOver();
    const asked = ask();
    cache.changed('events');
    readings[0]?.resolve('1');
    await asked;
    clock.ms += restMs;
    void ask();
    expect(readings).toHaveLength(2);
    await fill('2');
  });

  test('keeps its bytes where a new reading finds the same', async () => {
    const { readings, clock, ask, fill } = cacheOver();
    const answer = await fill('1');
    clock.ms += renewMs;
    void ask();
    readings[1]?.resolve('1');
    await settled();
    expect(await ask()).toBe(answer);
  });
});

describe('an answer that nothing is heard of', () => {
  test('is never sent when it is older than the bound, told of a change or not', async () => {
    const { readings, clock, ask, fill } = cacheOver();
    await fill('1');
    clock.ms += staleMs - 1;
    expect(await jsonOf(ask())).toBe('1');
    clock.ms += 1;
    const asked = ask();
    expect(asked).toBeInstanceOf(Promise);
    readings[1]?.resolve('2');
    expect(await jsonOf(asked)).toBe('2');
  });

  test('counts its age from when its reading began', async () => {
    const { readings, clock, ask } = cacheOver();
    const asked = ask();
    clock.ms += staleMs;
    readings[0]?.resolve('1');
    await asked;
    expect(ask()).toBeInstanceOf(Promise);
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('2');
  });
});

describe('a reading that fails', () => {
  test('is an error for those who wait for it, and the next one tries again', async () => {
    const { readings, errors, ask, fill } = cacheOver();
    const asked = [ask(), ask()];
    readings[0]?.reject(new Error('no database'));
    for (const each of asked) await expect(each).rejects.toThrow('no database');
    expect(errors).toHaveLength(1);
    expect(await jsonOf(fill('1'))).toBe('1');
  });

  test('leaves what there was in place until that is too old', async () => {
    const { readings, errors, clock, ask, fill } = cacheOver();
    const before = await fill('1');
    clock.ms += renewMs;
    void ask();
    readings[1]?.reject(new Error('no database'));
    await settled();
    expect(errors).toHaveLength(1);
    expect(ask()).toBe(before);
    readings[2]?.resolve('1');
  });
});

test('no more answers are kept than fit, and those in use stay', async () => {
  const { cache, readings, ask, fill } = cacheOver();
  const board = await fill('1');
  for (let index = 0; index < 500; index += 1) {
    await fill('{}', `sport ${index}`);
    expect(ask()).toBe(board);
  }
  expect(cache.size).toBeLessThanOrEqual(64);
  expect(readings).toHaveLength(501);
});
