import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleLevels } from '../sports/sample-plans.ts';
import { sports } from '../sports/sport.ts';
import { matchesOfRound, roundsOf } from './round-robin.ts';
import { fixtureAt, fixturesBetween, type SeasonCalendar } from './season-calendar.ts';
import { faultsOfLeague, leaguesBySport, type SeasonLeague } from './season-league.ts';
import { calendarOf, defaultPace } from './season-pace.ts';

function leagueOf(code: string, sides: number): SeasonLeague {
  return {
    code,
    format: 'soccer',
    name: { ko: '리그', en: 'League' },
    country: { ko: '나라', en: 'Country' },
    strengths: 'made',
    names: 'invented',
    level: sampleLevels.soccer,
    spread: 0.2,
    meetings: 2,
    sides: Array.from({ length: sides }, (_, index) => ({
      id: `${code.toLowerCase()}-${index}`,
      ko: `팀 ${index}`,
      en: `Side ${index}`,
      attack: 0,
      defence: 0,
    })),
  };
}

const leagues = [leagueOf('ONE', 6), leagueOf('TWO', 5)];
const calendar: SeasonCalendar = calendarOf(1_700_000_000_000, defaultPace, () => 'soccer');

describe('the season calendar', () => {
  test('a season of a league is its whole round robin, and the next one follows', () => {
    const [one] = leagues;
    const length = roundsOf(6, 2) * matchesOfRound(6);
    const played = Array.from({ length: length + 1 }, (_, match) =>
      fixtureAt(calendar, 'soccer', leagues, 2 * match),
    );
    expect(new Set(played.map(({ league }) => league))).toEqual(new Set([one]));
    expect(played.slice(0, length).every(({ season }) => season === 1)).toBe(true);
    expect(new Set(played.slice(0, length).map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(30);
    expect(played[length]).toMatchObject({ season: 2, round: 1 });
  });

  test('leagues take kick-offs in turn, evenly on the wall clock', () => {
    const [first, second, third] = [0, 1, 2].map((slot) => fixtureAt(calendar, 'soccer', leagues, slot));
    expect([first, second, third].map((each) => each?.league.code)).toEqual(['ONE', 'TWO', 'ONE']);
    expect(first?.kickOffMs).toBe(calendar.epochMs);
    expect((third?.kickOffMs ?? 0) - (second?.kickOffMs ?? 0)).toBe(calendar.everySeconds.soccer * 1000);
    expect(second).toMatchObject({ series: 'soccer-1', season: 1, round: 1 });
  });

  test('a stretch of time holds exactly the kick-offs in it, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.nat(5_000_000), (start, one, other) => {
        const from = calendar.epochMs + start;
        const slots = (fromMs: number, beforeMs: number) =>
          fixturesBetween(calendar, 'soccer', leagues, fromMs, beforeMs).map(({ slot }) => slot);
        const whole = slots(from, from + one + other);
        expect([...slots(from, from + one), ...slots(from + one, from + one + other)]).toEqual(whole);
        for (const slot of whole) {
          const { kickOffMs } = fixtureAt(calendar, 'soccer', leagues, slot);
          expect(kickOffMs >= from && kickOffMs < from + one + other).toBe(true);
        }
      }),
    );
  });

  test('before the beginning there is nothing', () => {
    expect(fixturesBetween(calendar, 'soccer', leagues, 0, calendar.epochMs)).toEqual([]);
    expect(() => fixtureAt(calendar, 'soccer', leagues, -1)).toThrow(RangeError);
    expect(() => fixtureAt(calendar, 'soccer', [], 0)).toThrow(RangeError);
  });

  test('every sport has its distance of kick-offs, shorter where matches go faster', () => {
    const fast = calendarOf(0, { ...defaultPace, speed: 10 }, () => 'soccer');
    for (const sport of sports) {
      expect(calendar.everySeconds[sport]).toBeGreaterThan(0);
      expect(Math.abs(fast.everySeconds[sport] - calendar.everySeconds[sport] / 10)).toBeLessThan(1);
    }
  });
});

describe('a league as read from a file', () => {
  test.each([
    ['its code', { code: 'K league' }],
    ['its format', { format: 'cricket' as 'soccer' }],
    ['fewer than four sides', { sides: leagueOf('X', 3).sides }],
    ['its meetings', { meetings: 0 }],
    ['a strength', { spread: 0 }],
    ['a side twice', { sides: [...leagueOf('X', 4).sides, ...leagueOf('X', 1).sides] }],
  ])('%s is a fault', (fault, change) => {
    expect(faultsOfLeague(leagueOf('ONE', 6))).toEqual([]);
    expect(faultsOfLeague({ ...leagueOf('ONE', 6), ...change }).join()).toContain(fault);
  });

  test('leagues are found by the sport of their format', () => {
    const tennis = { ...leagueOf('THREE', 4), format: 'sets-bo3' as const };
    expect([...leaguesBySport([...leagues, tennis])]).toEqual([
      ['soccer', leagues],
      ['tennis', [tennis]],
    ]);
  });
});
