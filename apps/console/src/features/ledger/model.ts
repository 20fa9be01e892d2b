import type { DataOf } from '@hanpan/contract';
import { type Amount, subtract } from '@hanpan/money';

export type LedgerSummary = DataOf<'/api/console/ledger/summary'>;
export type LedgerAccount = DataOf<'/api/console/ledger/accounts'>['list'][number];
export type LedgerStatement = DataOf<'/api/console/ledger/statement'>;
export type StatementLine = LedgerStatement['list'][number];

/** Days of the site's calendar; null leaves that end open. */
export interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export type Installation = NonNullable<LedgerSummary['installation']>;

export type Finding = NonNullable<NonNullable<LedgerSummary['chain']['verification']>['finding']>;

export type Verdict = 'right' | 'wrong' | 'notYet';

/** `unfinished`: the verification ended at a record of another site. */
export type ChainVerdict = Verdict | 'unfinished';

export interface Verdicts {
  readonly whole: Verdict;
  readonly total: Verdict;
  readonly mismatches: Verdict;
  readonly negatives: Verdict;
}

/**
 * The verdict of the figures. A known fault counts even where no check has run; without a check nothing is called
 * correct.
 */
export function verdictsOf(summary: LedgerSummary): Verdicts {
  const judge = (isRight: boolean): Verdict => {
    if (!isRight) return 'wrong';
    return summary.checkedAt === null ? 'notYet' : 'right';
  };
  const total = judge(summary.entriesTotal === 0);
  const mismatches = judge(summary.mismatchCount === 0);
  const negatives = judge(summary.negativeCount === 0);
  const all = [total, mismatches, negatives];
  const whole = all.includes('wrong') ? 'wrong' : judge(true);
  return { whole, total, mismatches, negatives };
}

/** Before the first verification nothing is claimed. */
export function chainVerdictOf({ verification }: LedgerSummary['chain']): ChainVerdict {
  return verification?.verdict ?? 'notYet';
}

/** The excess of a balance over its entries; 0 where they agree. */
export function differenceOf(account: LedgerAccount): Amount {
  return subtract(account.balance, account.entriesSum);
}

export function accountKeyOf(account: LedgerAccount): string {
  return String(account.accountId);
}

/** Where a reader of a statement is: `newest` is the entry that the first page began with, when it was left. */
export interface Place {
  readonly page: number;
  readonly newest: number | null;
  /** The entry before which the page begins; null is the newest page, whatever is the newest entry by then. */
  readonly before: number | null;
}

export const firstPage: Place = { page: 1, newest: null, before: null };

export function placeOf(page: number, newest: number, perPage: number): Place {
  if (page === 1) return firstPage;
  return { page, newest, before: Math.max(1, newest + 1 - (page - 1) * perPage) };
}
