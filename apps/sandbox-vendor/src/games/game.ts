import type { Amount } from '@hanpan/money';
import type { Draws } from '../fair/draws.ts';
import type { Book, GameInfo } from '../play/play-api.ts';

/** A game as the rest of the server sees it. */
export interface Game {
  readonly info: GameInfo;
  readonly category: string;
  /** Path of the tile's picture under the server's public address. */
  readonly artPath: string;
  makeBook(draws: Draws, stakeAmount: Amount): Book;
}
