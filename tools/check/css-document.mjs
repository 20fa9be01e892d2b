import { lineAt } from './sources.mjs';

const ASKS_DOCUMENT = /(?:^|[\s,({])(?::root|html|body)(?:\[[^\]]*\]|\.[\w-]+)*:has\(/g;

/**
 * Rules that ask the whole document what it has: the browser works out every style again for whatever is inserted
 * anywhere, ten times while a page starts.
 */
export function checkDocumentInCss(files) {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  return sheets.flatMap(({ path, text }) =>
    [...text.matchAll(ASKS_DOCUMENT)].map(({ index, 0: { length } }) => {
      return `${path}:${lineAt(text, index + length)} :has() of the whole document: use useDocumentMark of packages/ui`;
    }),
  );
}
