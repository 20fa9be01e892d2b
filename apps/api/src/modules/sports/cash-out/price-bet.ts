import type { Amount } from '@hanpan/money';
import { type CashOutLeg, type CashOutPolicy, cashOut, openMatch, readLegCode } from '@hanpan/rules';
import type { OpenBet, OpenLeg } from './cash-out-store.ts';
import { chanceOfLeg, type DrawnMatch } from './leg-chance.ts';

export type BetPrice =
  | { readonly value: Amount }
  | { readonly refused: 'off' | 'decided' | 'settling' | 'suspended' | 'too-small' };

/**
 * What the house pays for a bet now, or why it does not. A bet whose result is on its way has none: whoever knew the
 * score a moment earlier would sell what is lost.
 */
export function priceOfBet(
  bet: OpenBet,
  legs: readonly OpenLeg[],
  { policy, isLive }: { readonly policy: CashOutPolicy; readonly isLive: boolean },
): BetPrice {
  if (!policy.isOn) return { refused: 'off' };
  if (bet.status !== 'BET' || bet.settled_at !== null) return { refused: 'decided' };
  const isAhead = legs.some(({ result, selection_result: now }) => result !== now);
  if (bet.is_settling || isAhead) return { refused: 'settling' };
  return cashOut(
    bet.stake,
    legs.map((leg) => cashOutLeg(leg, isLive)),
    policy,
  );
}

function cashOutLeg(leg: OpenLeg, isLive: boolean): CashOutLeg {
  const { odds_milli: oddsMilli, result, kind, scope, line_quarters: lineQuarters, pick } = leg;
  if (result !== null) return { oddsMilli, result: readLegCode(result), chance: null };
  const isOpen = isLive && leg.status === 'open';
  const market = { market: kind, scope, lineQuarters, selection: pick };
  return {
    oddsMilli,
    result: null,
    chance: isOpen ? chanceOfLeg(market, leg.fair_probability, drawnMatch(leg)) : null,
  };
}

function drawnMatch({ plan, progress }: OpenLeg): DrawnMatch | undefined {
  return plan === null || progress === null ? undefined : { model: openMatch(plan), state: progress.state };
}
