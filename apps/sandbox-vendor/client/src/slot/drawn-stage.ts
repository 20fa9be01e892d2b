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
