import type { Amount } from '@hanpan/money';
import { type CashOutLeg, type CashOutPolicy, cashOut, openMatch, readLegCode } from '@hanpan/rules';
import { isFeedSilent } from '../placing/judge-slip.ts';
import { liveDelayMs } from '../placing/live-delay.ts';
import { isOpen, type SlipSettings } from '../placing/slip.ts';
import type { OpenBet, OpenLeg } from './cash-out-store.ts';
import { chanceOfLeg, type DrawnMatch } from './leg-chance.ts';

export type BetPrice =
  | { readonly value: Amount }
  | { readonly refused: 'off' | 'decided' | 'settling' | 'suspended' | 'too-small' };

/** What the site says: how bets are bought back, and how long a new one waits in play. */
export interface CashOutTerms {
  readonly policy: CashOutPolicy;
  readonly delay: SlipSettings['bet']['delay'];
}

interface PriceFacts extends CashOutTerms {
  /** The moment, and when our own prices were last looked after. */
  readonly now: Parameters<typeof isFeedSilent>[0];
}

/**
 * What the house pays for a bet now, or why it does not. A bet whose result is on its way has none: whoever knew the
 * score a moment earlier would sell what is lost. Nor has one that was settled and is open again: what it was paid stands
 * against its next settlement, and a sale would be the end of it.
 */
export function priceOfBet(bet: OpenBet, legs: readonly OpenLeg[], facts: PriceFacts): BetPrice {
  const { policy } = facts;
  if (!policy.isOn) return { refused: 'off' };
  if (bet.status !== 'BET' || bet.settled_at !== null || bet.settlements > 0) return { refused: 'decided' };
  const isAhead = legs.some(({ result, selection_result: now }) => result !== now);
  if (bet.is_settling || isAhead) return { refused: 'settling' };
  return cashOut(
    bet.stake,
    legs.map((leg) => cashOutLeg(leg, facts)),
    policy,
  );
}

/**
 * A leg is bought back where a bet would be taken on it at once: so neither at an old price nor at one that nobody sells, nor
 * where a new bet waits because somebody at the match may know more than the feed. Of a match that is drawn here nobody does.
 */
function isPriced(leg: OpenLeg, { delay, now }: PriceFacts): boolean {
  const isSold = leg.is_offered && !isFeedSilent(now, [leg]) && isOpen(leg, now.nowMs);
  return isSold && (leg.plan !== null || liveDelayMs(delay, [leg]) === 0);
}

function cashOutLeg(leg: OpenLeg, facts: PriceFacts): CashOutLeg {
  const { odds_milli: oddsMilli, result, kind, scope, line_quarters: lineQuarters, pick } = leg;
  if (result !== null) return { oddsMilli, result: readLegCode(result), chance: null };
  const market = { market: kind, scope, lineQuarters, selection: pick };
  return {
    oddsMilli,
    result: null,
    chance: isPriced(leg, facts) ? chanceOfLeg(market, leg.fair_probability, drawnMatch(leg)) : null,
  };
}

function drawnMatch({ plan, progress }: OpenLeg): DrawnMatch | undefined {
  return plan === null || progress === null ? undefined : { model: openMatch(plan), state: progress.state };
}
