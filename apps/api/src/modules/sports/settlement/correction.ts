import type { CancelWindow, MatchRecord } from '@hanpan/rules';
import type { OutcomesByPick } from './message-store.ts';

/**
 * What an operator or a feed wants of a match, or of one of its markets (`marketId`; null is all of them).
 *
 * `result`: these scores, of the scopes that they name, or how the match ended. Every market that they decide is settled by
 * the house rules, whatever was said before. `settle`: these results of one market, by pick; null leaves a pick open.
 * `void`: bets taken in the window are void, and without bounds the whole market is; `unvoid` takes the same window back.
 * `rollback`: what settled the market is taken back; its bets are open again, and wait for another result.
 */
export type Correction = { readonly eventId: number } & (
  | {
      readonly kind: 'result';
      readonly marketId: number | null;
      readonly scores: MatchRecord['scores'];
      readonly ending: MatchRecord['ending'];
    }
  | { readonly kind: 'settle'; readonly marketId: number; readonly results: OutcomesByPick }
  | { readonly kind: 'void' | 'unvoid'; readonly marketId: number | null; readonly window: CancelWindow }
  | { readonly kind: 'rollback'; readonly marketId: number | null }
);

/** No bounds: every bet, whenever it was placed. */
export const always: CancelWindow = { startsAtMs: null, endsAtMs: null };
