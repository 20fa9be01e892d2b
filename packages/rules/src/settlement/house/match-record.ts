import type { MatchScore, Score } from '../match-score.ts';
import type { Scope } from '../scope.ts';
import type { Irregularity } from './house-rules.ts';

/** How a match ended, beside its scores. */
export type MatchRecord = MatchScore & {
  /** What stood in scopes that were begun and not played to their end. */
  readonly standing: Readonly<Partial<Record<Scope, Score>>>;
  /** `called` off after it had begun; `not-played` never begun, cancelled, or declared void as a whole. */
  readonly ending: 'played' | 'called' | 'not-played';
  /** Halves of periods that were played to their end: the top of an inning is one. */
  readonly halfPeriodsPlayed: number;
  readonly irregularities: readonly Irregularity[];
  /** Whom the organiser gave the match, where it was not decided by play; null where it was, or nobody got it. */
  readonly awardedTo: 'home' | 'away' | null;
};

/** A match that was played to its end, as almost all are. */
export function playedMatch(scores: MatchScore['scores']): MatchRecord {
  return {
    scores,
    standing: {},
    ending: 'played',
    halfPeriodsPlayed: 0,
    irregularities: [],
    awardedTo: null,
  };
}
