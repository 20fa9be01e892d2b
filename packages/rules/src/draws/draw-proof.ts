import { roundName, type SeriesAnnouncement } from './announcement.ts';
import { bytesOfHex, hexOf } from './digest.ts';
import { blocksOfWords, type DrawSeed, drawBytes, drawWords } from './draw-words.ts';
import { type DrawMapping, traced } from './integer-source.ts';
import type { DrawStep } from './rejection.ts';
import type { RevealedSalt } from './salt.ts';

/**
 * All that anybody needs to check one draw without asking anybody: plain JSON. Against the hash of the announcement that
 * stands on a bet, it shows that the outcome was fixed before the bet and who could have known it.
 */
export interface DrawProof {
  readonly announcement: SeriesAnnouncement;
  /** Which draw of the series, from 1. */
  readonly draw: number;
  /** The revealed value of the chain, 64 digits of hex. */
  readonly chainValue: string;
  readonly salt: RevealedSalt;
  /** The sub-stream that the numbers come from; empty for the draw's own. */
  readonly stream: string;
  /** The bytes that were used, in whole blocks, as hex. */
  readonly bytes: string;
  /** How the bytes became numbers, in order. */
  readonly steps: readonly DrawStep[];
  /** What the game made of the numbers, as plain JSON. */
  readonly outcome: unknown;
}

/** What is revealed of a draw once it may be. */
export interface RevealedDraw {
  readonly announcement: SeriesAnnouncement;
  readonly draw: number;
  readonly chainValue: string;
  readonly salt: RevealedSalt;
}

/** Throws RangeError where a revealed value is not 32 bytes of hex. */
export function seedOfDraw({ announcement, draw, chainValue, salt }: RevealedDraw): DrawSeed {
  return {
    chainValue: bytesOfHex(chainValue),
    salt: bytesOfHex(salt.value),
    game: announcement.game,
    round: roundName(announcement, draw),
  };
}

/** Draws, and keeps everything on the way. It checks nothing: `verifyProof` does, before money follows. */
export function proveDraw(
  { announcement, draw, chainValue, salt }: RevealedDraw,
  mapping: DrawMapping<unknown>,
  stream = '',
): DrawProof {
  const seed = seedOfDraw({ announcement, draw, chainValue, salt });
  const { outcome, steps } = traced(drawWords(seed, stream), mapping);
  const words = steps.reduce((sum, step) => sum + step.words.length, 0);
  const bytes = hexOf(drawBytes(seed, blocksOfWords(words), stream));
  return { announcement, draw, chainValue, salt, stream, bytes, steps, outcome };
}
