import { hexOf, isHex, sha256Of } from './digest.ts';
import { drawAlgorithm } from './draw-words.ts';
import { framedBytes } from './framed-bytes.ts';
import { isChainLength } from './hash-chain.ts';
import { closesBeforeSaltMs, isSaltPlan, type SaltPlan, saltPlanParts } from './salt.ts';

/**
 * What a site publishes before the first bet on a series of draws, and what its hash on every bet binds it to. Nothing
 * that decides an outcome is left open after it: the chain and the salt are committed to, and which draw is when
 * follows by counting. A series is a week of a mini game's rounds, or one match with a draw for each minute of it.
 */
export interface SeriesAnnouncement {
  readonly algorithm: string;
  /** A name that no other series of the installation has: a–z, 0–9, dot, hyphen, underscore; at most 64. */
  readonly series: string;
  /** The code of the game or sport, written like the series; at most 32. */
  readonly game: string;
  readonly draws: number;
  /** The commitment of the hash chain, 64 digits of hex. */
  readonly chain: string;
  /** When draw 1 is, and how long after each draw the next one is, in milliseconds. */
  readonly firstDrawAtMs: number;
  readonly everyMs: number;
  readonly salt: SaltPlan;
}

/** Whether it is an announcement of this algorithm that leaves nothing open and commits to two different secrets. */
export function isSoundAnnouncement(it: SeriesAnnouncement): boolean {
  return (
    it.algorithm === drawAlgorithm &&
    isCode(it.series, 64) &&
    isCode(it.game, 32) &&
    isChainLength(it.draws) &&
    isHex(it.chain, 32) &&
    Number.isSafeInteger(it.firstDrawAtMs) &&
    it.firstDrawAtMs > 0 &&
    Number.isSafeInteger(it.everyMs) &&
    it.everyMs > 0 &&
    Number.isSafeInteger(drawAtMs(it, it.draws)) &&
    isSaltPlan(it.salt) &&
    // Draws so close that betting could never be open would be bound to nothing.
    it.everyMs > closesBeforeSaltMs(it.salt) &&
    // Whoever commits to the other side's hash could wait and reveal what the other side revealed.
    !(it.salt.kind === 'witness' && it.salt.chain === it.chain)
  );
}

function isCode(text: unknown, longest: number): boolean {
  return typeof text === 'string' && text.length <= longest && /^[a-z0-9][a-z0-9._-]*$/.test(text);
}

/** SHA-256 over all of it, as 64 digits of hex: what stands on a bet. Throws RangeError for one that is not sound. */
export function announcementHash(it: SeriesAnnouncement): string {
  if (!isSoundAnnouncement(it)) throw new RangeError(`no sound announcement: ${JSON.stringify(it)}`);
  const { algorithm, series, game, chain } = it;
  const numbers = [it.draws, it.firstDrawAtMs, it.everyMs].map(String);
  return hexOf(sha256Of(framedBytes(algorithm, series, game, ...numbers, chain, ...saltPlanParts(it.salt))));
}

/** When a draw of the series is. */
export function drawAtMs({ firstDrawAtMs, everyMs }: SeriesAnnouncement, draw: number): number {
  return firstDrawAtMs + (draw - 1) * everyMs;
}

/** The name under which a draw's bytes are made. It has no freedom: the series was announced and the draw is counted. */
export function roundName({ series }: SeriesAnnouncement, draw: number): string {
  return `${series}/${draw}`;
}
