interface Size {
  reels: number;
  rows: number;
}

/** Of a symbol on reels that turn, on a canvas of so many device pixels. */
export function reelSymbolSize({ reels, rows }: Size, width: number, height: number): number {
  return Math.floor(Math.min(width / reels, height / rows) * 0.88);
}

/** The same where symbols fall. */
export function fallSymbolSize({ reels, rows }: Size, width: number, height: number): number {
  return Math.floor(Math.min(width / reels, height / Math.min(rows, 3)));
}
