import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { digestBytes } from './digest.ts';
import { drawAlgorithm } from './draw-words.ts';
import { framedBytes } from './framed-bytes.ts';

/**
 * The seed of one series of draws, from a key of 32 random bytes: HMAC-SHA256(key, version ‖ "seed" ‖ series), each part
 * behind its length. Seeds of different series tell nothing about each other or the key, so one sealed key serves a
 * season with a chain for each match. And nobody can choose a seed: with the key's hash published before the first
 * fixture, and the key itself after the last, everybody can make every seed of the season anew.
 */
export function seriesSeed(key: Uint8Array, series: string): Uint8Array {
  if (key.length !== digestBytes) throw new RangeError(`a key is ${digestBytes} bytes, not ${key.length}`);
  return hmac(sha256, key, framedBytes(drawAlgorithm, 'seed', series));
}
