import { oddsFromDecimal, oddsProduct } from '@hanpan/money';
import type { Why } from './use-why.ts';

type Odds = Pick<Why, 'oddsMilli' | 'legs'>;
type Product = ReturnType<typeof oddsProduct>;

/** The odds as the receipt shows them: those of several legs are multiplied, and cut nowhere. */
export function productOf({ oddsMilli, legs }: Odds): Product | undefined {
  if (legs.length > 0) return oddsProduct(legs.map(({ odds }) => oddsFromDecimal(odds)));
  return oddsMilli === null ? undefined : { numerator: BigInt(oddsMilli), denominator: 1_000n };
}

/** Whether stake times odds is what was paid: a void leg, a bonus or a highest payout makes it another sum. */
export function addsUp({ amount, paidAmount, ...odds }: Odds & Pick<Why, 'amount' | 'paidAmount'>): boolean {
  const product = productOf(odds);
  if (product === undefined || paidAmount === null || paidAmount <= 0) return false;
  return (BigInt(amount) * product.numerator) / product.denominator === BigInt(paidAmount);
}
