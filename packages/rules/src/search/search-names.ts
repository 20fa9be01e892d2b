import { plainName } from '../validation/plain-name.ts';

/** Initial consonants of Hangul syllables in the order of Unicode, as compatibility letters (U+31xx). */
const initials = [
  0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147, 0x3148,
  0x3149, 0x314a, 0x314b, 0x314c, 0x314d, 0x314e,
];
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finalCount = 28;
const syllablesPerInitial = 588;

const marks = /[\u0300-\u036f]/g;

/**
 * Case, spaces, punctuation and the marks of Latin letters do not matter in a search for a name, nor whether its letters are
 * wide: many write Vietnamese without marks. Empty where nothing is left to search for.
 */
export function searchForm(text: string): string {
  return plainName(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isSyllable(code: number): boolean {
  return code >= firstSyllable && code <= lastSyllable;
}

/**
 * Whether a typed letter stands for a letter of a name: itself, an initial consonant for its syllable (ㅊ → 청), or
 * a syllable that is still being typed (처 → 청).
 */
function standsFor(typed: number, letter: number): boolean {
  if (typed === letter) return true;
  if (!isSyllable(letter)) return false;
  if (!isSyllable(typed))
    return typed === initials[Math.floor((letter - firstSyllable) / syllablesPerInitial)];
  const isUnfinished = (typed - firstSyllable) % finalCount === 0;
  return (
    isUnfinished &&
    Math.floor((typed - firstSyllable) / finalCount) === Math.floor((letter - firstSyllable) / finalCount)
  );
}

/**
 * The fewest edits that turn the query into some part of the name: Sellers' approximate matching, one column at a time. A
 * server compares thousands of names with what somebody types, so there is one column for all letters, and letters are
 * numbers.
 */
function editsInside(query: string, name: string): number {
  const length = query.length;
  const typed = Uint16Array.from({ length }, (_, at) => query.charCodeAt(at));
  const column = Uint16Array.from({ length }, (_, at) => at + 1);
  let best = length;
  for (let place = 0; place < name.length; place += 1) {
    const letter = name.charCodeAt(place);
    let diagonal = 0;
    let above = 0;
    for (let at = 0; at < length; at += 1) {
      const left = column[at] ?? 0;
      const other = (left < above ? left : above) + 1;
      const same = diagonal + (standsFor(typed[at] ?? 0, letter) ? 0 : 1);
      above = same < other ? same : other;
      column[at] = above;
      diagonal = left;
    }
    if (above < best) best = above;
  }
  return best;
}

const mostForgiven = 2;

/**
 * One wrong letter is forgiven from four letters on, two letters that changed places from six; less finds everything.
 */
function forgivenEdits(letterCount: number): number {
  if (letterCount < 4) return 0;
  return letterCount < 6 ? 1 : mostForgiven;
}

/** Of a word in whole syllables, one wrong letter of a syllable is forgiven from six letters on: 바카리 for 바카라. */
const lettersPerSlip = 6;
const isHangul = /^[\uac00-\ud7a3]+$/;
const hasHangul = /[\uac00-\ud7a3]/;

/** Whether a word that is typed in whole syllables is a name but for a slip of the finger. */
function isMistyped(typed: string, name: string): boolean {
  if (!isHangul.test(typed) || !hasHangul.test(name)) return false;
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
  return name.includes(typed) ? 1 : rankOfLetters(typed, name);
}

function rankOfLetters(typed: string, name: string): number | undefined {
  // Every letter that a name is too short for is an edit.
  if (typed.length - name.length > mostForgiven) return undefined;
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

/** What is searched for by its names, which are brought into their form once. */
export interface Named<T> {
  readonly item: T;
  readonly forms: readonly string[];
}

export function named<T>(item: T, names: readonly string[]): Named<T> {
  return { item, forms: [...new Set(names.map(searchForm))] };
}

export interface Found<T> {
  readonly item: T;
  readonly rank: number;
}

function rankBy<T>(
  list: readonly Named<T>[],
  rank: (form: string) => number | undefined,
): { found: Found<T>[]; rest: Named<T>[] } {
  const found: Found<T>[] = [];
  const rest: Named<T>[] = [];
  for (const each of list) {
    const best = Math.min(...each.forms.map((form) => rank(form) ?? Number.POSITIVE_INFINITY));
    if (best === Number.POSITIVE_INFINITY) rest.push(each);
    else found.push({ item: each.item, rank: best });
  }
  return { found: found.toSorted((a, b) => a.rank - b.rank), rest };
}

/**
 * What a query finds, best first and otherwise in the order of the list; at most so many. Only where too little is called so
 * literally are initial consonants, unfinished syllables and slips looked for, which takes longer; and a slip is assumed only
 * where nothing else fits. Nothing for a query without letters.
 */
export function findNamed<T>(list: readonly Named<T>[], query: string, limit: number): Found<T>[] {
  const typed = searchForm(query);
  if (typed === '') return [];
  const literal = rankBy(list, (form) => {
    if (form.startsWith(typed)) return 0;
    return form.includes(typed) ? 1 : undefined;
  });
  if (literal.found.length >= limit) return literal.found.slice(0, limit);
  const near = rankBy(literal.rest, (form) => rankOfLetters(typed, form));
  const all = [...literal.found, ...near.found];
  const sure = all.filter(({ rank }) => !isSlip(rank));
  return (sure.length > 0 ? sure : all).slice(0, limit);
}

/** Whether a rank is that of a name which is or holds what was typed. */
export function isLiteral(rank: number): boolean {
  return rank < 2;
}

/** Whether a rank is that of a slip: something else was typed, and this may have been meant. */
export function isSlip(rank: number): boolean {
  return rank >= 3;
}

export function matches(query: string, names: readonly string[]): boolean {
  return searchForm(query) === '' || rankOf(query, names) !== undefined;
}
