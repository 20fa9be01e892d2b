import type { MiniMarket, Reading } from './mini-market.ts';
import { miniMarkets } from './mini-markets.ts';
import type { MiniGameCode, MiniGameRules } from './mini-rules.ts';
import type { PowerballDraw } from './powerball.ts';
import type { KenoDraw } from './speed-keno.ts';

export type MiniDraw = PowerballDraw | KenoDraw;

/** Throws RangeError where the draw is of another game than the reading. */
export function readDraw(draw: MiniDraw, reading: Reading): number {
  const value = readingsOf(draw)[reading];
  if (value === undefined) throw new RangeError(`this draw has no ${reading}`);
  return value;
}

function readingsOf(draw: MiniDraw): Partial<Record<Reading, number>> {
  if ('numbers' in draw) return { kenoSum: sumOf(draw.numbers), ...first('firstKeno', draw.numbers) };
  return { powerball: draw.powerball, ballSum: sumOf(draw.balls), ...first('firstBall', draw.balls) };
}

function first(name: Reading, [number]: readonly number[]): Partial<Record<Reading, number>> {
  return number === undefined ? {} : { [name]: number };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function selectionOfDraw(market: MiniMarket, draw: MiniDraw): string {
  return market.selectionOf(readDraw(draw, market.reads));
}

/** What came true in each market of the game, by the market's code. */
export function miniResults(
  game: MiniGameCode,
  draw: MiniDraw,
  rules: MiniGameRules,
): Readonly<Record<string, string>> {
  const markets = miniMarkets(game, rules);
  return Object.fromEntries(markets.map((market) => [market.code, selectionOfDraw(market, draw)]));
}
