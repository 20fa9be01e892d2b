import type { Book, GameInfo } from '../../play/play-api.ts';

/** What the page of this game is told. Types only. */
export interface LanternsInfo extends GameInfo {
  cellCount: number;
  /** For each number of dokkaebi the multipliers in hundredths, from the first opened lantern to the last. */
  ladders: { mines: number; multipliers: number[] }[];
  capHundredths: number;
  returns: GameInfo['returns'] & {
    /** Of the best way to stop; `basisPoints` is that of the worst. */
    greatestBasisPoints: number;
    returnPercent: number;
    /** The rarest top multiplier on offer, and once in how many rounds it comes. */
    top: { mines: number; multiplierHundredths: number; every: number };
  };
}

export interface LanternsChoice {
  mines: number;
}

export interface LanternsAct {
  cell: number;
}

export interface LanternsOutcome {
  isSafe: boolean;
}

/** The whole board, shown once the round is over. */
export interface LanternsEvent {
  type: 'board';
  mines: number;
  board: number[];
  picks: number[];
  /** The dokkaebi that was woken. */
  hit: number | null;
  multiplierHundredths: number;
  ending: 'stopped' | 'over' | 'expired';
}

export type LanternsBook = Book<LanternsEvent>;
