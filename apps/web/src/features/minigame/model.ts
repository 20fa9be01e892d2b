import type { DataOf, MiniBet, MiniGame, MiniResult, RequestOf } from '@hanpan/contract';
import { type OddsMilli, oddsFromDecimal } from '@hanpan/money';
import { miniLineOf } from '@hanpan/rules';
import { pathOn, visit } from '../../app/urls.ts';

export type MiniBoard = DataOf<'/api/minigame/board'>;
export type MiniRound = NonNullable<MiniBoard['round']>;
export type MiniMarket = MiniBoard['markets'][number];
export type MiniBetRequest = RequestOf<'/api/minigame/bet'> & { readonly idempotencyKey: string };
export { type Phase, phaseOf } from '../../app/mini-phase.ts';
export { gamePlaces } from '../../app/mini-places.ts';
export type { MiniBet, MiniGame, MiniResult };

export function isLadder(game: MiniGame): boolean {
  return game === 'powerladder' || game === 'kinoladder';
}

/** The markets whose results have a road, the first being that of the charts. */
export const roadMarkets: Readonly<Record<MiniGame, readonly string[]>> = {
  powerball: ['pb_odd_even', 'pb_under_over', 'sum_odd_even', 'sum_under_over'],
  powerladder: ['ladder_end', 'ladder_start', 'ladder_rungs'],
  speedkino: ['sum_odd_even', 'sum_under_over'],
  kinoladder: ['ladder_end', 'ladder_start', 'ladder_rungs'],
};

interface ShownResults {
  readonly of: 'powerball' | 'sum' | 'ladder';
  readonly markets: readonly string[];
}

const ofLadder: ShownResults = { of: 'ladder', markets: ['ladder_start', 'ladder_rungs', 'ladder_end'] };

/** What is said of a result in one line: the markets by what they are about, for odd is odd of one of two numbers. */
export const shownResults: Readonly<Record<MiniGame, readonly ShownResults[]>> = {
  powerball: [
    { of: 'powerball', markets: ['pb_odd_even', 'pb_under_over'] },
    { of: 'sum', markets: ['sum_odd_even', 'sum_under_over', 'sum_size'] },
  ],
  powerladder: [ofLadder],
  speedkino: [{ of: 'sum', markets: ['sum_odd_even', 'sum_under_over'] }],
  kinoladder: [ofLadder],
};

/** What the sum markets are about: the powerball is no part of it. */
export function sumOf({ numbers }: Pick<MiniResult, 'numbers'>): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What a round is known by among the results and bets. */
export function roundKey({ day, round }: { readonly day: string; readonly round: number }): string {
  return `${day}/${round}`;
}

/** Where the proof of a round is. */
export function proofPath({ announcement, draw }: Pick<MiniResult, 'announcement' | 'draw'>): string {
  // It is the same in both layouts.
  return `${pathOn('desktop', visit('fairSeries', { digest: announcement }))}?draw=${draw}`;
}

/** A selection that was pressed, with the odds and the line that were read. */
export interface Picked {
  readonly market: string;
  readonly pick: string;
  readonly seenOddsMilli: OddsMilli;
  /** Null where no line of the site decides its market. */
  readonly seenLine: number | null;
}

/** The line of a market as the board has it. */
export function lineNow({ game, rules }: Pick<MiniBoard, 'game' | 'rules'>, market: string): number | null {
  return miniLineOf(game, market, rules);
}

/** What lies on neither side of a line: 780 and below is under 780.5. */
export function lineText(line: number): string {
  return String(line + 0.5);
}

/** The odds of a selection now; null where it is not for sale or not there. */
export function oddsNow(board: Pick<MiniBoard, 'markets'>, { market, pick }: Picked): OddsMilli | null {
  const found = board.markets
    .find((each) => each.market === market)
    ?.selections.find((selection) => selection.pick === pick);
  return found?.odds == null ? null : oddsFromDecimal(found.odds);
}
