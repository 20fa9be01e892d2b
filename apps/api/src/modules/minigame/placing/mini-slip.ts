import type { BodyOf, FailureOf, MiniBet } from '@hanpan/contract';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { MiniMarket } from '@hanpan/rules';
import type { Failure } from '../../../kernel/failure.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import type { SiteSettings } from '../../settings/index.ts';
import type { CurrentRound } from '../rounds/current-round.ts';

export const placePath = '/api/minigame/bet';

export interface PlacedMiniBet {
  readonly bet: MiniBet;
  readonly cashAmt: Amount;
  readonly version: number;
}

export type Refusal = Failure<FailureOf<typeof placePath>>;
export type MiniSlipOutcome = PlacedMiniBet | Refusal;

/** A bet as it was submitted. */
export interface MiniSlip
  extends Pick<
    BodyOf<typeof placePath>,
    'game' | 'day' | 'round' | 'market' | 'pick' | 'odds' | 'line' | 'stake'
  > {
  readonly request: KeyedRequest;
  readonly siteId: number;
  readonly memberId: number;
  /** The network address that it was asked for from. */
  readonly address: string;
  readonly settings: Pick<SiteSettings, 'minigame' | 'timeZone' | 'dayLossLimitAmount'>;
}

/** One that has passed every rule except those of the house's book, balance and repetition. */
export interface JudgedMiniSlip {
  readonly slip: MiniSlip;
  readonly round: CurrentRound;
  readonly market: MiniMarket;
  readonly oddsMilli: OddsMilli;
  /** What it pays if it wins, stake included. */
  readonly possibleWin: Amount;
  readonly minAmount: Amount;
}
