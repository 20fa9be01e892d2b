/// <reference path="../untyped-modules.d.ts" />
import { describe, expect, test } from 'vitest';
import { localToEpochMs } from './local-time.mjs';
import { readSeason, teamIds } from './read-season.mjs';

const teamIdOf = teamIds({
  teams: [
    { id: 'benfica', names: ['Sport Lisboa e Benfica', 'SL Benfica'] },
    { id: 'porto', names: ['FC Porto'] },
  ],
});

function read(change: object) {
  const match = {
    round: 'Matchday 7',
    date: '2024-08-16',
    time: '20:15',
    team1: 'SL Benfica',
    team2: 'FC Porto',
    score: { ht: [1, 0], ft: [2, 1] },
    ...change,
  };
  return readSeason({ matches: [match] }, { timeZone: 'Europe/Lisbon', teamIdOf });
}

describe('reading a season', () => {
  test('a played match is read with its time in UTC and both spellings of a club as one', () => {
    const expected = {
      homeTeam: 'benfica',
      awayTeam: 'porto',
      homeGoals: 2,
      awayGoals: 1,
      halfTime: [1, 0],
      kickoffMs: Date.parse('2024-08-16T19:15:00Z'),
      round: 7,
    };
    expect(read({}).matches).toEqual([expected]);
    expect(read({ team1: 'Sport Lisboa e Benfica' }).matches).toEqual([expected]);
  });

  test.each([
    ['unplayed', { score: {} }],
    ['withStatus', { status: 'postponed', score: {} }],
    ['withStatus', { status: 'awarded', score: { ft: [3, 0] } }],
    ['extraTime', { score: { ht: [0, 0], ft: [0, 1], et: [1, 1] } }],
    ['extraTime', { score: { ft: [1, 0], p: [4, 3] } }],
    ['impossible', { score: { ft: [1, -1] } }],
  ])('a match is left out as %s where it reads %o', (reason, change) => {
    const { matches, skipped } = read(change);
    expect(matches).toEqual([]);
    expect(skipped[reason]).toBe(1);
  });

  test.each([
    [{ ft: [2, 1] }, null],
    [{ ft: [2, 1], ht: [3, 0] }, null],
    [{ ft: [0, 0] }, [0, 0]],
    [{ ft: [2, 1], ht: [0, 1] }, [0, 1]],
  ])('the score %o has the half-time %o', (score, halfTime) => {
    expect(read({ score }).matches[0]?.halfTime).toEqual(halfTime);
  });

  test('a match without a time kicks off at three, and a play-off has round 0', () => {
    const [match] = readSeason(
      {
        matches: [
          {
            date: '2024-01-05',
            round: 'Playoffs, Matchday 2',
            team1: 'FC Porto',
            team2: 'SL Benfica',
            score: { ft: [1, 1] },
          },
        ],
      },
      { timeZone: 'Europe/Lisbon', teamIdOf },
    ).matches;
    expect(match?.kickoffMs).toBe(Date.parse('2024-01-05T15:00:00Z'));
    expect(match?.round).toBe(0);
  });

  test('an unlisted club stops the program instead of becoming a new one', () => {
    expect(() => read({ team2: 'Porto' })).toThrow(RangeError);
  });
});

test.each([
  ['2024-03-30', '20:00', 'Europe/Berlin', '2024-03-30T19:00:00.000Z'],
  ['2024-03-31', '20:00', 'Europe/Berlin', '2024-03-31T18:00:00.000Z'],
  ['2024-10-27', '12:00', 'Europe/London', '2024-10-27T12:00:00.000Z'],
  ['2024-10-26', '23:30', 'Europe/London', '2024-10-26T22:30:00.000Z'],
  ['2024-08-09', '21:00', 'Europe/Istanbul', '2024-08-09T18:00:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, expected) => {
  expect(new Date(localToEpochMs(date, time, timeZone)).toISOString()).toBe(expected);
});
