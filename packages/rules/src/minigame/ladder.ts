/**
 * A ladder as it is drawn on the screen: the token starts left or right and crosses at each rung, so an odd number of
 * rungs ends on the other side. The left foot is odd, the right one even.
 */
export interface Ladder {
  readonly start: 'left' | 'right';
  readonly rungs: 3 | 4;
  readonly end: 'odd' | 'even';
}

/** The four ladders that there are, by the codes that providers use. */
export const ladderCodes = ['LEFT3EVEN', 'LEFT4ODD', 'RIGHT3ODD', 'RIGHT4EVEN'] as const;

export type LadderCode = (typeof ladderCodes)[number];

/** The highest first ball that has three rungs: half of the 28 balls, and by default of the 70 keno numbers. */
export const powerLadderSplit = 14;
export const defaultKenoLadderSplit = 35;

/** The ladder of a round's first number: odd starts left; up to `split` it has three rungs, above it four. */
export function ladderOf(first: number, split: number): Ladder {
  const start = first % 2 === 1 ? 'left' : 'right';
  const rungs = first <= split ? 3 : 4;
  const foot = rungs === 3 ? opposite(start) : start;
  return { start, rungs, end: foot === 'left' ? 'odd' : 'even' };
}

export function ladderCode({ start, rungs, end }: Ladder): LadderCode {
  return `${start}${rungs}${end}`.toUpperCase() as LadderCode;
}

function opposite(side: Ladder['start']): Ladder['start'] {
  return side === 'left' ? 'right' : 'left';
}
