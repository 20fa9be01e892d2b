/** Reels of any number of rows have as many ways as their rows multiply to. */
export function waysThrough(grid: readonly (readonly unknown[])[]): number {
  return grid.reduce((product, reel) => product * reel.length, 1);
}
