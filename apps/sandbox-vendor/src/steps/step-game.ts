import type { Draw, Draws } from '../fair/draws.ts';
import type { Game } from '../games/game.ts';
import type { Book, GameInfo } from '../play/play-api.ts';

/** One act of a round and what came of it. */
export interface Act<Deed, Outcome> {
  act: Deed;
  outcome: Outcome;
}

/** Why a round ended: the player stopped, the rules did, or nobody came back in time. */
export type Ending = 'stopped' | 'over' | 'expired';

/**
 * The rules of a round of several acts. They are pure: what is hidden is made of the round's draws alone, the same each
 * time it is asked for, so it need not be stored and cannot change.
 */
export interface StepRules<Choice = unknown, Deed = unknown, Outcome = unknown, Sealed = unknown> {
  /** How long an open round waits for its player. */
  readonly patienceMs: number;
  /** Undefined for what is not on offer at this stake. */
  readChoice(raw: unknown, stakeAmount: number): Choice | undefined;
  /** Undefined for what is no act of this game. */
  readAct(raw: unknown): Deed | undefined;
  /** The same act has the same key. */
  keyOf(act: Deed): string;
  /** Everything that is fixed when the round opens. */
  seal(draws: Draws, choice: Choice): Sealed;
  /** What an act does; undefined where the rules do not allow it now. */
  play(
    round: { choice: Choice; sealed: Sealed; past: readonly Act<Deed, Outcome>[] },
    act: Deed,
  ): { outcome: Outcome; ends: boolean } | undefined;
  /** Everything that was drawn, where acts draw for themselves; else it is what `seal` drew. */
  proofOf?(past: readonly Act<Deed, Outcome>[]): Draw[];
  /** Whether the player may stop now. */
  mayStop(past: readonly Act<Deed, Outcome>[]): boolean;
  /** What the open round is worth, in hundredths of the stake. */
  worthHundredths(choice: Choice, past: readonly Act<Deed, Outcome>[]): number;
  book(
    round: { choice: Choice; sealed: Sealed; past: readonly Act<Deed, Outcome>[] },
    stakeAmount: number,
    ending: Ending,
  ): Book;
}

/** One player, one stake, several acts. */
export interface StepGame<Info extends GameInfo = GameInfo> extends Game<Info> {
  readonly steps: StepRules;
}

export function isStepGame(game: Game): game is StepGame {
  return 'steps' in game;
}
