import type { Tx } from '@hanpan/db';
import type { MatchRecord } from '@hanpan/rules';
import type { Correction } from './correction.ts';
import { laterCorrections, marketsSaidSince, type QueuedCorrection } from './correction-store.ts';

/** What was said of an event after a correction that waited in the queue. */
interface LaterWords {
  /** The match as a whole: nothing of the older one counts. */
  readonly isWhole: boolean;
  /** Else the scores of stretches, and the markets whose results, were said. */
  readonly scores: MatchRecord['scores'];
  readonly markets: ReadonlySet<number>;
}

const nothingLater: LaterWords = { isWhole: false, scores: {}, markets: new Set() };

/**
 * What a feed said and nobody could write at once may be written after an operator has said more; the operator's word is the
 * later one all the same. The caller has locked the event, so nobody says anything meanwhile.
 */
export async function laterWords(tx: Tx, correction: QueuedCorrection): Promise<LaterWords> {
  if (correction.operatorId !== null || correction.kind !== 'result') return nothingLater;
  const later = await laterCorrections(tx, correction);
  if (later.length === 0) return nothingLater;
  return {
    isWhole: later.some(isOfWholeMatch),
    scores: Object.assign({}, ...later.map((each) => (each.kind === 'result' ? each.scores : {}))),
    markets: await marketsSaidSince(tx, correction),
  };
}

/** Its score, its end, or that all of it is taken back. A void leaves the results beneath it as they are. */
function isOfWholeMatch(correction: Correction): boolean {
  if (correction.marketId !== null) return false;
  if (correction.kind !== 'result') return correction.kind === 'rollback';
  const { scores, ending } = correction;
  return scores.match !== undefined || ending !== 'played';
}
