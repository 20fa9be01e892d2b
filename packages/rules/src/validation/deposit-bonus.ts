import { type Amount, amount, scale, smaller } from '@hanpan/money';

/** A bonus that may be chosen with a deposit. */
export type DepositBonus = {
  /** Whole percent of the deposit. */
  readonly percent: number;
  readonly maxAmount: number;
  /** How often the deposit and its bonus together must be staked. */
  readonly turnoverTimes: number;
};

/** The bonus for one deposit: floored once, capped at its ceiling, with the turnover it requires. */
export function bonusOfDeposit(
  depositAmount: Amount,
  { percent, maxAmount, turnoverTimes }: DepositBonus,
): { bonusAmount: Amount; turnoverAmount: Amount } {
  const bonusAmount = smaller(scale(depositAmount, BigInt(percent), 100n), amount(maxAmount));
  return {
    bonusAmount,
    turnoverAmount: scale(amount(depositAmount + bonusAmount), BigInt(turnoverTimes), 1n),
  };
}

/** Who may choose a bonus: where it names a level, from that level on. */
export function mayChooseBonus(
  bonus: { readonly level?: number | undefined; readonly firstDepositOnly: boolean },
  member: { readonly level: number; readonly isFirstDeposit: boolean },
): boolean {
  if (bonus.level !== undefined && member.level < bonus.level) return false;
  return !bonus.firstDepositOnly || member.isFirstDeposit;
}
