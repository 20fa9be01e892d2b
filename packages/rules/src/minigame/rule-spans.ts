import type { MiniMarket, Reading } from './mini-market.ts';

/** The lowest and the highest that a reading can be. */
const readings: Readonly<Record<Reading, readonly [number, number]>> = {
  powerball: [0, 9],
  ballSum: [15, 130],
  firstBall: [1, 28],
  kenoSum: [253, 1309],
  firstKeno: [1, 70],
};

export interface RuleSpan {
  readonly pick: string;
  readonly from: number;
  readonly to: number;
}

/** From where to where each selection of a market reaches; null where it is not one stretch of numbers, as odd and even. */
export function spansOf({ reads, selectionOf }: MiniMarket): readonly RuleSpan[] | null {
  const [first, last] = readings[reads];
  const spans: { pick: string; from: number; to: number }[] = [];
  for (let value = first; value <= last; value += 1) {
    const pick = selectionOf(value);
    const latest = spans.at(-1);
    if (latest?.pick === pick) latest.to = value;
    else spans.push({ pick, from: value, to: value });
  }
  const isEachOnce = new Set(spans.map(({ pick }) => pick)).size === spans.length;
  return isEachOnce && spans.some(({ from, to }) => from < to) ? spans : null;
}
