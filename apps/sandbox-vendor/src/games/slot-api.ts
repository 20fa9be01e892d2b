import type { GameInfo } from '../play/play-api.ts';
import type { artNames, themeNames } from './slot-art.ts';

/** What slots have in common on the way to their pages. Types only. */

/** A picture of `client/src/art/symbols`. */
export type ArtName = (typeof artNames)[number];

/** Pigments and the place of a game: an entry of `client/src/slot/themes.ts`. */
export type ThemeName = (typeof themeNames)[number];

export interface Cell {
  reel: number;
  row: number;
}

export interface SlotInfo extends GameInfo {
  /** Which picture stands for each symbol of the rules, and gives it its name. */
  art: Readonly<Record<string, ArtName>>;
  theme: ThemeName;
  /** From 1 (small wins, often) to 5 (large ones, seldom). */
  volatility: number | null;
  /** The most that one round can pay, pots left out; `every` is how rarely, where that is known: one in so many rounds. */
  mostWin: { hundredths: number; every: number | null };
  returns: GameInfo['returns'] & {
    /** Of all rounds, those that return anything, in basis points. */
    hitBasisPoints: number;
  };
}

/** A symbol's win on ways, in a cluster or anywhere. */
export interface SymbolWin {
  symbol: string;
  count: number;
  /** Ways are paid once each; 1 for what is counted as a whole. */
  ways: number;
  cells: Cell[];
  /** After the multiplier. */
  amount: number;
}

/** The events that the books of slots are made of, the lines of 청사초롱 777 excepted. */
export type SlotEvent =
  | {
      type: 'spin';
      /** Null for a game without strips. */
      stops: number[] | null;
      grid: string[][];
      wins: SymbolWin[];
      /** Scatters or coins, where there are enough of them, and what they pay by themselves. */
      special: { symbol: string; cells: Cell[]; amount: number } | null;
      multiplier: number;
      amount: number;
      /** Null for the spin that was paid for. */
      free: { index: number; count: number; runningAmount: number } | null;
    }
  /** What has won goes, the rest falls, new symbols come from above. */
  | {
      type: 'tumble';
      removed: Cell[];
      grid: string[][];
      wins: SymbolWin[];
      multiplier: number;
      amount: number;
      runningAmount: number;
    }
  | { type: 'feature-start'; feature: 'free' | 'hold'; count: number }
  /** More spins of the feature, as won in the spin before. */
  | { type: 'more-spins'; added: number; count: number }
  /** Coins stay; the other places are filled once more. Amounts by reel and row. */
  | { type: 'respin'; coins: (number | null)[][]; landed: Cell[]; left: number }
  | { type: 'full-house'; amount: number }
  | { type: 'pot'; pot: string; amount: number }
  | { type: 'feature-end'; feature: 'free' | 'hold'; amount: number };

export type PartName = 'symbols' | 'scatter' | 'free' | 'hold' | 'pots' | 'book';
export type ChanceName = 'free' | 'hold' | 'full' | 'most' | 'grand' | 'minor';

/** What the pages of these games are told. */
export interface ReelInfo extends SlotInfo {
  size: { reels: number; rows: number };
  /** Symbols are shown from strips, or fall into their places where there are none. */
  strips: { base: string[][]; free: string[][] } | null;
  /** In hundredths of the stake, the most symbols first. */
  pays: { symbol: string; pays: { count: string; hundredths: number }[] }[];
  /** Numbers of the rules, for the texts that name them. */
  facts: Readonly<Record<string, number>>;
  /** SHA-256 of the table that rounds are drawn from, where there is one. */
  tableHash: string | null;
  hasPots: boolean;
  returns: SlotInfo['returns'] & {
    parts: { name: PartName; basisPoints: number }[];
    /** One in so many rounds. */
    chances: { name: Exclude<ChanceName, 'most'>; every: number }[];
  };
}
