import type { Book } from '../../play/play-api.ts';
import type { ArtName, Cell, SlotInfo } from '../slot-api.ts';

/** Between this game's server and its page. Types only. */

export type SymbolName =
  | 'seven'
  | 'magpie'
  | 'drum'
  | 'bell'
  | 'plum'
  | 'jar'
  | 'knot'
  | 'fan'
  | 'lantern'
  | 'moon';

export interface LineWin {
  /** Index into the game's lines. */
  line: number;
  symbol: SymbolName;
  count: number;
  /** After the multiplier. */
  amount: number;
}

export interface ScatterWin {
  cells: Cell[];
  amount: number;
}

export type LinesEvent =
  | {
      type: 'reveal';
      stops: number[];
      grid: SymbolName[][];
      lineWins: LineWin[];
      scatterWin: ScatterWin | null;
      amount: number;
    }
  | { type: 'free-spins-start'; count: number }
  | {
      type: 'free-spin';
      index: number;
      stops: number[];
      grid: SymbolName[][];
      /** One, plus one for each lantern in view. */
      multiplier: number;
      lineWins: LineWin[];
      amount: number;
      /** Won in free spins so far, this one included. */
      runningAmount: number;
    }
  | { type: 'free-spins-end'; amount: number };

export type LinesBook = Book<LinesEvent>;

export interface LinesInfo extends SlotInfo {
  art: Readonly<Record<SymbolName, ArtName>>;
  lines: number[][];
  baseStrips: SymbolName[][];
  freeStrips: SymbolName[][];
  /** In line stakes, for 3, 4 and 5 of a kind. */
  paytable: { symbol: SymbolName; pays: [number, number, number] }[];
  /** In total stakes, and the free spins that come with it. */
  scatterPays: { count: number; pays: number; freeSpins: number }[];
  returns: SlotInfo['returns'] & {
    linesBasisPoints: number;
    scatterBasisPoints: number;
    freeSpinsBasisPoints: number;
    /** One in so many rounds. */
    freeSpinsEvery: number;
    topLineEvery: number;
  };
}
