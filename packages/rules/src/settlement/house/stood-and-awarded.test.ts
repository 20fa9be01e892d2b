import { describe, expect, test } from 'vitest';
import type { MarketCode, MarketPick } from '../market.ts';
import type { Scope } from '../scope.ts';
import { defaultHouseRules, houseRulesOf, isCalledOff, isSoundHouseRules } from './default-house-rules.ts';
import { type MatchRecord, playedMatch } from './match-record.ts';
import { scopesOfFight, scopesOfPeriods } from './period-scores.ts';
import { settleByHouseRules } from './settle-by-house-rules.ts';

const pickOf = (
  market: MarketCode,
  selection: string,
  lineQuarters: number | null = null,
  scope: Scope = 'match',
): MarketPick => ({ market, scope, lineQuarters, selection });

const called = (change: Partial<MatchRecord>): MatchRecord => ({
  ...playedMatch({}),
  ending: 'called',
  ...change,
});
const { soccer, baseball, combat } = defaultHouseRules;

describe('a match that was called off', () => {
  const level = { match: { home: 2, away: 2 } };
  const ahead = { match: { home: 3, away: 2 }, i6: { home: 1, away: 0 } };

  test.each<[string, MarketPick, MatchRecord, string, string]>([
    [
      'level after four and a half innings: the home side has to bat again',
      pickOf('WL', 'home'),
      called({ standing: level, halfPeriodsPlayed: 9 }),
      'void',
      'unfinished',
    ],
    [
      'enough for the match, which is not enough for an inning that was running',
      pickOf('WL', 'home', null, 'i6'),
      called({ standing: ahead, halfPeriodsPlayed: 11 }),
      'void',
      'unfinished',
    ],
    [
      'before anything stood on the board',
      pickOf('WL', 'home'),
      called({ halfPeriodsPlayed: 0 }),
      'void',
      'unfinished',
    ],
    [
      'after five innings of which no board is left',
      pickOf('WL', 'home'),
      called({ halfPeriodsPlayed: 10 }),
      'void',
      'unfinished',
    ],
  ])('%s', (_name, pick, match, result, because) => {
    expect(settleByHouseRules(pick, match, baseball)).toEqual({ leg: { result }, because });
  });

  test('what stands says nothing of a match that was played and whose score is missing', () => {
    const played = called({ ending: 'played', standing: ahead, halfPeriodsPlayed: 18 });
    expect(settleByHouseRules(pickOf('WL', 'home'), played, baseball)).toBeUndefined();
  });

  test('a half of a match without goals was played, and not unneeded as a fifth set is', () => {
    const lacking = playedMatch({ match: { home: 0, away: 0 } });
    expect(settleByHouseRules(pickOf('WDL', 'draw', null, 'h2'), lacking, soccer)).toBeUndefined();
  });

  test.each([
    [{ home: 1, away: 0 }, 'away/away'],
    [{ home: 0, away: 1 }, 'home/away'],
    [{ home: 0, away: 1 }, 'draw/away'],
    [{ home: 1, away: 1 }, 'home/home'],
  ])('half-time at %j has lost %s, and left every end of its leader open', (h1, gone) => {
    const broken = called({ scores: { h1 }, standing: { match: h1 } });
    const resultOf = (selection: string) =>
      settleByHouseRules(pickOf('HTFT', selection), broken, soccer, { isLive: true });
    expect(resultOf(gone)).toEqual({ leg: { result: 'lose' }, because: 'decided' });
    const leader = h1.home === h1.away ? 'draw' : h1.home > h1.away ? 'home' : 'away';
    for (const end of ['home', 'draw', 'away'])
      expect(resultOf(`${leader}/${end}`)?.because, end).toBe('unfinished');
  });

  test('half-time that was not reached has decided nothing', () => {
    const early = called({ standing: { h1: { home: 1, away: 0 }, match: { home: 1, away: 0 } } });
    expect(settleByHouseRules(pickOf('HTFT', 'away/away'), early, soccer, { isLive: true })?.because).toBe(
      'unfinished',
    );
  });

  test('rounds that were fought decide a line on rounds, and a bet before play has to say that it is live', () => {
    const stopped = called({ standing: { points: { home: 3, away: 0 } } });
    const over = pickOf('RND', 'over', 10);
    expect(settleByHouseRules(over, stopped, combat, { isLive: true })).toEqual({
      leg: { result: 'win' },
      because: 'decided',
    });
    expect(settleByHouseRules(over, stopped, combat)).toEqual({
      leg: { result: 'void' },
      because: 'unfinished',
    });
  });
});

describe('baseball after five innings', () => {
  const five = called({ standing: { match: { home: 3, away: 1 } }, halfPeriodsPlayed: 10 });

  test.each([
    ['WL', 'home', null],
    ['WDL', 'home', null],
    ['DC', 'home-away', null],
    ['DNB', 'home', null],
    ['WTN', 'home', null],
    ['AH', 'home', -6],
    ['WM', 'home-2', null],
  ] as const)('who wins and by how much stand: %s %s', (market, selection, line) => {
    expect(settleByHouseRules(pickOf(market, selection, line), five, baseball)?.because).toBe('stood');
  });

  test.each([
    ['UO', 'over', 14],
    ['OE', 'even', null],
    ['BTTS', 'yes', null],
    ['CS', '3-1', null],
    ['TG', '4', null],
    ['TTH', 'over', 10],
    ['TTA', 'over', 2],
    ['WUO', 'home-over', 14],
  ] as const)('and nothing that was counted: %s %s', (market, selection, line) => {
    expect(settleByHouseRules(pickOf(market, selection, line), five, baseball)?.because).toBe('unfinished');
  });
});

describe('a match that was awarded', () => {
  const awarding = houseRulesOf('soccer', { irregular: { walkover: 'counts' } });
  const awarded = (awardedTo: 'home' | 'away') =>
    called({ ending: 'not-played', irregularities: ['walkover'], awardedTo });

  test.each([
    ['home', 'WL', 'home', 'win'],
    ['home', 'WL', 'away', 'lose'],
    ['away', 'WL', 'home', 'lose'],
    ['away', 'WL', 'away', 'win'],
    ['away', 'WDL', 'away', 'win'],
    ['away', 'WDL', 'draw', 'lose'],
  ] as const)('to %s: %s %s is %s', (awardedTo, market, selection, result) => {
    expect(settleByHouseRules(pickOf(market, selection), awarded(awardedTo), awarding)).toEqual({
      leg: { result },
      because: 'awarded',
    });
  });
});

describe('a fight', () => {
  test('has its winner in the match, on his side', () => {
    expect(scopesOfFight('home', 3)).toEqual({
      match: { home: 1, away: 0 },
      points: { home: 3, away: 0 },
    });
  });

  test.each([-1, 0.5])('of %d rounds is refused', (rounds) => {
    expect(() => scopesOfFight('home', rounds)).toThrow(RangeError);
  });

  test('has no periods, not even none', () => {
    const nothing = { periods: [], finishedPeriods: 0, overtime: null, isOver: true };
    expect(() => scopesOfPeriods(combat.plan, nothing)).toThrow(RangeError);
  });
});

describe('what a board says', () => {
  const score = (home: number, away: number) => ({ home, away });
  const board = { periods: [], finishedPeriods: 0, overtime: null, isOver: false };
  const { volleyball } = defaultHouseRules;

  test('is nothing before the first period', () => {
    expect(scopesOfPeriods(soccer.plan, board)).toEqual({ scores: {}, standing: {} });
  });

  test('of sets that are won counts finished ones alone, and none that is level', () => {
    const periods = [score(25, 20), score(12, 12), score(9, 3)];
    const { standing } = scopesOfPeriods(volleyball.plan, { ...board, periods, finishedPeriods: 2 });
    expect(standing.match).toEqual(score(1, 0));
    expect(standing.points).toEqual(score(46, 35));
  });

  test('leaves nothing standing once the match is over, not even an inning that was not needed', () => {
    const periods = Array.from({ length: 9 }, () => score(1, 0));
    const over = scopesOfPeriods(baseball.plan, { ...board, periods, finishedPeriods: 8, isOver: true });
    expect(over.standing).toEqual({});
    expect(over.scores.match).toEqual(score(9, 0));
    expect(over.scores.i9).toBeUndefined();
  });

  test('of a match that was played as almost all are: nothing is irregular, and nobody was given it', () => {
    expect(playedMatch({ match: score(1, 0) })).toEqual({
      scores: { match: score(1, 0) },
      standing: {},
      ending: 'played',
      halfPeriodsPlayed: 0,
      irregularities: [],
      awardedTo: null,
    });
  });
});

describe('settings of the operator', () => {
  test.each([
    [{ resumeWithinMinutes: 0 }, true],
    [{ resumeWithinMinutes: 7 * 24 * 60 }, true],
    [{ resumeWithinMinutes: 7 * 24 * 60 + 1 }, false],
    [{ standsAfter: { winner: { halfPeriods: 4, halfPeriodsIfHomeLeads: 4 } } }, true],
    [{ standsAfter: { winner: { halfPeriods: 4, halfPeriodsIfHomeLeads: 0 } } }, false],
    [{ standsAfter: { winner: { halfPeriods: 4.5, halfPeriodsIfHomeLeads: 4 } } }, false],
  ])('%j is sound: %s', (changes, expected) => {
    expect(isSoundHouseRules(houseRulesOf('soccer', changes))).toBe(expected);
  });

  test('the time to resume is counted from when it was broken off', () => {
    const brokenOffAtMs = Date.UTC(2026, 10, 29, 12);
    const waitMs = soccer.resumeWithinMinutes * 60_000;
    expect(isCalledOff(soccer, brokenOffAtMs, brokenOffAtMs + waitMs)).toBe(false);
    expect(isCalledOff(soccer, brokenOffAtMs, brokenOffAtMs + waitMs + 1)).toBe(true);
  });
});
