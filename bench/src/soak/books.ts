import type { Transfer } from '@hanpan/ledger';

type Side = Transfer['debit'];

export const accountName = ({ kind, memberId }: Side) => `${kind}/${memberId ?? 'house'}`;

/**
 * What every balance must be. Each caller changes only its own accounts and house accounts, one step after the other.
 */
export class Books {
  readonly #balances = new Map<string, number>();

  balance(side: Side): number {
    return this.#balances.get(accountName(side)) ?? 0;
  }

  /** A member's account cannot go below zero; a house account may. */
  accepts({ debit, amount }: Transfer): boolean {
    return debit.memberId === undefined || this.balance(debit) >= amount;
  }

  apply({ debit, credit, amount }: Transfer): void {
    this.#balances.set(accountName(debit), this.balance(debit) - amount);
    this.#balances.set(accountName(credit), this.balance(credit) + amount);
  }

  entries(): Iterable<[string, number]> {
    return this.#balances.entries();
  }
}
