import type { GiveKind, GiveTarget } from '@hanpan/contract';
import { type Amount, amount } from '@hanpan/money';

export type GiveProblem = 'required' | 'exceeds';

/** The most that may move: the balance of the side that it leaves. */
export function mostOf(kind: GiveKind, ownAmount: Amount, target: GiveTarget): Amount {
  return kind === 'give' ? ownAmount : target.cashAmt;
}

/** The first rule that the amount breaks, before the server has to say so. */
export function giveProblem(wanted: Amount | undefined, mostAmount: Amount): GiveProblem | undefined {
  if (wanted === undefined || wanted <= 0) return 'required';
  return wanted > mostAmount ? 'exceeds' : undefined;
}

const usualSums = [10_000, 50_000, 100_000, 500_000, 1_000_000];

/** What is offered at a press: usual sums that the side that pays has. */
export function usualGives(mostAmount: Amount): Amount[] {
  return usualSums.filter((sum) => sum <= mostAmount).map(amount);
}
