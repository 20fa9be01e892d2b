import type { Draw } from '../../fair/draws.ts';
import type { Book, GameInfo } from '../../play/play-api.ts';
import type { FishName } from './rules.ts';
import type { Fish } from './swim.ts';

/** What the page of this game is told. Types only. */
export interface CatchInfo extends GameInfo {
  bulletAmounts: number[];
  magazineSizes: number[];
  shotsPerSecond: number;
  idleMs: number;
  seatIdleMs: number;
  /** How often one bullet catches a fish, and what it pays, in bullets. */
  fish: {
    name: FishName;
    kind: 'plain' | 'chain' | 'boss';
    /** Its own; the mean prize of a boss. */
    multiplier: number;
    chance: { wins: number; below: number };
    prizes: { multiplier: number; weight: number }[];
  }[];
}

export interface MagazineChoice {
  bulletAmount: number;
  size: number;
}

export interface Shot {
  /** The target, and whatever its lightning reached: fixed before anything was drawn. */
  target: FishName;
  alsoStruck: FishName[];
}

export interface ShotOutcome {
  /** In bullets; nothing for a miss. */
  paid: number;
  draws: Draw[];
}

export interface MagazineEvent {
  type: 'magazine';
  bulletAmount: number;
  size: number;
  fired: number;
  unfired: number;
  /** In bullets. */
  paid: number;
  /** By the number of the shot. */
  hits: (Shot & { shot: number; paid: number })[];
  /** The other shots that were fired; with them whoever has the draws can play the magazine again. */
  misses: (Shot & { shot: number })[];
  ending: 'stopped' | 'over' | 'expired';
}

export type MagazineBook = Book<MagazineEvent>;

/** A player at the pond, known to the others by the number of the boat. */
export interface Boat {
  number: number;
}

export interface PondSnapshot {
  nowMs: number;
  fish: Fish[];
  boats: Boat[];
}

export interface SeatTaken {
  seat: string;
  boat: number;
  pond: PondSnapshot;
}

export interface ShotSeen {
  boat: number;
  fish: number;
  struck: number[];
  /** In bullets; nothing for a miss. */
  paid: number;
  bulletAmount: number;
}

/** What happens at the pond, as everybody there is told. */
export type PondMessage =
  | ({ type: 'snapshot' } & PondSnapshot)
  | {
      type: 'tick';
      nowMs: number;
      born: Fish[];
      gone: number[];
      shots: ShotSeen[];
      boats: Boat[] | null;
    };

export type ShotAnswer =
  | { kind: 'fired'; paid: number; struck: number[]; left: number; paidSoFar: number }
  /** Nothing was drawn, the bullet is still in the magazine. */
  | { kind: 'returned'; reason: 'fish-gone' | 'too-fast' }
  | { kind: 'refused'; reason: 'no-magazine' | 'no-seat' };
