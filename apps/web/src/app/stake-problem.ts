import { type Amount, amount, type OddsMilli, oddsProduct, smaller, zero } from '@hanpan/money';

/** What keeps a stake from being placed. */
export type StakeProblem =
  | { readonly kind: 'noStake' }
  | { readonly kind: 'min'; readonly min: Amount }
  | { readonly kind: 'max'; readonly max: Amount }
  | { readonly kind: 'win'; readonly win: Amount; readonly max: Amount }
  | { readonly kind: 'balance'; readonly balance: Amount };

export interface StakeFacts {
  readonly stakeAmount: Amount | undefined;
  /** Of every leg. */
  readonly odds: readonly OddsMilli[];
  /** What the bet gets besides if every leg wins, as far as the site has said it. */
  readonly bonusBasisPoints?: number | undefined;
  readonly limits: { readonly minAmount: Amount; readonly maxAmount: Amount; readonly maxWinAmount: Amount };
  /** Undefined for a guest, who has no balance. */
  readonly balanceAmount: Amount | undefined;
}

/** The largest stake whose floored return, with its bonus in basis points, stays within the limit. */
export function largestStake(odds: readonly OddsMilli[], maxWinAmount: Amount, bonusBasisPoints = 0): Amount {
  const { numerator, denominator } = oddsProduct(odds);
  const limit = (BigInt(maxWinAmount) + 1n) * denominator * 10_000n;
  const stake = (limit - 1n) / (numerator * BigInt(10_000 + bonusBasisPoints));
  return amount(Number(stake));
}

/** The most that may be staked now; zero where nothing can be. */
export function mostStake(facts: Omit<StakeFacts, 'stakeAmount'>): Amount {
  const { odds, bonusBasisPoints, limits, balanceAmount } = facts;
  const most = smaller(limits.maxAmount, largestStake(odds, limits.maxWinAmount, bonusBasisPoints));
  return balanceAmount === undefined ? most : smaller(most, balanceAmount);
}

export function stakeProblem(facts: StakeFacts): StakeProblem | undefined {
  const { stakeAmount = zero, odds, bonusBasisPoints, limits, balanceAmount } = facts;
  const winStake = largestStake(odds, limits.maxWinAmount, bonusBasisPoints);
  if (stakeAmount === 0) return { kind: 'noStake' };
  if (stakeAmount < limits.minAmount) return { kind: 'min', min: limits.minAmount };
  if (stakeAmount > limits.maxAmount) return { kind: 'max', max: limits.maxAmount };
  if (stakeAmount > winStake) return { kind: 'win', win: limits.maxWinAmount, max: winStake };
  if (balanceAmount !== undefined && stakeAmount > balanceAmount)
    return { kind: 'balance', balance: balanceAmount };
  return undefined;
}
