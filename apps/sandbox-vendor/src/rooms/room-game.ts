import type { Draws } from '../fair/draws.ts';
import type { Fraction } from '../fair/fraction.ts';

/** What a room keeps from one round to the next: a shoe, a season. It is public, and part of every draw's proof. */
export type RoomMemory = Record<string, unknown> | null;

/** Whatever was drawn: the page of the game knows its shape. */
export type RoomOutcome = Record<string, unknown>;

/** One thing that can be bet on. */
export interface RoomBet {
  readonly id: string;
  /** `main` bets have the room's whole limit, `side` bets a part of it. */
  readonly kind: 'main' | 'side';
  /** Mean return of one stake, exact. */
  readonly rtp: Fraction;
  /** The chance that more than the stake is returned, exact. */
  readonly win: Fraction;
  /** The chance that the stake or a part of it is returned and no more, exact; absent where that cannot be. */
  readonly refund?: Fraction;
  /** The most that it can return, in percent of the stake. */
  readonly topPercent: number;
  /** What it pays on top of the stake, as players read it: `0.95:1`, `25:1 · 200:1`. */
  readonly pays: string;
}

/**
 * A game of shared rounds: pure rules. The engine knows when, who and how much; the game knows what can be bet on, how
 * an outcome is drawn, and what a bet returns.
 */
export interface RoomGame {
  readonly rules: string;
  readonly rulesVersion: string;
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** How long the page shows this outcome before it is paid. */
  showMs(outcome: RoomOutcome): number;
  /** The bets of a round that begins with this memory. */
  bets(memory: RoomMemory): readonly RoomBet[];
  /** What the page shows of a round that is not drawn yet: runners, teams, odds. Public, and the same for everybody. */
  card?(memory: RoomMemory): Record<string, unknown>;
  /** The greatest stake on a side bet, as a share of the room's limit in percent; lower where a counter could gain. */
  sideLimitPercent(memory: RoomMemory): number;
  /** The outcome follows from the draws and the memory alone. The memory is replaced, never changed. */
  draw(draws: Draws, memory: RoomMemory): { outcome: RoomOutcome; memory: RoomMemory };
  /** What a bet of a whole number of hundreds returns, the stake included, in percent of the stake: 0, 50, 100, 195 … */
  returnPercent(bet: string, outcome: RoomOutcome): number;
  /** One entry of the room's history: what a road or a list of results is drawn from. */
  summary(outcome: RoomOutcome): RoomOutcome;
}
