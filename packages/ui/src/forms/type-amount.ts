import { type Amount, amount, formatAmount } from '@hanpan/money';

/** Fifteen digits: every such number is a safe integer. */
const mostDigits = 15;

export interface TypedAmount {
  readonly value: Amount | undefined;
  readonly text: string;
  /** Where the caret belongs in `text`: behind as many digits as before. */
  readonly caret: number;
}

/** Reads an amount as it is typed and restores the separators around the caret. */
export function typeAmount(typed: string, caret: number, locale = 'ko'): TypedAmount {
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits);
  if (digits === '') return { value: undefined, text: '', caret: 0 };
  const value = amount(Number(digits));
  const text = formatAmount(value, locale);
  const leadingZeros = digits.length - String(value).length;
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length - leadingZeros;
  return { value, text, caret: caretBehind(text, digitsBefore) };
}

function caretBehind(text: string, digitCount: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen >= digitCount) return at;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
}
