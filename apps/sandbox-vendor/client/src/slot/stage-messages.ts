import type { FallSetup } from './fall-stage.ts';
import type { ReelSetup } from './reel-stage.ts';
import type { SymbolPictures } from './sprites.ts';

/** How large the canvas is, in device pixels, and its symbols for that. */
export interface Fitting {
  width: number;
  height: number;
  symbolSize: number;
  symbols: SymbolPictures;
}

/** What draws can do beside what the books tell it. */
export interface DrawnStage {
  fit(fitting: Fitting): void;
  calm(still: boolean): void;
}

export type StageSetup = { kind: 'reels'; setup: ReelSetup } | { kind: 'falls'; setup: FallSetup };

/** From the page to what draws; both may be in the page. */
export type ToStage =
  | ({ type: 'begin'; canvas: HTMLCanvasElement | OffscreenCanvas } & StageSetup)
  | { type: 'fit'; fitting: Fitting }
  /** Nothing may move, or everything again. */
  | { type: 'calm'; still: boolean }
  /** Answered with its number when it has been shown. */
  | { type: 'call'; id: number; name: string; args: readonly unknown[] };

export type FromStage = { type: 'here' } | { type: 'landed'; reel: number } | { type: 'done'; id: number };
