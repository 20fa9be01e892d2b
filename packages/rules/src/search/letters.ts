/** Initial consonants of Hangul syllables in the order of Unicode, as compatibility letters (U+31xx). */
const initials = [
  0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147, 0x3148,
  0x3149, 0x314a, 0x314b, 0x314c, 0x314d, 0x314e,
];
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finalCount = 28;
const syllablesPerInitial = 588;

function isSyllable(code: number): boolean {
  return code >= firstSyllable && code <= lastSyllable;
}

function isUnfinished(syllable: number): boolean {
  return (syllable - firstSyllable) % finalCount === 0;
}

/**
 * Whether a typed letter stands for a letter of a name: itself, an initial consonant for its syllable (ㅊ → 청), or
 * a syllable that is still being typed (처 → 청).
 */
export function standsFor(typed: number, letter: number): boolean {
  if (typed === letter) return true;
  if (!isSyllable(letter)) return false;
  if (!isSyllable(typed))
    return typed === initials[Math.floor((letter - firstSyllable) / syllablesPerInitial)];
  return (
    isUnfinished(typed) &&
    Math.floor((typed - firstSyllable) / finalCount) === Math.floor((letter - firstSyllable) / finalCount)
  );
}

/** What is looked for in names, whole: a word that was typed, or a part of one. */
export interface Wanted {
  readonly text: string;
  /** Some letter of it may stand for another than itself; where none does, it is enough to look for the text. */
  readonly isLoose: boolean;
}

export function wanted(text: string): Wanted {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  return {
    text,
    isLoose: codes.some((code) => (isSyllable(code) ? isUnfinished(code) : initials.includes(code))),
  };
}

/** Whether each letter of it stands for one of the name, in a row. */
export function standsIn({ text, isLoose }: Wanted, name: string): boolean {
  if (!isLoose) return name.includes(text);
  const last = name.length - text.length;
  for (let place = 0; place <= last; place += 1) {
    let at = 0;
    while (at < text.length && standsFor(text.charCodeAt(at), name.charCodeAt(place + at))) at += 1;
    if (at === text.length) return true;
  }
  return false;
}
