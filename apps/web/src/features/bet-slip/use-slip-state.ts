import { useSite } from '@hanpan/kit';
import type { Amount } from '@hanpan/money';
import { useMemo } from 'react';
import { useBalance, useSession } from '../../app/session.ts';
import {
  type BetAnswer,
  type BetLimits,
  type BetRequest,
  limitsFor,
  type Offers,
  type SlipSummary,
} from './model.ts';
import { useSlip } from './slip-store.ts';
import { sizeFor, summariseSystem } from './system-summary.ts';
import { useFollowedBet } from './use-followed-bet.ts';
import { type PlaceBet, usePlaceBet } from './use-place-bet.ts';
import { type SlipQuote, useSlipQuote } from './use-slip-quote.ts';

export interface SlipState extends PlaceBet {
  /** Undefined until the site's limits are known. */
  readonly summary: SlipSummary | undefined;
  readonly limits: BetLimits | undefined;
  /** What the site says about these legs now; undefined for guests and while it is not known. */
  readonly quote: SlipQuote | undefined;
  /** The server's text why this member places no bet now, whatever is on the slip. */
  readonly bettorRefusal: string | undefined;
  readonly balanceAmount: Amount | undefined;
  readonly isGuest: boolean;
  /** Sent earlier, with an indeterminate outcome. */
  readonly uncertain: BetRequest | undefined;
  readonly confirmation: BetAnswer | undefined;
  /** A bet that still waits while the next one is being made beside it. */
  readonly waiting: BetAnswer | undefined;
  /** The server's text of the last refusal. */
  readonly refusal: string | undefined;
  /** No bet is taken before; on the server's clock. */
  readonly pausedUntilMs: number | undefined;
}

const hasWait = ({ bets }: BetAnswer) => bets.some(({ status }) => status === 'WAIT');

/** Everything the slip shows, from the store, the board, the site's limits and the member's money. */
export function useSlipState(offers: Offers, onBoardOld: () => void): SlipState {
  const session = useSession();
  const site = useSite();
  const { cashAmt } = useBalance();
  const { legs, stakeAmount, size: chosenSize, policy, attempt, confirmation, refusal, pause } = useSlip();
  const memId = session.state === 'member' ? session.member.memId : undefined;
  const placing = usePlaceBet(memId, onBoardOld);
  const size = sizeFor(legs.length, chosenSize);
  const isBeside = legs.length > 0 && confirmation !== undefined && hasWait(confirmation.answer);
  const isEditing = attempt === undefined && (confirmation === undefined || isBeside);
  const isAsked = memId !== undefined && isEditing;
  const { quote, bettorRefusal } = useSlipQuote(legs, isAsked, stakeAmount !== undefined, size);
  const siteLimits = site?.bet;
  const limits = useMemo(() => siteLimits && limitsFor(siteLimits, quote), [siteLimits, quote]);
  const balanceAmount = memId === undefined ? undefined : cashAmt;
  const bonuses = quote?.bonuses;
  const summary = useMemo(
    () =>
      limits && summariseSystem({ legs, offers, stakeAmount, policy, limits, balanceAmount, bonuses }, size),
    [legs, offers, stakeAmount, policy, limits, balanceAmount, bonuses, size],
  );
  const own = <T extends { memId: string }>(kept: T | undefined) =>
    kept !== undefined && kept.memId === memId ? kept : undefined;
  const shown = own(confirmation)?.answer.bets;
  // Of several the first that still waits: they are decided together, and each is pushed besides.
  useFollowedBet(shown?.find(({ status }) => status === 'WAIT') ?? shown?.[0]);
  return {
    ...placing,
    summary,
    limits,
    quote,
    bettorRefusal,
    balanceAmount,
    isGuest: session.state === 'guest',
    uncertain: placing.isSending ? undefined : own(attempt)?.request,
    confirmation: isBeside ? undefined : own(confirmation)?.answer,
    waiting: isBeside ? own(confirmation)?.answer : undefined,
    refusal: own(refusal)?.text,
    pausedUntilMs: own(pause)?.untilMs,
  };
}
