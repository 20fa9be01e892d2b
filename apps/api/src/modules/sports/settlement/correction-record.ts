import {
  finishedStretches,
  halfPeriodsPlayed,
  houseRulesOf,
  isScope,
  type MatchRecord,
  playedMatch,
  runningPeriod,
  type Scope,
  type Score,
} from '@hanpan/rules';
import type { Correction } from './correction.ts';
import type { SettledEvent } from './result-store.ts';

type Result = Extract<Correction, { kind: 'result' }>;

/**
 * The match as a correction says that it went. Where it was called off in play, the scopes that were played to their end
 * count, those that were begun stand as they stood, and of its periods the finished halves are counted. A feed never says
 * that a score is final: of its board the stretches before the running one are.
 */
export function recordOfCorrection({ scores, ending }: Result, event: SettledEvent): MatchRecord {
  if (ending !== 'called') return { ...playedMatch(scores), ending };
  const { plan } = houseRulesOf(event.sport);
  const final = finalScores(scores, event);
  const board = { ...scoresWhere(event, false), ...final };
  const isFinal = (scope: Scope) => final[scope] !== undefined;
  const known = { ...finishedStretches(plan, board, { running: event.period, isFinal }), ...final };
  return {
    ...playedMatch(known),
    ending,
    standing: standingOf(event),
    halfPeriodsPlayed: halfPeriodsPlayed(plan, known, runningPeriod(event.period, event.half)),
  };
}

/** What nothing but a correction changes: the scores that an operator enters, and those that were final before. */
export function finalScores(entered: Result['scores'], event: SettledEvent): MatchRecord['scores'] {
  return { ...scoresWhere(event, true), ...entered };
}

function standingOf(event: SettledEvent): MatchRecord['standing'] {
  const running = scoresWhere(event, false);
  if (event.phase === 'prematch' || event.scores.match !== undefined) return running;
  return { match: { home: event.home_score, away: event.away_score }, ...running };
}

function scoresWhere({ scores }: SettledEvent, isFinal: boolean): MatchRecord['scores'] {
  return Object.fromEntries(
    Object.entries(scores)
      .filter(([scope, pair]) => isScope(scope) && pair[2] === isFinal)
      .map(([scope, [home, away]]): [string, Score] => [scope, { home, away }]),
  );
}
