import { type Amount, add } from '@hanpan/money';

/** From each of these on, an operator does not decide alone. */
export interface FourEyesLimits {
  /** One decision: worth times count. */
  readonly single: Amount;
  /** What one operator gives or takes of its own accord within the window. */
  readonly operator: Amount;
  /** The same together with the deposits or withdrawals that it approves. */
  readonly operatorTotal: Amount;
  /** What one member gets or gives up within the window, by whichever operators. */
  readonly member: Amount;
}

/** A decision, and what was decided alone before it within the window, on the same side. */
export interface MoneyDecision {
  /** An approved request is the member's idea; an adjustment, points and coupons are the operator's own. */
  readonly isOwn: boolean;
  readonly amount: Amount;
  readonly operatorBefore: { readonly own: Amount; readonly total: Amount };
  readonly members: readonly { readonly amount: Amount; readonly before: Amount }[];
}

/** Why a second operator has to agree. */
export type ApprovalCause = 'single' | 'operator' | 'operatorTotal' | 'member';

/** Null where the operator decides alone. To split a decision into several changes nothing. */
export function approvalCause(
  { isOwn, amount, operatorBefore, members }: MoneyDecision,
  limits: FourEyesLimits,
): ApprovalCause | null {
  if (amount >= limits.single) return 'single';
  if (isOwn && add(operatorBefore.own, amount) >= limits.operator) return 'operator';
  if (add(operatorBefore.total, amount) >= limits.operatorTotal) return 'operatorTotal';
  if (members.some((each) => add(each.before, each.amount) >= limits.member)) return 'member';
  return null;
}
