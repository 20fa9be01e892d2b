import type { Bet, BodyOf, FailureOf } from '@hanpan/contract';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { MultiLegBonus } from '@hanpan/rules';
import type { Failure } from '../../../kernel/failure.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import type { SiteSettings } from '../../settings/index.ts';
import type { LegRow } from '../bets/present-bet.ts';

export const placeBetPath = '/api/bet/betProc';

export interface PlacedBet {
  readonly bet: Bet;
  readonly cashAmt: Amount;
  readonly version: number;
}

export type Refusal = Failure<FailureOf<typeof placeBetPath>>;

export type SlipSettings = Pick<
  SiteSettings,
  'bet' | 'liability' | 'timeZone' | 'dayLossLimitAmount' | 'bigBet'
> & { readonly multiLegBonus: MultiLegBonus };

/** What the books need to know of a slip, or of a bet that was one. */
export interface SlipTerms {
  readonly siteId: number;
  readonly memberId: number;
  readonly settings: SlipSettings;
  readonly stake: Amount;
}

/** One bet as it is asked for. */
export interface Slip extends SlipTerms {
  readonly oddsPolicy: BodyOf<typeof placeBetPath>['oddsPolicy'];
  readonly legs: BodyOf<typeof placeBetPath>['legs'];
  /** The network address that it was asked for from. */
  readonly address: string;
  /** The token of a quote. */
  readonly quote?: string | undefined;
  /** How many legs the quote is of, where further bets are made of them; else those of the slip. */
  readonly quotedLegs?: number | undefined;
}

/** A slip as it was submitted alone, under a key of its own. */
export interface KeyedSlip extends Slip {
  readonly request: KeyedRequest;
}

export interface OfferedSelection extends LegRow {
  readonly id: number;
  readonly market_id: number;
  readonly odds_milli: OddsMilli;
  readonly sport: string;
  readonly feed: string;
  /** When somebody last looked after the feed of its event; null where nobody has to. */
  readonly feed_alive_at?: Date | null;
  /** Of the market. */
  readonly status: string;
}

/** A slip that has passed every rule except balance and repetition. */
export interface JudgedSlip<Terms extends SlipTerms = Slip> {
  readonly slip: Terms;
  readonly level: number;
  /** In the order of their ids, so that one slip is the same however its legs were sent. */
  readonly legs: readonly OfferedSelection[];
}

const over: ReadonlySet<string> = new Set(['prematch', 'ended']);

/** The match is being played: what is bet on it waits before it is decided. */
export function isLive({ phase }: Pick<OfferedSelection, 'phase'>): boolean {
  return !over.has(phase);
}

/**
 * Whether a selection may be bet on. The server's clock decides, whatever the market's row still says: a match that should
 * have begun is closed until its feed says that it is being played.
 */
export function isOpen(
  leg: Pick<OfferedSelection, 'phase' | 'starts_at' | 'status'>,
  nowMs: number,
): boolean {
  const isInTime = leg.phase === 'prematch' ? leg.starts_at.getTime() > nowMs : isLive(leg);
  return leg.status === 'open' && isInTime;
}
