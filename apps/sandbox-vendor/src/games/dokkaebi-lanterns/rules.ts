/** The rules in force; a round keeps the version that it was played under. */
export const mathVersion = 'dokkaebi-lanterns-1';

export const gameCode = 'dokkaebi-lanterns';

/** Lanterns on the board, five by five. */
export const cellCount = 25;

export const stakeAmounts = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

/** What the unrounded multipliers return, whenever a player stops. */
export const returnPercent = 97;

/**
 * The largest multiplier on offer, in hundredths: ten thousand times the stake. What would pay more cannot be reached;
 * nothing that can be reached is ever paid less than its multiplier.
 */
export const capHundredths = 1_000_000;

export function choose(n: number, k: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways;
}

/** What is paid for `picks` opened lanterns with `mines` dokkaebi on the board, in hundredths, rounded down. */
export function multiplierHundredths(mines: number, picks: number): number {
  return Math.floor((returnPercent * choose(cellCount, picks)) / choose(cellCount - mines, picks));
}

/** The multipliers that a board with so many dokkaebi goes through, from the first opened lantern to the last one. */
export function ladderOf(mines: number): number[] {
  const ladder: number[] = [];
  for (let picks = 1; picks <= cellCount - mines; picks += 1) {
    const multiplier = multiplierHundredths(mines, picks);
    if (multiplier > capHundredths) break;
    ladder.push(multiplier);
  }
  return ladder;
}

export const mineCounts: readonly number[] = Array.from({ length: cellCount - 1 }, (_, index) => index + 1);
