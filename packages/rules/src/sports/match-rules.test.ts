import { describe, expect, test } from 'vitest';
import { integersOf } from '../draws/integer-source.ts';
import { seededRandom } from '../replay/random.ts';
import { massOf } from './law/pair-law.ts';
import type { ScopeScores } from './match-model.ts';
import { type MatchFormat, openMatch, planMatch, type SportState } from './match-plan.ts';
import { playMatch } from './play-match.ts';
import { sampleLevels } from './sample-plans.ts';

const even = { attack: 0, defence: 0 };

/** Finished matches between equal sides. */
function matchesOf(format: MatchFormat, count: number): { state: SportState; scores: ScopeScores }[] {
  const model = openMatch(planMatch(format, { level: sampleLevels[format], home: even, away: even }));
  const random = seededRandom(`rules of ${format}`);
  const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
  return Array.from({ length: count }, () => {
    const state = playMatch(model, () => draws);
    return { state, scores: model.scores(state) };
  });
}

function pairOf(scores: ScopeScores, scope: keyof ScopeScores): readonly [number, number] {
  const score = scores[scope]?.score;
  return [score?.home ?? 0, score?.away ?? 0];
}

const setsOf = (scores: ScopeScores) =>
  (['s1', 's2', 's3', 's4', 's5'] as const).flatMap((set) => (scores[set] ? [pairOf(scores, set)] : []));

function isRaceEnd(
  [home, away]: readonly [number, number],
  target: number,
  cap = Number.POSITIVE_INFINITY,
): boolean {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (high === target) return high - low >= 2 || high === cap;
  return high > target && (high - low === 2 || (high === cap && high - low === 1));
}

describe('matches end as the rules of their sport say', () => {
  test.each([
    ['soccer', ['h1', 'h2']],
    ['handball', ['h1', 'h2']],
    ['hockey', ['p1', 'p2', 'p3']],
  ] as const)('the stretches of %s add up to the match', (format, stretches) => {
    for (const { scores } of matchesOf(format, 60)) {
      const sum = stretches
        .map((scope) => pairOf(scores, scope))
        .reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
      expect(sum).toEqual(pairOf(scores, 'match'));
    }
  });

  test.each(['nba', 'fiba'] as const)(
    '%s is never level at the end; overtime counts in the match alone',
    (format) => {
      let overtimes = 0;
      for (const { scores } of matchesOf(format, 150)) {
        const [home, away] = pairOf(scores, 'match');
        expect(home).not.toBe(away);
        const quarters = (['q1', 'q2', 'q3', 'q4'] as const).map((quarter) => pairOf(scores, quarter));
        const regular = quarters.reduce((sum, quarter) => [sum[0] + quarter[0], sum[1] + quarter[1]]);
        expect(regular).toEqual(pairOf(scores, 'regular'));
        if (regular[0] === regular[1]) overtimes += 1;
        else expect([home, away]).toEqual(regular);
      }
      expect(overtimes).toBeGreaterThan(0);
    },
  );

  test('a level hockey match goes to overtime and shoot-out, which change no score', () => {
    const ended = matchesOf('hockey', 150).map(({ state, scores }) => ({
      state,
      match: pairOf(scores, 'match'),
    }));
    const level = ended.filter(({ match: [home, away] }) => home === away);
    expect(level.length).toBeGreaterThan(10);
    for (const { state } of level) expect('shootout' in state && state.period > 3).toBe(true);
    const shootouts = level.filter(({ state }) => 'shootout' in state && state.shootout !== 'none');
    expect(shootouts.length).toBeGreaterThan(0);
    expect(shootouts.length).toBeLessThan(level.length);
  });

  test('a volleyball match is three sets of twenty-five by two, the fifth of fifteen', () => {
    for (const { scores } of matchesOf('volleyball', 60)) {
      const sets = setsOf(scores);
      for (const [index, set] of sets.entries()) expect(isRaceEnd(set, index === 4 ? 15 : 25)).toBe(true);
      expect(Math.max(...pairOf(scores, 'match'))).toBe(3);
      expect(pairOf(scores, 'match')[0] + pairOf(scores, 'match')[1]).toBe(sets.length);
    }
  });

  test('a badminton game ends at twenty-one by two, and at thirty at the latest', () => {
    const games = matchesOf('badminton', 200).flatMap(({ scores }) => setsOf(scores));
    expect(games.every((game) => isRaceEnd(game, 21, 30))).toBe(true);
    expect(games.some((game) => Math.max(...game) > 21)).toBe(true);
  });

  test.each([
    ['sets-bo3', 2],
    ['sets-bo5', 3],
  ] as const)('a tennis match of %s ends its sets by two games or 7-6', (format, toWin) => {
    for (const { scores } of matchesOf(format, 60)) {
      for (const [home, away] of setsOf(scores)) {
        const [high, low] = [Math.max(home, away), Math.min(home, away)];
        expect((high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6))).toBe(true);
      }
      expect(Math.max(...pairOf(scores, 'match'))).toBe(toWin);
    }
  });

  test('a Korean baseball game may end level, but only after twelve innings', () => {
    const games = matchesOf('kbo', 300);
    const level = games.filter(({ scores: { match } }) => match?.score.home === match?.score.away);
    expect(level.length).toBeGreaterThan(0);
    for (const { state } of level) expect('inning' in state && state.inning).toBe(12);
    for (const { state } of games) expect('inning' in state && state.inning <= 12).toBe(true);
  });

  test('the home side does not bat on once it leads, in the ninth inning or later', () => {
    const games = matchesOf('mlb', 300);
    expect(games.every(({ scores: { match } }) => match?.score.home !== match?.score.away)).toBe(true);
    const last = games.flatMap(({ state }) => ('inning' in state ? [state] : []));
    const walkOffs = last.filter(({ half, outs }) => half === 'bottom' && outs < 3);
    const unplayed = last.filter(({ half }) => half === 'top');
    expect(walkOffs.length).toBeGreaterThan(10);
    expect(unplayed.length).toBeGreaterThan(80);
    for (const { runs, inning } of [...walkOffs, ...unplayed]) {
      const [home, away] = runs.reduce((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]]);
      expect(home).toBeGreaterThan(away);
      expect(inning).toBeGreaterThanOrEqual(9);
      expect(runs.length).toBe(inning);
    }
  });

  test.each([
    ['three-rounds', 3],
    ['five-rounds', 5],
  ] as const)('a fight of %s has one winner and no more rounds than it may', (format, rounds) => {
    const fights = matchesOf(format, 150);
    for (const { scores } of fights) {
      expect(pairOf(scores, 'match').toSorted()).toEqual([0, 1]);
      expect(pairOf(scores, 'points')[0] + pairOf(scores, 'points')[1]).toBeLessThanOrEqual(rounds);
    }
  });

  test('a red card takes goals from its side and gives the other some', () => {
    const model = openMatch(planMatch('soccer', { level: sampleLevels.soccer, home: even, away: even }));
    const start = model.start();
    const red = model
      .branches(start)
      .find(({ incidents }) => incidents[0]?.kind === 'red-card' && incidents[0].side === 'home');
    const mean = (state: SportState) => {
      const law = model.law(state, 'match');
      if (law === undefined) throw new Error('football has a score');
      let [home, away] = [0, 0];
      for (const [index, cell] of law.cells.entries()) {
        home += cell * (law.homeFrom + Math.floor(index / law.columns));
        away += cell * (law.awayFrom + (index % law.columns));
      }
      expect(massOf(law)).toBeCloseTo(1, 7);
      return { home, away };
    };
    const [eleven, ten] = [mean(start), mean(red?.state ?? start)];
    expect(ten.home / eleven.home).toBeCloseTo(2 / 3, 1);
    expect(ten.away / eleven.away).toBeCloseTo(5 / 4, 1);
  });
});

describe('what is no chance opens no match', () => {
  test.each([
    { format: 'soccer', rates: { home: minute(-1), away: minute(0) } },
    { format: 'soccer', rates: { home: minute(600_000_000), away: minute(0) } },
    { format: 'nba', rates: { home: [{ points: 2, weight: 2_000_000_000 }], away: [], homeShootout: 0 } },
    { format: 'volleyball', rates: { home: 0, away: 1 } },
    { format: 'sets-bo3', rates: { home: 0.5, away: 1 } },
    {
      format: 'three-rounds',
      rates: { homeKnockout: 1e9, homeSubmission: 1, awayKnockout: 0, awaySubmission: 0, homeRound: 1 },
    },
  ] as const)('$format', (plan) => {
    expect(() => {
      const model = openMatch(plan);
      model.branches(model.start());
      model.law(model.start(), 'match');
    }).toThrow(RangeError);
  });
});

function minute(goal: number) {
  return { firstHalfGoal: goal, secondHalfGoal: goal, yellowCard: 0, redCard: 0 };
}
