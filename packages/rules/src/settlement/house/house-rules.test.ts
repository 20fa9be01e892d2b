import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../sports/sport.ts';
import type { LegOutcome } from '../leg-result.ts';
import type { MarketCode, MarketPick } from '../market.ts';
import type { Score } from '../match-score.ts';
import type { Scope } from '../scope.ts';
import { settleInMatch } from '../settle-in-match.ts';
import { decidedResult } from './decided-result.ts';
import {
  countedGames,
  defaultHouseRules,
  houseRulesOf,
  isCalledOff,
  isSoundHouseRules,
} from './default-house-rules.ts';
import { type MatchRecord, playedMatch } from './match-record.ts';
import { type PlayedPeriods, scopesOfFight, scopesOfPeriods } from './period-scores.ts';
import { settleByHouseRules } from './settle-by-house-rules.ts';
import { tennisAdvancingWins } from './tennis.ts';

const pickOf = (
  market: MarketCode,
  selection: string,
  lineQuarters: number | null = null,
  scope: Scope = 'match',
): MarketPick => ({ market, scope, lineQuarters, selection });

const score = (text: string): Score => {
  const [home = Number.NaN, away = Number.NaN] = text.split('-').map(Number);
  return { home, away };
};

/** A match from what its scoreboard shows: the periods, how many are finished, and whether it is over. */
function record(
  sport: Sport,
  periods: string,
  change: Partial<PlayedPeriods> & Partial<MatchRecord> = {},
): MatchRecord {
  const played = periods.split(' ').filter(Boolean).map(score);
  const { finishedPeriods = played.length, overtime = null, isOver = true, ...rest } = change;
  return {
    ...playedMatch({}),
    ...scopesOfPeriods(defaultHouseRules[sport].plan, { periods: played, finishedPeriods, overtime, isOver }),
    halfPeriodsPlayed: finishedPeriods * 2,
    ending: isOver ? 'played' : 'called',
    ...rest,
  };
}

const outcome = (
  sport: Sport,
  pick: MarketPick,
  match: MatchRecord,
  isLive = false,
): readonly [LegOutcome, string] | undefined => {
  const found = settleByHouseRules(pick, match, defaultHouseRules[sport], { isLive });
  return found && [found.leg.result, found.because];
};

describe('what counts', () => {
  test.each<[Sport, string, Partial<PlayedPeriods>, Partial<Record<Scope, string>>]>([
    ['soccer', '1-0 1-1', {}, { h1: '1-0', h2: '1-1', match: '2-1' }],
    ['soccer', '1-0 1-2', { overtime: score('2-0') }, { match: '2-2' }],
    ['hockey', '1-0 0-0 0-1', { overtime: score('1-0') }, { p1: '1-0', p3: '0-1', match: '1-1' }],
    [
      'basketball',
      '20-25 20-20 20-15 20-20',
      { overtime: score('9-7') },
      { q2: '20-20', h1: '40-45', h2: '40-35', regular: '80-80', match: '89-87' },
    ],
    [
      'baseball',
      '1-0 0-0 0-2 0-0 1-0 0-0 0-0 0-0 0-0',
      { overtime: score('1-0') },
      { i3: '0-2', f5: '2-2', regular: '2-2', match: '3-2' },
    ],
    ['volleyball', '25-20 20-25 25-23 25-18', {}, { s2: '20-25', match: '3-1', points: '95-86' }],
    ['tennis', '6-4 3-6 7-6', {}, { s3: '7-6', match: '2-1', points: '16-16' }],
  ])('in %s of %s: %3$j', (sport, periods, change, expected) => {
    const { scores } = record(sport, periods, change);
    for (const [scope, text] of Object.entries(expected)) expect(scores[scope as Scope]).toEqual(score(text));
  });

  test('regular time that is over counts while overtime is being played, and overtime never in it', () => {
    const { scores, standing } = record('basketball', '20-20 20-20 20-20 20-20', {
      overtime: score('3-0'),
      isOver: false,
    });
    expect(scores.regular).toEqual(score('80-80'));
    expect(scores.match).toBeUndefined();
    expect(standing.match).toEqual(score('83-80'));
  });

  test('a running period counts nowhere but stands', () => {
    const { scores, standing } = record('soccer', '1-0 0-1', { finishedPeriods: 1, isOver: false });
    expect(Object.keys(scores)).toEqual(['h1']);
    expect(standing).toEqual({ h2: score('0-1'), match: score('1-1') });
  });

  test('a fight has a winner and rounds', () => {
    expect(scopesOfFight('away', 2)).toEqual({ match: score('0-1'), points: score('2-0') });
    expect(scopesOfFight(null, 5).match).toEqual(score('0-0'));
    const over = { ...playedMatch(scopesOfFight('away', 2)) };
    expect(outcome('combat', pickOf('RND', 'over', 6), over)).toEqual(['win', 'played']);
    expect(outcome('combat', pickOf('RND', 'over', 10), over)).toEqual(['lose', 'played']);
    expect(() => record('combat', '10-9')).toThrow(RangeError);
  });

  test.each([
    ['more periods than there are', '1-0 1-0 1-0', {}],
    ['more finished than begun', '1-0', { finishedPeriods: 2 }],
    ['no count', '1-x', {}],
  ])('%s is refused', (_name, periods, change) => {
    expect(() => record('soccer', periods, change)).toThrow(RangeError);
  });
});

describe('a match that is called off', () => {
  const innings = (text: string, halves: number, change = {}) =>
    record('baseball', text, { isOver: false, halfPeriodsPlayed: halves, ...change });

  test.each<[string, Sport, MarketPick, MatchRecord, readonly [LegOutcome, string]]>([
    [
      'football before 90 minutes',
      'soccer',
      pickOf('WDL', 'home'),
      record('soccer', '3-0 1-0', { finishedPeriods: 1, isOver: false }),
      ['void', 'unfinished'],
    ],
    [
      'football: a half that was finished',
      'soccer',
      pickOf('WDL', 'home', null, 'h1'),
      record('soccer', '3-0 1-0', { finishedPeriods: 1, isOver: false }),
      ['win', 'played'],
    ],
    [
      'basketball in the fourth quarter',
      'basketball',
      pickOf('AH', 'home', -10),
      record('basketball', '30-20 30-20 30-20 9-9', { finishedPeriods: 3, isOver: false }),
      ['void', 'unfinished'],
    ],
    [
      'basketball in overtime: regular time was played',
      'basketball',
      pickOf('UO', 'over', 600, 'regular'),
      record('basketball', '20-20 20-20 20-20 20-20', { overtime: score('2-0'), isOver: false }),
      ['win', 'played'],
    ],
    [
      'baseball before five innings',
      'baseball',
      pickOf('WL', 'home'),
      innings('1-0 0-0 0-0 0-0', 8),
      ['void', 'unfinished'],
    ],
    [
      'baseball after four and a half, home ahead',
      'baseball',
      pickOf('WL', 'home'),
      innings('1-0 0-0 0-0 0-0 0-0', 9, { finishedPeriods: 4 }),
      ['win', 'stood'],
    ],
    [
      'baseball after four and a half, home behind',
      'baseball',
      pickOf('WL', 'away'),
      innings('0-1 0-0 0-0 0-0 0-0', 9, { finishedPeriods: 4 }),
      ['void', 'unfinished'],
    ],
    [
      'baseball after five: winner',
      'baseball',
      pickOf('WL', 'away'),
      innings('0-1 0-0 0-0 0-0 0-0', 10),
      ['win', 'stood'],
    ],
    [
      'baseball after five: level',
      'baseball',
      pickOf('WL', 'away'),
      innings('0-0 0-0 0-0 0-0 0-0', 10),
      ['void', 'stood'],
    ],
    [
      'baseball after five: handicap',
      'baseball',
      pickOf('AH', 'home', -6),
      innings('0-0 2-0 0-0 0-0 0-0', 10),
      ['win', 'stood'],
    ],
    [
      'baseball after seven: total',
      'baseball',
      pickOf('UO', 'under', 30),
      innings('0-0 2-0 0-0 0-0 0-0 0-0 0-0', 14),
      ['void', 'unfinished'],
    ],
    [
      'baseball after eight and a half, home ahead: total',
      'baseball',
      pickOf('UO', 'under', 30),
      innings('0-0 2-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0', 17, { finishedPeriods: 8 }),
      ['win', 'stood'],
    ],
    [
      'baseball: five innings of which four were finished',
      'baseball',
      pickOf('UO', 'over', 6, 'f5'),
      innings('0-0 1-0 0-0 0-0 0-0', 9, { finishedPeriods: 4 }),
      ['void', 'unfinished'],
    ],
    [
      'volleyball at two sets to none',
      'volleyball',
      pickOf('WL', 'home'),
      record('volleyball', '25-20 25-20', { isOver: false }),
      ['void', 'unfinished'],
    ],
    [
      'hockey in the third period',
      'hockey',
      pickOf('UO', 'over', 22),
      record('hockey', '1-0 1-0 3-3', { finishedPeriods: 2, isOver: false }),
      ['void', 'unfinished'],
    ],
    [
      'a match that never began',
      'soccer',
      pickOf('WDL', 'home'),
      { ...playedMatch({}), ending: 'not-played' },
      ['void', 'not-played'],
    ],
  ])('%s', (_name, sport, pick, match, expected) => {
    expect(outcome(sport, pick, match)).toEqual(expected);
  });

  test('a mercy rule is an end, and everything counts', () => {
    const mercy = record('baseball', '5-0 5-0 0-0 0-0 0-0', { isOver: true, irregularities: ['early-end'] });
    expect(outcome('baseball', pickOf('UO', 'over', 38), mercy)).toEqual(['win', 'played']);
    expect(outcome('baseball', pickOf('WL', 'home'), mercy)).toEqual(['win', 'played']);
  });

  test('a score that a played match lacks is for an operator to find, never a guess', () => {
    expect(
      outcome('soccer', pickOf('UO', 'over', 34, 'corners'), record('soccer', '1-0 0-0')),
    ).toBeUndefined();
  });
});

describe('a market that is decided', () => {
  const abandoned = record('soccer', '2-0 1-0', { finishedPeriods: 1, isOver: false });
  const over = pickOf('UO', 'over', 10);

  test('over 2.5 stays won at three goals, by setting: for live bets, for all, for none', () => {
    expect(outcome('soccer', over, abandoned, true)).toEqual(['win', 'decided']);
    expect(outcome('soccer', over, abandoned)).toEqual(['void', 'unfinished']);
    const settle = (decided: 'stands' | 'void') =>
      settleByHouseRules(over, abandoned, houseRulesOf('soccer', { decided }), { isLive: true })?.leg.result;
    expect(settle('stands')).toBe('win');
    expect(settle('void')).toBe('void');
  });

  test.each([
    ['UO', 'over', 10, '2-1', 'win'],
    ['UO', 'under', 10, '2-1', 'lose'],
    ['UO', 'over', 12, '2-1', undefined],
    ['UO', 'over', 11, '2-1', 'half-win'],
    ['UO', 'under', 11, '2-1', 'half-lose'],
    ['UO', 'over', 13, '2-1', undefined],
    ['UO', 'over', 13, '2-2', 'win'],
    ['BTTS', 'yes', null, '1-1', 'win'],
    ['BTTS', 'no', null, '1-1', 'lose'],
    ['BTTS', 'no', null, '1-0', undefined],
    ['TG', '6+', null, '4-2', 'win'],
    ['TG', '2', null, '2-1', 'lose'],
    ['TG', '2-4', null, '2-1', undefined],
    ['CS', '1-1', null, '2-0', 'lose'],
    ['CS', '2-2', null, '2-1', undefined],
    ['CS', 'other-3', null, '4-0', 'win'],
    ['TTH', 'over', 6, '2-0', 'win'],
    ['TTA', 'over', 2, '2-0', undefined],
    ['WTN', 'home', null, '2-1', 'lose'],
    ['WM', 'goalless', null, '0-1', 'lose'],
    ['WM', 'home-3+', null, '9-0', undefined],
    ['WDL', 'home', null, '9-0', undefined],
    ['AH', 'home', -2, '9-0', undefined],
    ['OE', 'odd', null, '2-1', undefined],
  ] as const)('%s %s at the line %s is at %s: %s', (market, selection, line, at, expected) => {
    expect(decidedResult(pickOf(market, selection, line), score(at))?.result).toBe(expected);
  });

  test('half-time that is over has decided who cannot win any more', () => {
    expect(outcome('soccer', pickOf('HTFT', 'draw/home'), abandoned, true)).toEqual(['lose', 'decided']);
    expect(outcome('soccer', pickOf('HTFT', 'home/home'), abandoned, true)).toEqual(['void', 'unfinished']);
  });

  test('what is decided is what every further course of the match pays', () => {
    const small = fc.integer({ min: 0, max: 4 });
    const picks = fc.oneof(
      fc
        .tuple(fc.constantFrom('over', 'under'), fc.integer({ min: 1, max: 20 }))
        .map(([side, half]) => pickOf('UO', side, half * 2)),
      fc.constantFrom('yes', 'no').map((side) => pickOf('BTTS', side)),
      fc.constantFrom('0', '1-3', '4+').map((band) => pickOf('TG', band)),
      fc.constantFrom('0-0', '2-1', 'other-2').map((text) => pickOf('CS', text)),
      fc.constantFrom('home-1', 'draw', 'away-2+').map((text) => pickOf('WM', text)),
    );
    fc.assert(
      fc.property(picks, small, small, small, small, (pick, home, away, moreHome, moreAway) => {
        const decided = decidedResult(pick, { home, away });
        const end = { match: { home: home + moreHome, away: away + moreAway } };
        if (decided !== undefined) expect(settleInMatch(pick, { scores: end })?.result).toBe(decided.result);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is irregular', () => {
  const retired: MatchRecord = {
    ...record('tennis', '6-4 3-2', { finishedPeriods: 1, isOver: false }),
    irregularities: ['retirement'],
    awardedTo: 'home',
  };

  test('after a retirement the winner is void, and a set that was complete stands', () => {
    expect(outcome('tennis', pickOf('WL', 'home'), retired)).toEqual(['void', 'irregular']);
    expect(outcome('tennis', pickOf('AH', 'away', 6), retired)).toEqual(['void', 'irregular']);
    expect(outcome('tennis', pickOf('UO', 'over', 38, 's1'), retired)).toEqual(['win', 'played']);
    expect(outcome('tennis', pickOf('WL', 'home', null, 's2'), retired)).toEqual(['void', 'unfinished']);
  });

  test('where the house lets the advancing player win, only who wins is awarded', () => {
    const settle = (pick: MarketPick) => settleByHouseRules(pick, retired, tennisAdvancingWins);
    expect(settle(pickOf('WL', 'home'))).toEqual({ leg: { result: 'win' }, because: 'awarded' });
    expect(settle(pickOf('WL', 'away'))).toEqual({ leg: { result: 'lose' }, because: 'awarded' });
    expect(settle(pickOf('AH', 'home', -2))?.leg.result).toBe('void');
  });

  test.each(['replaced-player', 'moved-to-another-day', 'changed-format'] as const)(
    'tennis with %s is void on the match, even when played',
    (irregularity) => {
      const played = record('tennis', '6-4 6-2', { irregularities: [irregularity] });
      expect(outcome('tennis', pickOf('WL', 'home'), played)).toEqual(['void', 'irregular']);
      expect(outcome('tennis', pickOf('WL', 'home', null, 's1'), played)).toEqual(['win', 'played']);
    },
  );

  test('a walkover is void, or awarded where the operator says so', () => {
    const walkover: MatchRecord = {
      ...playedMatch({}),
      ending: 'not-played',
      irregularities: ['walkover'],
      awardedTo: 'away',
    };
    expect(outcome('esport', pickOf('WL', 'away'), walkover)?.[0]).toBe('void');
    const awarding = houseRulesOf('esport', { irregular: { walkover: 'counts' } });
    expect(settleByHouseRules(pickOf('WL', 'away'), walkover, awarding)?.because).toBe('awarded');
    expect(settleByHouseRules(pickOf('UO', 'over', 10), walkover, awarding)?.because).toBe('not-played');
  });
});

describe('settings of the operator', () => {
  test('a change replaces its own item and no other', () => {
    const changed = houseRulesOf('baseball', { resumeWithinMinutes: 60, standsAfter: { total: null } });
    expect(changed.standsAfter.winner).toEqual(defaultHouseRules.baseball.standsAfter.winner);
    expect(changed.standsAfter.total).toBeNull();
    expect(houseRulesOf('baseball')).toEqual(defaultHouseRules.baseball);
  });

  test('a game that is broken off is called off once its time to resume is over', () => {
    const rules = defaultHouseRules.baseball;
    expect(isCalledOff(rules, 0, 180 * 60_000)).toBe(false);
    expect(isCalledOff(rules, 0, 180 * 60_000 + 1)).toBe(true);
  });

  test('of a double header that is listed once the first game counts, or none', () => {
    expect(countedGames(defaultHouseRules.baseball, ['first', 'second'])).toEqual(['first']);
    expect(countedGames(houseRulesOf('baseball', { doubleHeader: 'void' }), ['first', 'second'])).toEqual([]);
    expect(countedGames(houseRulesOf('baseball', { doubleHeader: 'void' }), ['only'])).toEqual(['only']);
  });

  test.each(Object.keys(defaultHouseRules) as Sport[])('the defaults of %s are sound', (sport) => {
    expect(isSoundHouseRules(defaultHouseRules[sport])).toBe(true);
  });

  test.each([
    { resumeWithinMinutes: -1 },
    { resumeWithinMinutes: 0.5 },
    { resumeWithinMinutes: 100_000 },
    { standsAfter: { winner: { halfPeriods: 0, halfPeriodsIfHomeLeads: 0 } } },
    { standsAfter: { winner: { halfPeriods: 4, halfPeriodsIfHomeLeads: 5 } } },
  ])('%j is refused', (changes) => {
    expect(isSoundHouseRules(houseRulesOf('soccer', changes))).toBe(false);
  });
});
