import type { Draws } from '../fair/draws.ts';
import type { Fraction } from '../fair/fraction.ts';

/**
 * A bet whose exact return is compared with a simulation through the code that serves players: `npm run bench -- rtp`.
 * Every game puts its bets here, in a list of its own.
 */
export interface ReturnCase {
  game: string;
  bet: string;
  exact: Fraction;
  /** Of the rounds that the benchmark plays of a case, so many in a hundred; less for what is slow. */
  share?: number;
  /** What one round returns, in stakes. */
  play(draws: Draws): number;
}
