import type { Cell, SlotEvent } from '../../../src/games/slot-api.ts';

export type Spin = Extract<SlotEvent, { type: 'spin' }>;
export type Tumble = Extract<SlotEvent, { type: 'tumble' }>;
export type Respin = Extract<SlotEvent, { type: 'respin' }>;

/** The picture of a game whose books are made of the shared events: turning reels, or symbols that fall. */
export interface SlotStage {
  load(): Promise<void>;
  show(spin: Spin | null): void;
  start(): void;
  /** Resolves when the symbols of the spin are at rest. */
  land(spin: Spin | null): Promise<void>;
  /** Cells that have won; null for none. */
  highlight(cells: readonly Cell[] | null): void;
  tumble(event: Tumble): Promise<void>;
  /** Coins with what they are worth, while the other places are filled anew. */
  hold(event: Respin): Promise<void>;
  night(on: boolean): void;
}
