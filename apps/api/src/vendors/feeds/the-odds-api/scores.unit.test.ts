import { readFileSync } from 'node:fs';
import type { Score } from '@hanpan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmResult, noResultYet, type ResultState } from './confirm-result.ts';
import { readScore } from './read-score.ts';

const [completed, running, coming] = JSON.parse(
  readFileSync(new URL('./fixtures/scores-basketball.json', import.meta.url), 'utf8'),
);

describe('an element of the scores', () => {
  test('counts are text and sides go by name', () => {
    expect(readScore(completed)).toEqual({
      event: 'the-odds-api:basketball_lantern:11112222333344445555666677778888',
      startsAtMs: Date.UTC(2030, 1, 6, 3, 10, 38),
      isCompleted: true,
      score: { home: 113, away: 103 },
      saidAtMs: Date.UTC(2030, 1, 6, 5, 18, 19),
    });
    expect(readScore(running)).toMatchObject({ isCompleted: false, score: { home: 40, away: 37 } });
  });

  test('before kick-off there is none', () => {
    expect(readScore(coming)).toMatchObject({ isCompleted: false, score: undefined, saidAtMs: undefined });
    const empty = {
      ...completed,
      scores: [
        { name: 'River Kings', score: null },
        { name: 'Plains Thunder', score: null },
      ],
    };
    expect(readScore(empty).score).toBeUndefined();
  });

  test.each([
    [
      'a side that does not play',
      [
        { name: 'River Kings', score: '1' },
        { name: 'Others', score: '2' },
      ],
      'unknown-side',
    ],
    [
      'one side twice',
      [
        { name: 'River Kings', score: '1' },
        { name: 'River Kings', score: '2' },
      ],
      'unknown-side',
    ],
    ['one side alone', [{ name: 'River Kings', score: '1' }], 'unknown-side'],
    [
      'half a score',
      [
        { name: 'River Kings', score: '1' },
        { name: 'Plains Thunder', score: null },
      ],
      'bad-field',
    ],
    [
      'a score that is no count',
      [
        { name: 'River Kings', score: '1.5' },
        { name: 'Plains Thunder', score: '2' },
      ],
      'bad-field',
    ],
    [
      'a negative one',
      [
        { name: 'River Kings', score: '-1' },
        { name: 'Plains Thunder', score: '2' },
      ],
      'bad-field',
    ],
    [
      'a number in place of text',
      [
        { name: 'River Kings', score: 1 },
        { name: 'Plains Thunder', score: '2' },
      ],
      'bad-field',
    ],
  ])('%s', (_, scores, reason) => {
    expect(() => readScore({ ...completed, scores })).toThrow(expect.objectContaining({ reason }));
  });
});

const confirmMs = 300_000;
type Reading = { isCompleted: boolean; score: Score | undefined };
const final: Reading = { isCompleted: true, score: { home: 2, away: 1 } };
const corrected: Reading = { isCompleted: true, score: { home: 2, away: 2 } };
const playing: Reading = { isCompleted: false, score: { home: 2, away: 1 } };

/** The results that a row of answers hands on, each with the moment. */
function play(readings: readonly (readonly [number, Reading])[]): string[] {
  let state: ResultState = noResultYet;
  return readings.flatMap(([atMs, reading]) => {
    const step = confirmResult(state, reading, atMs, confirmMs);
    state = step.state;
    return step.result === undefined ? [] : [`${atMs} ${step.result.home}-${step.result.away}`];
  });
}

describe('a completed score becomes a result', () => {
  test('after it has stood for the delay, once', () => {
    expect(
      play([
        [0, final],
        [299_999, final],
        [300_000, final],
        [400_000, final],
      ]),
    ).toEqual(['300000 2-1']);
  });

  test('never from one answer alone', () => {
    expect(play([[10_000_000, final]])).toEqual([]);
  });

  test('not while it still changes', () => {
    expect(
      play([
        [0, final],
        [200_000, corrected],
        [400_000, corrected],
        [500_000, corrected],
      ]),
    ).toEqual(['500000 2-2']);
  });

  test('not where the feed takes the end back', () => {
    expect(
      play([
        [0, final],
        [100_000, playing],
        [300_000, final],
        [500_000, final],
        [600_000, final],
      ]),
    ).toEqual(['600000 2-1']);
  });

  test('a correction that stands is a result again, and a slip is none', () => {
    const settled: [number, Reading][] = [
      [0, final],
      [300_000, final],
    ];
    expect(play([...settled, [400_000, corrected], [500_000, final], [900_000, final]])).toEqual([
      '300000 2-1',
    ]);
    expect(play([...settled, [400_000, corrected], [700_000, corrected]])).toEqual([
      '300000 2-1',
      '700000 2-2',
    ]);
  });

  test('in any row of answers: only what stood unchanged for the delay, never the same twice in a row', () => {
    const reading = fc.tuple(fc.nat(400_000), fc.boolean(), fc.nat(1));
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 40 }), (rows) => {
        let atMs = 0;
        let state: ResultState = noResultYet;
        let last: string | undefined;
        const seen: { atMs: number; text: string }[] = [];
        for (const [gapMs, isCompleted, home] of rows) {
          atMs += gapMs;
          const text = isCompleted ? String(home) : 'open';
          seen.push({ atMs, text });
          const step = confirmResult(state, { isCompleted, score: { home, away: 0 } }, atMs, confirmMs);
          state = step.state;
          if (step.result === undefined) continue;
          expect(String(step.result.home)).toBe(text);
          expect(text).not.toBe(last);
          last = text;
          const since = [...seen].reverse().findIndex((one) => one.text !== text);
          const run = since === -1 ? seen : seen.slice(seen.length - since);
          expect(atMs - (run[0]?.atMs ?? atMs)).toBeGreaterThanOrEqual(confirmMs);
        }
      }),
    );
  });
});
