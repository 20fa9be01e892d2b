import { expect, test } from 'vitest';
import { type LiveFacts, sceneAt } from './live-scene.ts';

const drawAtMs = Date.UTC(2026, 0, 1, 10, 0);
const everyMs = 300_000;
const drawn = { numbers: [3, 14, 15, 9, 26], powerball: 5 };

function facts(decided: LiveFacts['decided']): LiveFacts {
  // Any draw of the grid says where all the others are.
  return { everyMs, aDrawAtMs: drawAtMs + 3 * everyMs, decided };
}

const known = facts(new Map([[drawAtMs, drawn]]));

test('the clock counts down to the next draw', () => {
  expect(sceneAt(known, drawAtMs + 60_000)).toEqual({
    nextDrawAtMs: drawAtMs + everyMs,
    secondsToDraw: 240,
    rolled: [3, 14, 15, 9, 26, 5],
    turn: undefined,
  });
  expect(sceneAt(known, drawAtMs + 60_200).secondsToDraw).toBe(240);
  expect(sceneAt(known, drawAtMs + 61_000).secondsToDraw).toBe(239);
});

test.each([
  [0, []],
  [999, []],
  [1_000, [3]],
  [2_200, [3, 14]],
  [6_999, [3, 14, 15, 9, 26]],
  [7_000, [3, 14, 15, 9, 26, 5]],
])('%i ms after the draw these have rolled out: %j', (afterMs, rolled) => {
  const scene = sceneAt(known, drawAtMs + afterMs);
  expect(scene.rolled).toEqual(rolled);
  expect(scene.turn === undefined).toBe(rolled.length === 6);
});

test('the drum turns before a draw, and its rail is empty', () => {
  const { rolled, turn } = sceneAt(known, drawAtMs + everyMs - 8_000);
  expect(rolled).toEqual([]);
  expect(turn).toBeDefined();
  expect(sceneAt(known, drawAtMs + everyMs - 8_001).turn).toBeUndefined();
});

test('a draw that is not decided yet keeps the drum turning; a void one does not', () => {
  const late = sceneAt(facts(new Map()), drawAtMs + 60_000);
  expect(late.rolled).toEqual([]);
  expect(late.turn).toBeDefined();
  const none = sceneAt(facts(new Map([[drawAtMs, null]])), drawAtMs + 60_000);
  expect(none.rolled).toEqual([]);
  expect(none.turn).toBeUndefined();
});

test('before the first draw of all the clock counts down to that one, more than a period away too', () => {
  const fresh = { everyMs, aDrawAtMs: drawAtMs, decided: new Map(), firstDrawAtMs: drawAtMs };
  const waiting = { nextDrawAtMs: drawAtMs, rolled: [], turn: undefined };
  expect(sceneAt(fresh, drawAtMs - everyMs - 90_000)).toEqual({ ...waiting, secondsToDraw: 390 });
  expect(sceneAt(fresh, drawAtMs - 60_000)).toEqual({ ...waiting, secondsToDraw: 60 });
  expect(sceneAt(fresh, drawAtMs - 8_000).turn).toBeDefined();
  // Its result is awaited as that of any other.
  expect(sceneAt(fresh, drawAtMs).turn).toBeDefined();
});
