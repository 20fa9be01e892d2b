/** The rules in force; a match keeps the version that it was played under. */
export const mathVersion = 'lantern-cup-1';

export const gameCode = 'lantern-cup';

/** Odds are set so that a bet returns this share, before they are rounded down. */
export const target = { numerator: 93, denominator: 100 } as const;

/** Goal weights sum to this: the chance of each number of goals is its weight of a million. */
export const weightTotal = 1_000_000;

/** Chances of 0, 1, 2 … goals of a side, in millionths. */
export type GoalWeights = readonly number[];

export const goalLines = [0.5, 1.5, 2.5, 3.5, 4.5] as const;

/** Scores that can be bet on: up to four goals a side. */
export const scoreLimit = 4;
