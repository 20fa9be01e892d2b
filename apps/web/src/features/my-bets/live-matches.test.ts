import type { SportEvent } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { followMatches, isBegun, scoreOf } from './live-matches.ts';

/** What the score of a leg is read from; the rest of an event does not matter here. */
const makeEvent = (change: Partial<SportEvent> = {}) =>
  ({ eventId: 1, phase: 'prematch', version: 1, homeScore: 0, awayScore: 0, ...change }) as SportEvent;

const feedAt = '2026-01-01T12:30:00Z';
const playing = makeEvent({ phase: 'playing', version: 3, homeScore: 1 });
const push = (...events: (typeof playing)[]) => ({ events, removed: [], feedAt });

test('only matches of the bets are followed, and no lower version', () => {
  const wanted = new Set([1]);
  const held = followMatches(new Map(), push(playing, makeEvent({ eventId: 2 })), wanted);
  expect([...held.keys()]).toEqual([1]);
  expect(followMatches(held, push({ ...playing, version: 3, homeScore: 9 }), wanted)).toBe(held);
  expect(followMatches(held, push({ ...playing, version: 4, homeScore: 2 }), wanted).get(1)?.homeScore).toBe(
    2,
  );
});

test.each([
  ['before the kick-off there is none', null, undefined, undefined],
  ['that of the bet, where nothing was pushed', 2, undefined, { home: 2, away: 0, live: undefined }],
  ['the pushed one while it is played', 0, playing, { home: 1, away: 0, live: playing }],
  [
    'the pushed one at the end',
    0,
    { ...playing, phase: 'ended' as const },
    { home: 1, away: 0, live: undefined },
  ],
  ['none of a push from before', null, makeEvent(), undefined],
])('the score of a leg: %s', (_, score, event, expected) => {
  const leg = { eventId: 1, homeScore: score, awayScore: score === null ? null : 0, result: null };
  expect(scoreOf(leg, new Map(event ? [[1, event]] : []))).toEqual(expected);
});

test('a leg that has its result is in play no more, whatever was pushed last', () => {
  const leg = { eventId: 1, homeScore: 1, awayScore: 0, result: 'win' as const };
  expect(scoreOf(leg, new Map([[1, playing]]))).toEqual({ home: 1, away: 0, live: undefined });
});

test('a match may be played from its kick-off until the leg has its result', () => {
  const kickOffMs = Date.parse(feedAt);
  expect(isBegun({ startsAt: feedAt, result: null }, kickOffMs - 1)).toBe(false);
  expect(isBegun({ startsAt: feedAt, result: null }, kickOffMs)).toBe(true);
  expect(isBegun({ startsAt: feedAt, result: 'win' }, kickOffMs)).toBe(false);
});
