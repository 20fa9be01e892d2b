import type { Amount } from '@hanpan/money';
import { Money } from '@hanpan/ui';

interface SumProps {
  /** Undefined while the list is on its way: the place of the sum is kept, so that nothing moves when it comes. */
  readonly amount: Amount | undefined;
  readonly tone?: 'plain';
  readonly signed?: boolean;
  readonly unit?: string;
}

/** A sum of a whole list, beside its title. */
export function Sum({ amount, ...rest }: SumProps) {
  return amount === undefined ? '–' : <Money amount={amount} {...rest} />;
}
