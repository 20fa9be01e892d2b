import { describe, expect, test } from 'vitest';
import { afterAnswer, newlyOffered, type OfferedEvents, overdueResults } from './offered-events.ts';

const kickOff = 1_000_000;

function answer(...events: string[]): Map<string, number> {
  return new Map(events.map((event) => [event, kickOff]));
}

/** What each of several answers in a row takes out of the offer. */
function play(
  answers: readonly (readonly [number, Map<string, number>])[],
  start: OfferedEvents = new Map(),
) {
  let offered = start;
  return answers.map(([atMs, answered]) => {
    const step = afterAnswer(offered, answered, atMs);
    offered = step.offered;
    return step.gone;
  });
}

describe('an event that vanishes', () => {
  test('before kick-off one missing answer is a slip, two are not', () => {
    expect(
      play([
        [1, answer('a')],
        [2, answer()],
        [3, answer('a')],
        [4, answer()],
        [5, answer()],
      ]),
    ).toEqual([[], [], [], [], ['a']]);
  });

  test('after kick-off it is stopped at once', () => {
    expect(
      play([
        [1, answer('a', 'b')],
        [kickOff, answer('b')],
      ]),
    ).toEqual([[], ['a']]);
  });

  test('it is named until the stop is noted', () => {
    const [, first, second] = play([
      [1, answer('a')],
      [kickOff, answer()],
      [kickOff + 1, answer()],
    ]);
    expect([first, second]).toEqual([['a'], ['a']]);
    const noted = new Map([['a', { ...newlyOffered, startsAtMs: kickOff, isPriced: true, isStopped: true }]]);
    expect(play([[kickOff + 2, answer()]], noted)).toEqual([[]]);
  });

  test('what never had a price has nothing to stop', () => {
    const listed = new Map([['a', { ...newlyOffered, startsAtMs: kickOff }]]);
    expect(
      play(
        [
          [kickOff, answer()],
          [kickOff + 1, answer()],
        ],
        listed,
      ),
    ).toEqual([[], []]);
  });

  test('one that comes back may vanish again', () => {
    const noted = new Map([['a', { ...newlyOffered, startsAtMs: kickOff, isPriced: true, isStopped: true }]]);
    expect(
      play(
        [
          [kickOff, answer('a')],
          [kickOff + 1, answer()],
        ],
        noted,
      ),
    ).toEqual([[], ['a']]);
  });
});

test('an event without a result is named once, when it is overdue', () => {
  const offered = new Map([['a', { ...newlyOffered, startsAtMs: kickOff }]]);
  expect(overdueResults(offered, kickOff + 100, 100).overdue).toEqual([]);
  const late = overdueResults(offered, kickOff + 101, 100);
  expect(late.overdue).toEqual(['a']);
  expect(overdueResults(late.offered, kickOff + 102, 100).overdue).toEqual([]);
});
