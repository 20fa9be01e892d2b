import type { LocalText } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';

/** Money of a member that is on its way somewhere, as the modules that keep it know. */
export interface MoneyUnderWay {
  /** With vendors, by our books, or in a transfer that is not finished. */
  readonly games: readonly {
    readonly vendorKey: string;
    readonly vendorName: LocalText;
    readonly amount: Amount;
  }[];
  /** What the desk has not decided. */
  readonly requests: readonly {
    readonly kind: 'in' | 'out';
    readonly receiptId: string;
    readonly amount: Amount;
  }[];
}
