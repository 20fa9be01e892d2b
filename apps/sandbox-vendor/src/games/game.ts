import type { Amount } from '@hanpan/money';
import type { Draws } from '../fair/draws.ts';
import type { Book, GameInfo } from '../play/play-api.ts';

/** A game as the rest of the server sees it. How it is played is said by one of the shapes below. */
export interface Game<Info extends GameInfo = GameInfo> {
  readonly info: Info;
  /** The kind of game as operators list it. */
  readonly category: string;
  /** Path of the tile's picture under the server's public address. */
  readonly artPath: string;
  /** What the best and the worst bet return, in basis points; without it every bet returns what `info` says. */
  readonly returnBounds?: { readonly highest: number; readonly lowest: number };
  /** The smallest and the largest stake of one bet; without it those that `info` offers. */
  readonly stakeBounds?: { readonly smallest: number; readonly largest: number };
  /** The day since which it is on offer, YYYY-MM-DD. */
  readonly releasedOn?: string;
  /** The picture itself, for a game that has no file of its own. */
  readonly drawTile?: () => string;
}

/** What a pot is worth at the moment, and how rarely it is won: one chance in `odds` for each unit of the stake. */
export interface PotMeter {
  readonly amount: number;
  readonly odds: number;
}

export type PotMeters = Readonly<Record<string, PotMeter>>;

/** Pots that every game of a series shares. A pot that runs keeps the rate and the odds with which it began. */
export interface PotRules {
  series: string;
  pots: readonly {
    name: string;
    /** What it begins with, from the house. */
    seedAmount: number;
    /** Of every stake. */
    contributionPerTenThousand: number;
    odds: number;
  }[];
}

/** One press is one round, and one book decides it. */
export interface SoloGame<Info extends GameInfo = GameInfo> extends Game<Info> {
  readonly pots?: PotRules;
  /** The meters include this round's contribution; the server reads from the book which pots it has won. */
  makeBook(draws: Draws, stakeAmount: Amount, meters?: PotMeters): Book;
}

export function isSolo(game: Game): game is SoloGame {
  return 'makeBook' in game;
}
