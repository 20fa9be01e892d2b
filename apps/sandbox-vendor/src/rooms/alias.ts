import { createHash } from 'node:crypto';
import type { Alias } from './room-api.ts';

/** As many words as the page has names of things on a night market. */
export const aliasWords = 24;

/** The name under which others see a player in a room: it tells nothing about who it is, and stays the same there. */
export function aliasOf(roomCode: string, playerId: number): Alias {
  const hash = createHash('sha256').update(`${roomCode}/${playerId}`).digest();
  return { word: hash.readUInt16BE(0) % aliasWords, number: 10 + (hash.readUInt16BE(2) % 90) };
}
