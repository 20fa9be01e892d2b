import { createHash } from 'node:crypto';
import type { BetLine } from './room-bets.ts';

/** One bet as it is written into the digest: nobody's name, but every stake and the chance from the player's browser. */
export function digestEntry({
  id,
  lines,
  word,
}: {
  id: string;
  lines: readonly BetLine[];
  word: string;
}): string {
  return `${id} ${lines.map(({ bet, stakeAmount }) => `${bet}=${stakeAmount}`).join(' ')} ${word}`;
}

/**
 * SHA-256 over all bets of a round in the order of their ids, one a line. It is published when betting closes and is the
 * draw's other half: the chain's value was fixed before anybody could know it.
 */
export function betsDigest(entries: readonly string[]): string {
  return createHash('sha256').update(entries.join('\n')).digest('hex');
}
