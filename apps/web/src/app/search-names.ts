/** Initial consonants of Hangul syllables in the order of Unicode, by their compatibility letters (U+31xx). */
const initials = [
  0x31, 0x32, 0x34, 0x37, 0x38, 0x39, 0x41, 0x42, 0x43, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d,
  0x4e,
].map((low) => String.fromCharCode(0x3100 + low));
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finalCount = 28;
const syllablesPerInitial = 588;

/** Case, spaces and punctuation do not matter in a search for a name. */
export function searchForm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isSyllable(code: number): boolean {
  return code >= firstSyllable && code <= lastSyllable;
}

/**
 * Whether a typed letter stands for a letter of a name: itself, an initial consonant for its syllable (ㅊ → 청), or
 * a syllable that is still being typed (처 → 청).
 */
function standsFor(typed: string, letter: string): boolean {
  if (typed === letter) return true;
  const code = letter.charCodeAt(0);
  if (!isSyllable(code)) return false;
  const initial = initials[Math.floor((code - firstSyllable) / syllablesPerInitial)];
  if (typed === initial) return true;
  const typedCode = typed.charCodeAt(0);
  if (!isSyllable(typedCode) || (typedCode - firstSyllable) % finalCount !== 0) return false;
  return (
    Math.floor((typedCode - firstSyllable) / finalCount) === Math.floor((code - firstSyllable) / finalCount)
  );
}

/**
 * The fewest edits that turn the query into some part of the name: Sellers' approximate matching, one row at a time.
 */
export function editsInside(query: string, name: string): number {
  const typed = [...query];
  let column = typed.map((_, at) => at + 1);
  let best = typed.length;
  for (const letter of name) {
    let diagonal = 0;
    let above = 0;
    column = column.map((left, at) => {
      const same = standsFor(typed[at] ?? '', letter);
      const cost = Math.min(diagonal + (same ? 0 : 1), left + 1, above + 1);
      diagonal = left;
      above = cost;
      return cost;
    });
    best = Math.min(best, column.at(-1) ?? 0);
  }
  return best;
}

/**
 * One wrong letter is forgiven from four letters on, two letters that changed places from six; less finds everything.
 */
function forgivenEdits(letterCount: number): number {
  if (letterCount < 4) return 0;
  return letterCount < 6 ? 1 : 2;
}

export function matches(query: string, names: readonly string[]): boolean {
  const typed = searchForm(query);
  if (typed === '') return true;
  const allowed = forgivenEdits([...typed].length);
  return names.some((name) => editsInside(typed, searchForm(name)) <= allowed);
}
