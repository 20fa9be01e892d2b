import { createHash } from 'node:crypto';

export const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A list of breached passwords as Pwned Passwords has it, in the order of the hashes. */
export function listOf(passwords: readonly string[], end = '\n'): string {
  const lines = passwords.map((each, index) => `${hashOf(each)}:${index + 1}${end}`);
  return lines.sort().join('');
}
