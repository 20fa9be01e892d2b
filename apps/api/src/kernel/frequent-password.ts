import { frequentPasswords } from './data/frequent-passwords.ts';

const frequent: ReadonlySet<string> = new Set(frequentPasswords.trim().split(/\s+/));

/**
 * Whether people choose a password so often that guessers try it first (standards SEC-11). The short list of the rules is what
 * pages know too; this one is too long for them, and they are told by the code.
 */
export function isFrequentPassword(password: string): boolean {
  return frequent.has(password.toLowerCase());
}
