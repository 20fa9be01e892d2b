import type { Fitting } from './drawn-stage.ts';
import type { FallSetup } from './fall-stage.ts';
import type { ReelSetup } from './reel-stage.ts';

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
