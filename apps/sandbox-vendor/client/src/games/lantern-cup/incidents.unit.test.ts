import { expect, test } from 'vitest';
import { incidentsOf, toldAt } from './incidents.ts';
import { matchMs, minuteMs, scoreAt } from './match.ts';

function outcomeOf(match: number, minutes: readonly number[]) {
  const goals = minutes.map((minute, index) => ({
    minute,
    side: index % 3 === 0 ? ('away' as const) : ('home' as const),
  }));
  const of = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).length;
  return { match, homeTeam: 'moon', awayTeam: 'pine', odds: {}, home: of('home'), away: of('away'), goals };
}

const courses = [[], [1], [45, 45, 46], [12, 40, 88], [90], [3, 9, 15, 22, 30, 41, 52, 60, 77]];

test.each(courses.map((minutes) => [minutes]))(
  'of goals at %j every one is told, and no other',
  (minutes) => {
    for (let match = 0; match < 40; match += 1) {
      const outcome = outcomeOf(match, minutes);
      const incidents = incidentsOf(outcome);
      expect(incidents.filter(({ kind }) => kind === 'goal').map(({ minute }) => minute)).toEqual(minutes);
      for (let elapsedMs = 0; elapsedMs <= matchMs; elapsedMs += minuteMs) {
        const last = toldAt(incidents, elapsedMs).at(-1);
        const { home, away } = scoreAt(outcome, elapsedMs);
        expect(last).toMatchObject({ home, away });
      }
      expect(toldAt(incidents, matchMs).at(-1)).toMatchObject({ kind: 'fullTime', home: outcome.home });
    }
  },
);

test('there is something to see all the time, the same for everybody, and not the same in every match', () => {
  const outcome = outcomeOf(5, [30]);
  const incidents = incidentsOf(outcome);
  expect(incidentsOf(outcomeOf(5, [30]))).toEqual(incidents);
  expect(incidentsOf(outcomeOf(6, [30]))).not.toEqual(incidents);
  const minutes = [0, ...incidents.map(({ minute }) => minute), 90];
  for (const [index, minute] of minutes.slice(1).entries())
    expect(minute - (minutes[index] ?? 0)).toBeLessThan(14);
});

test('the break is told once, between the halves', () => {
  const told = toldAt(incidentsOf(outcomeOf(2, [45, 46])), matchMs);
  const kinds = told.map(({ kind, minute }) => `${kind} ${minute}`);
  expect(kinds.filter((line) => line.startsWith('halfTime'))).toHaveLength(1);
  expect(kinds.indexOf('goal 45')).toBeLessThan(kinds.indexOf('halfTime 45'));
  expect(kinds.indexOf('halfTime 45')).toBeLessThan(kinds.indexOf('goal 46'));
  expect(kinds[0]).toBe('kickOff 0');
});
