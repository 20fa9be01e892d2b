import { type Amount, amount } from '@hanpan/money';
import { Money } from '@hanpan/ui';

/** What the house kept of stakes: a sign, and no gold, because it is nobody's money to take. */
export function Net({ amount: kept, hasUnit = false }: { amount: Amount; hasUnit?: boolean }) {
  return <Money amount={kept} tone="plain" signed unit={hasUnit ? undefined : null} />;
}

/** Losing commission of single bets comes in ten-thousandths; a line alone is rounded, so this is only nearly the sum. */
export function fromTenThousandths(value: number): Amount {
  return amount(Math.round(value / 10_000));
}
