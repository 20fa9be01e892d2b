import { type BankColumn, bankColumnNames } from '@hanpan/messages';
import { fieldsOf, moneyOf, plainWord, type Separator, separatorOf } from './bank-fields.ts';

/** Which columns of a statement hold what. */
export interface BankHead {
  readonly separator: Separator;
  readonly width: number;
  readonly paidIn: number | undefined;
  readonly paidOut: number | undefined;
  readonly amount: number | undefined;
  /** The likeliest first. */
  readonly payers: readonly number[];
  readonly times: readonly number[];
}

/** The columns that a line names, if it is a head: at least two, one of them of money, and no money itself. */
export function headOf(line: string): BankHead | undefined {
  const separator = separatorOf(line);
  const fields = fieldsOf(line, separator);
  if (fields.length < 2 || fields.some((field) => moneyOf(field) !== undefined)) return undefined;
  const words = fields.map(plainWord);
  const placesOf = (column: BankColumn) =>
    bankColumnNames[column].map((name) => words.indexOf(name)).filter((place) => place >= 0);
  const [paidIn] = placesOf('paidIn');
  const [paidOut] = placesOf('paidOut');
  const [amount] = placesOf('amount');
  const [payers, times] = [placesOf('payer'), placesOf('time')];
  if (paidIn === undefined && amount === undefined) return undefined;
  const known = [paidIn, paidOut, amount].filter((place) => place !== undefined).length;
  if (known + payers.length + times.length < 2) return undefined;
  return { separator, width: fields.length, paidIn, paidOut, amount, payers, times };
}
