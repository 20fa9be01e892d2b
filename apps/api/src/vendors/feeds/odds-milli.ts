import { BadMessage } from './sink.ts';

/** Far beyond what a bookmaker quotes; more is a slip of the decimal point. */
const greatestMilli = 10_000_000;

/** `1.92` and `200.0` in thousandths, what is beyond the third place cut off. Throws BadMessage unless it is above 1. */
export function milliOfDecimal(text: string): number {
  const match = /^(\d{1,6})(?:\.(\d{1,15}))?$/.exec(text);
  if (match === null) throw new BadMessage('bad-odds', `odds "${text}"`);
  const thousandths = (match[2] ?? '').padEnd(3, '0').slice(0, 3);
  return inRange(Number(match[1]) * 1000 + Number(thousandths), text);
}

/** American odds: +150 wins 150 on 100, -120 wins 100 on 120. Throws BadMessage for what lies between -100 and 100. */
export function milliOfAmerican(price: number): number {
  if (!Number.isInteger(price) || Math.abs(price) < 100)
    throw new BadMessage('bad-odds', `American odds ${price}`);
  const gainMilli = price > 0 ? price * 10 : Math.floor(100_000 / -price);
  return inRange(1000 + gainMilli, String(price));
}

function inRange(milli: number, text: string): number {
  if (milli <= 1000 || milli > greatestMilli) throw new BadMessage('bad-odds', `odds "${text}"`);
  return milli;
}
