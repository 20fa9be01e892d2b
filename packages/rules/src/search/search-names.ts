import { plainName } from '../validation/plain-name.ts';
import { standsIn, type Wanted, wanted } from './letters.ts';
import { effortOf, means, type NameForm, nameForm, type Slip, slipOf } from './slips.ts';

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

/**
 * How well what was typed finds a name, the lower the better: 0 it begins with it, 1 it holds it, 2 by initial consonants or
 * an unfinished syllable. Undefined where it does not, or only but for a slip.
 */
function rankOfName(typed: Wanted, name: string): number | undefined {
  if (name.startsWith(typed.text)) return 0;
  if (name.includes(typed.text)) return 1;
  return typed.isLoose && standsIn(typed, name) ? 2 : undefined;
}

const slipRank = 3;

/** The best that any of the names is found by; undefined where none is. */
export function rankOf(query: string, names: readonly string[]): number | undefined {
  const typed = wanted(searchForm(query));
  const forms = names.map(searchForm);
  const ranks = forms.flatMap((form) => rankOfName(typed, form) ?? []);
  if (ranks.length > 0) return Math.min(...ranks);
  const slip = slipOf(typed.text);
  return forms.some((form) => means(slip, nameForm(form))) ? slipRank : undefined;
}

/** What is searched for by its names, which are brought into their form once. */
export interface Named<T> {
  readonly item: T;
  readonly forms: readonly NameForm[];
}

export function named<T>(item: T, names: readonly string[]): Named<T> {
  return { item, forms: [...new Set(names.map(searchForm))].map(nameForm) };
}

export interface Found<T> {
  readonly item: T;
  readonly rank: number;
}

/** What is found by a rank, best first and otherwise in the order of the list. */
function ranked<T>(list: readonly Named<T>[], rank: (form: string) => number | undefined): Found<T>[] {
  const found: Found<T>[] = [];
  for (const { item, forms } of list) {
    let best: number | undefined;
    for (const { text } of forms) {
      const own = rank(text);
      if (own !== undefined && (best === undefined || own < best)) best = own;
    }
    if (best !== undefined) found.push({ item, rank: best });
  }
  return found.toSorted((a, b) => a.rank - b.rank);
}

/** What is called so by its letters alone, best first; nothing for a query without letters. */
export function findCalled<T>(list: readonly Named<T>[], query: string): Found<T>[] {
  const text = searchForm(query);
  return text === '' ? [] : ranked(list, (form) => rankOfName({ text, isLoose: false }, form));
}

/**
 * What a query finds, best first and otherwise in the order of the list; at most so many. A slip is assumed only where nothing
 * else fits. Nothing for a query without letters.
 */
export function findNamed<T>(list: readonly Named<T>[], query: string, limit: number): Found<T>[] {
  const typed = wanted(searchForm(query));
  if (typed.text === '') return [];
  const sure = ranked(list, (form) => rankOfName(typed, form));
  return sure.length > 0 ? sure.slice(0, limit) : findMeant(list, typed.text, limit);
}

/**
 * How many pairs of letters a search compares at most. It only ends what somebody makes up to keep a server busy: words that are
 * typed take a part of it for ten thousand games.
 */
export const mostEffort = 1_000_000;

/** The names that are compared letter by letter with a word that nothing is called. */
export function* candidates<T>(list: readonly Named<T>[], slip: Slip): Generator<readonly [T, NameForm]> {
  let left = mostEffort;
  for (const { item, forms } of list)
    for (const form of forms) {
      const effort = effortOf(slip, form);
      if (effort === 0) continue;
      left -= effort;
      if (left < 0) return;
      yield [item, form];
    }
}

function findMeant<T>(list: readonly Named<T>[], typed: string, limit: number): Found<T>[] {
  const slip = slipOf(typed);
  const found = new Set<T>();
  for (const [item, form] of candidates(list, slip)) {
    if (found.has(item) || !means(slip, form)) continue;
    found.add(item);
    if (found.size === limit) break;
  }
  return [...found].map((item) => ({ item, rank: slipRank }));
}

/** Whether a rank is that of a slip: something else was typed, and this may have been meant. */
export function isSlip(rank: number): boolean {
  return rank >= slipRank;
}

export function matches(query: string, names: readonly string[]): boolean {
  return searchForm(query) === '' || rankOf(query, names) !== undefined;
}
