import { readFileSync } from 'node:fs';
import { inRoot } from '../../root.mjs';

const dynamicSubset = 'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/** Of the package's files, which are ordered by how rare their characters are, the ones of everyday Korean. */
const commonFiles = 14;

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The syllables of everyday Korean: names, posts and teams arrive from the server and stand in no source. */
export function commonKorean(): string {
  const css = readFileSync(inRoot(dynamicSubset), 'utf8');
  const ranges = [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, list = '']) => list);
  return String.fromCodePoint(
    ...ranges.slice(-commonFiles).flatMap((list) => list.split(',').flatMap(codesOf)),
  );
}

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const vietnamese = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';
const signs = '\u00a0 ·•…–—−×÷‘’“”«»‹›→←↑↓≤≥≈±©₩₫€%‰№°';

/** What people write in a language with, beyond the texts of our own code. */
export const everyday = {
  ko: ascii + signs,
  en: ascii + signs,
  vi: ascii + signs + vietnamese + vietnamese.toUpperCase(),
} as const;

/** As CSS writes it: runs of code points that follow each other. */
export function unicodeRange(characters: Iterable<string>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const open = runs.at(-1);
    if (open !== undefined && open[1] + 1 === code) open[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}
