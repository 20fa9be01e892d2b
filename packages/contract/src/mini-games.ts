/**
 * The mini games. Powerball and power ladder are decided by one draw, speed keno and keno ladder by another. In a file
 * without checks: the first screen has the topics of pushes, and must not wait for what the contract is checked with.
 */
export const miniGames = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const;
