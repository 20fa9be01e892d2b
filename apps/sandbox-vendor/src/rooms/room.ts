import type { GameFamily } from '../play/play-api.ts';
import type { RoomGame } from './room-game.ts';

export interface Names {
  ko: string;
  en: string;
  vi: string;
}

/** How a room looks; the page maps it to colours. */
export type Palette = 'celadon' | 'vermilion' | 'indigo' | 'plum' | 'pine' | 'gold' | 'night';

/** What may be staked, in won. Every stake is a multiple of the smallest chip. */
export interface RoomLimits {
  readonly chips: readonly number[];
  /** On one main bet in one round. */
  readonly mostAmount: number;
  /** On everything in one round. */
  readonly roundAmount: number;
}

/** One place where rounds are shared: a game, a look, limits. Two rooms of one game have nothing else in common. */
export interface Room {
  readonly code: string;
  readonly name: Names;
  /** The vendor code of the specification under which an operator lists it. */
  readonly product: string;
  readonly category: string;
  readonly game: RoomGame;
  readonly palette: Palette;
  readonly dealer: Names;
  readonly limits: RoomLimits;
  /** The page that plays it, its family and its tile; without them it is a table. */
  readonly page?: string;
  readonly family?: GameFamily;
  readonly artPath?: string;
}
