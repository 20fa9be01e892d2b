import { type Sort, sortOfWord } from '@hanpan/contract';
import type { RawSearch } from '@hanpan/kit';

/** Order and columns of a list as its address has them: `sort=-cash&cols=member.cash`. */
export interface ListSearch {
  /** The column, with a minus before it for descending; empty is the list's own order. */
  readonly sort: string;
  /** The keys of the columns that are shown, with points between; empty is all of them. */
  readonly cols: string;
}

const mostLetters = 400;

function readWord(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, mostLetters) : '';
}

export function readListSearch(raw: RawSearch): ListSearch {
  return { sort: readWord(raw.sort), cols: readWord(raw.cols) };
}

/** Undefined where the address names no column that the list is sorted by. */
export function sortOf<By extends string>(text: string, columns: readonly By[]): Sort<By> | undefined {
  const name = text.startsWith('-') ? text.slice(1) : text;
  const by = columns.find((column) => column === name);
  if (by === undefined) return undefined;
  return sortOfWord<By>(name === text ? by : `-${by}`) ?? undefined;
}

/** The columns to show, in their own order; the usual ones where the address names none that there is. */
export function shownKeys(
  text: string,
  keys: readonly string[],
  usual: readonly string[] = keys,
): readonly string[] {
  const wanted = text.split('.');
  const shown = keys.filter((key) => wanted.includes(key));
  return shown.length === 0 ? usual : shown;
}

/** What the address says of the columns that are shown: nothing of the usual ones. */
export function shownText(shown: readonly string[], usual: readonly string[]): string {
  return shown.join('.') === usual.join('.') ? '' : shown.join('.');
}

/** The address of a page as a view keeps it: what is the page's own choice, without what is empty. */
export function queryOf(raw: RawSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(raw)) {
    if (['string', 'number', 'boolean'].includes(typeof value) && value !== '') query.set(key, String(value));
  }
  query.sort();
  return query.toString();
}

export function searchOf(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
