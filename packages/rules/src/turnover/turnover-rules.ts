import { type Amount, type OddsMilli, scale, zero } from '@hanpan/money';
import type { BetLeg } from '../settlement/bet-leg.ts';
import type { BetSettlement } from '../settlement/settle-bet.ts';
import { settlementFigures } from '../settlement/settlement-figures.ts';

/** What a stake counts as, in whole percent of it, by what was played. What is not named counts in full. */
export type TurnoverWeights = Readonly<Record<string, number>>;

/**
 * Which stakes count towards the turnover that deposited money and rewards carry: the one table that settlement, the
 * withdrawal, the progress on screen and the guide pages go by. Odds are in thousandths.
 */
export const turnoverRules = {
  /** A single below these odds counts for nothing: it is hardly a risk. */
  singleMinOddsMilli: 1_500,
  /** The odds of a combination's legs together; void legs are left out, and what then has one leg is a single. */
  combinationMinOddsMilli: 1_500,
  /** Bets of one member on different results of one market and line, while both are open: neither counts. */
  bothSidesCount: false,
  /** Void, tied and cancelled bets come back, so they count for nothing; of half a result the decided half counts. */
  voidsCount: false,
  /** Of the stake, by family. Where the house's edge is smallest, less counts. A site may set others. */
  weights: {
    sports: 100,
    esports: 100,
    slot: 100,
    hotelSlot: 100,
    mini: 100,
    virtual: 100,
    fishing: 100,
    casino: 50,
    hotelCasino: 50,
  },
} as const;

/** One line of the table, for pages that explain it. */
export type TurnoverRule =
  | { readonly rule: 'single'; readonly minOddsMilli: number }
  | { readonly rule: 'combination'; readonly minOddsMilli: number }
  | { readonly rule: 'bothSides' }
  | { readonly rule: 'half' }
  | { readonly rule: 'void' }
  | { readonly rule: 'weight'; readonly family: string; readonly percent: number };

/** The table in the order in which it is read; `weights` are those of the site. */
export function describeTurnoverRules(
  weights: TurnoverWeights = turnoverRules.weights,
): readonly TurnoverRule[] {
  return [
    { rule: 'single', minOddsMilli: turnoverRules.singleMinOddsMilli },
    { rule: 'combination', minOddsMilli: turnoverRules.combinationMinOddsMilli },
    { rule: 'bothSides' },
    { rule: 'half' },
    { rule: 'void' },
    ...Object.entries(weights).map(([family, percent]) => ({ rule: 'weight' as const, family, percent })),
  ];
}

interface SettledBet {
  readonly stakeAmount: Amount;
  readonly settlement: BetSettlement;
  readonly legs: readonly BetLeg[];
  /** The member had a bet open on another result of a market of this one. */
  readonly hasBothSides: boolean;
}

const thousand = 1_000n;

/**
 * The part of a settled sports bet's stake that may count, before the family's weight. A leg that is still open when
 * another one has lost was a risk like the others; only void legs are left out.
 */
export function eligibleStake({ stakeAmount, settlement, legs, hasBothSides }: SettledBet): Amount {
  const { counted } = settlementFigures(stakeAmount, settlement, legs);
  if (counted === 0 || (hasBothSides && !turnoverRules.bothSidesCount)) return zero;
  const risked = legs.filter(({ result }) => result?.result !== 'void');
  const minOddsMilli =
    risked.length > 1 ? turnoverRules.combinationMinOddsMilli : turnoverRules.singleMinOddsMilli;
  return isAtLeast(risked, minOddsMilli) ? counted : zero;
}

/** Whether the product of the odds reaches a threshold; compared without dividing, so nothing is rounded. */
function isAtLeast(legs: readonly { readonly oddsMilli: OddsMilli }[], minOddsMilli: number): boolean {
  const product = legs.reduce((odds, leg) => odds * BigInt(leg.oddsMilli), 1n);
  return product * thousand >= BigInt(minOddsMilli) * thousand ** BigInt(legs.length);
}

/** What money that came in has to be played for: whole percent of it, rounded down. */
export function requiredTurnover(money: Amount, percent: number): Amount {
  return scale(money, BigInt(percent), 100n);
}
