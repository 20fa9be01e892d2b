import { randomInt } from 'node:crypto';
import type { Sealer } from '../../../kernel/sealed.ts';

const codes = 10;
const groups = 4;
const groupSize = 10_000;

/** Sixteen digits each, in groups of four: typed on the keys that a code is typed on. */
export function newRecoveryCodes(): string[] {
  const group = () => String(randomInt(groupSize)).padStart(4, '0');
  return Array.from({ length: codes }, () => Array.from({ length: groups }, group).join(' '));
}

/** A keyed hash: a stolen table alone cannot be guessed against. */
export function recoveryHash(sealer: Sealer, memberId: number, code: string): Buffer {
  return sealer.blindIndex('recovery', digitsOf(memberId, code));
}

/** What it is stored as, whichever secret was in use when it was made. */
export function recoveryHashes(sealer: Sealer, memberId: number, code: string): readonly Buffer[] {
  return sealer.blindIndexes('recovery', digitsOf(memberId, code));
}

const digitsOf = (memberId: number, code: string) => `${memberId}:${code.replaceAll(/\D/g, '')}`;
