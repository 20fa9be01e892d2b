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

/** Of a word in whole syllables, one wrong letter of a syllable is forgiven from six letters on: 바카리 for 바카라. */
const lettersPerSlip = 6;
const isHangul = /^[\uac00-\ud7a3]+$/;

/** Whether a word that is typed in whole syllables is a name but for a slip of the finger. */
function isMistyped(typed: string, name: string): boolean {
  if (!isHangul.test(typed)) return false;
  const letters = typed.normalize('NFD');
  const allowed = Math.floor(letters.length / lettersPerSlip);
  return allowed > 0 && editsInside(letters, name.normalize('NFD')) <= allowed;
}

/**
 * How well a query finds a name, the lower the better: 0 it begins with it, 1 it holds it, 2 by initial consonants or
 * an unfinished syllable, 3 but for a slip. Undefined where it does not.
 */
function rankOfName(typed: string, name: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  const edits = editsInside(typed, name);
  if (edits === 0) return 2;
  return edits <= forgivenEdits([...typed].length) || isMistyped(typed, name) ? 3 : undefined;
}

/** The best that any of the names is found by; undefined where none is. */
export function rankOf(query: string, names: readonly string[]): number | undefined {
  const typed = searchForm(query);
  const ranks = names.flatMap((name) => rankOfName(typed, searchForm(name)) ?? []);
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

export function matches(query: string, names: readonly string[]): boolean {
  return searchForm(query) === '' || rankOf(query, names) !== undefined;
}
