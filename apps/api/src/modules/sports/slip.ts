import type { Bet, BodyOf, FailureOf } from '@hanpan/contract';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { Failure } from '../../kernel/failure.ts';
import type { KeyedRequest } from '../../kernel/idempotency.ts';
import type { SiteSettings } from '../settings/index.ts';
import type { LegRow } from './present-bet.ts';

export const placeBetPath = '/api/bet/betProc';

export interface PlacedBet {
  readonly bet: Bet;
  readonly cashAmt: Amount;
  readonly version: number;
}

export type Refusal = Failure<FailureOf<typeof placeBetPath>>;

/** A slip as it was submitted. */
export interface Slip {
  readonly request: KeyedRequest;
  readonly siteId: number;
  readonly memberId: number;
  readonly settings: Pick<SiteSettings, 'bet' | 'timeZone' | 'dayLossLimitAmount'>;
  readonly stake: Amount;
  readonly oddsPolicy: BodyOf<typeof placeBetPath>['oddsPolicy'];
  readonly legs: BodyOf<typeof placeBetPath>['legs'];
}

export interface OfferedSelection extends LegRow {
  readonly id: number;
  readonly market_id: number;
  readonly odds_milli: OddsMilli;
  /** Of the market. */
  readonly status: string;
}

/** A slip that has passed every rule except balance and repetition. */
export interface JudgedSlip {
  readonly slip: Slip;
  /** In the order of their ids, so that one slip is the same however its legs were sent. */
  readonly legs: readonly OfferedSelection[];
}
