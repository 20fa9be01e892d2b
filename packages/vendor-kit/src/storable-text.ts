const unstorable = /[\0\p{Cs}]/u;

/**
 * Whether a text reads the same after it was stored: a NUL cannot be stored at all, and half of a surrogate pair becomes
 * another character, so that two different ids would be one.
 */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}
