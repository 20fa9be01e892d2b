import { type LegResult, lost, voided } from '../leg-result.ts';
import type { MarketPick } from '../market.ts';
import type { Score } from '../match-score.ts';
import { isStretch, type Scope } from '../scope.ts';
import { settleInMatch } from '../settle-in-match.ts';
import { decidedResult } from './decided-result.ts';
import { type HouseRules, marketGroups, type StandsAfter } from './house-rules.ts';
import type { MatchRecord } from './match-record.ts';

/** A settled leg and why it is so, for the receipt and the operator. */
export type HouseResult = {
  readonly leg: LegResult;
  readonly because: /** What the market is about was played to its end. */
    | 'played'
    /** The match was called off, and enough of it had been played. */
    | 'stood'
    /** Called off, and nothing could have changed this any more. */
    | 'decided'
    /** Given to one side without being played to its end. */
    | 'awarded'
    | 'not-played'
    | 'unfinished'
    | 'irregular';
};

/**
 * One selection under the house rules of its sport. A stretch such as a half or a set counts as soon as it was played to
 * its end, whatever became of the match. Undefined where a match that was played lacks the score that the market needs:
 * then an operator has to decide, never a guess. Throws RangeError as `settleSelection` does.
 */
export function settleByHouseRules(
  pick: MarketPick,
  record: MatchRecord,
  rules: HouseRules,
  { isLive = false }: { readonly isLive?: boolean } = {},
): HouseResult | undefined {
  const isWhole = !isStretch(pick.scope);
  const voids = record.irregularities.filter((each) => rules.irregular[each] === 'void');
  if (isWhole && voids.length === 0) {
    const awarded = awardedResult(pick, record);
    if (awarded !== undefined) return { leg: awarded, because: 'awarded' };
  }
  if (record.ending === 'not-played') return { leg: voided, because: 'not-played' };
  if (!isWhole || voids.length === 0) {
    const counted = countedResult(pick, record, rules, isWhole);
    if (counted !== undefined) return counted;
    if (isNotNeeded(pick.scope, record, rules)) return { leg: voided, because: 'not-played' };
    if (record.ending === 'played') return undefined;
  }
  const decided = mayBeDecided(rules, isLive) ? decidedNow(pick, record) : undefined;
  if (decided !== undefined) return { leg: decided, because: 'decided' };
  return { leg: voided, because: isWhole && voids.length > 0 ? 'irregular' : 'unfinished' };
}

function countedResult(
  pick: MarketPick,
  record: MatchRecord,
  rules: HouseRules,
  isWhole: boolean,
): HouseResult | undefined {
  const played = settleInMatch(pick, record);
  if (played !== undefined) return { leg: played, because: 'played' };
  const enough = rules.standsAfter[marketGroups[pick.market]];
  if (!isWhole || record.ending !== 'called' || !isEnough(enough, record)) return undefined;
  const stood = settleInMatch(pick, { scores: { ...record.standing, ...record.scores } });
  return stood && { leg: stood, because: 'stood' };
}

/** The fifth set of a match that was over after three: never played, although the match was. */
function isNotNeeded(scope: Scope, { scores }: MatchRecord, { plan }: HouseRules): boolean {
  if (plan.matchCounts !== 'periods-won' || scores.match === undefined) return false;
  return plan.periods.indexOf(scope) >= scores.match.home + scores.match.away;
}

function isEnough(enough: StandsAfter, { halfPeriodsPlayed, standing }: MatchRecord): boolean {
  if (enough === null) return false;
  const isHomeAhead = standing.match !== undefined && standing.match.home > standing.match.away;
  return halfPeriodsPlayed >= (isHomeAhead ? enough.halfPeriodsIfHomeLeads : enough.halfPeriods);
}

/** Only who wins can be awarded; by how much cannot. */
function awardedResult(pick: MarketPick, { awardedTo }: MatchRecord): LegResult | undefined {
  if (awardedTo === null || (pick.market !== 'WL' && pick.market !== 'WDL')) return undefined;
  const score = awardedTo === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 };
  return settleInMatch(pick, { scores: { [pick.scope]: score } });
}

function mayBeDecided({ decided }: HouseRules, isLive: boolean): boolean {
  return decided === 'stands' || (decided === 'stands-live' && isLive);
}

function decidedNow(pick: MarketPick, { scores, standing }: MatchRecord): LegResult | undefined {
  const reached = { ...standing, ...scores };
  if (pick.market === 'HTFT') return decidedAtHalfTime(pick, scores.h1);
  const score = reached[pick.market === 'RND' ? 'points' : pick.scope];
  return score && decidedResult(pick, score);
}

/** Half-time is over: whoever bet on another leader has lost, and the rest is open. */
function decidedAtHalfTime(pick: MarketPick, halfTime: Score | undefined): LegResult | undefined {
  if (halfTime === undefined) return undefined;
  const asIfOver = settleInMatch(
    { ...pick, selection: `${pick.selection.split('/')[0]}/${leaderOf(halfTime)}` },
    { scores: { h1: halfTime, [pick.scope]: halfTime } },
  );
  return asIfOver?.result === 'lose' ? lost : undefined;
}

function leaderOf({ home, away }: Score): string {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
