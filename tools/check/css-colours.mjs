import { lineAt } from './sources.mjs';

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?)\(/gi;
const EXEMPT = /(^packages\/ui\/src\/styles\/tokens\.css$)|((^|\/)art\/)|(^apps\/sandbox-vendor\/client\/)/;

/** Colours written out in style sheets other than the one that defines the tokens. */
export function checkColoursInCss(files) {
  const sheets = files.filter(({ path }) => path.endsWith('.css') && !EXEMPT.test(path));
  return sheets.flatMap(({ path, text }) => {
    const found = [...onlyValues(text).matchAll(COLOUR)];
    return found.map(({ index }) => {
      return `${path}:${lineAt(text, index)} a colour in a style sheet: use a token of packages/ui/src/styles/tokens.css`;
    });
  });
}

/** The sheet with comments and selectors blanked out, so that `#add` as an id is not taken for a colour. */
function onlyValues(text) {
  const blank = (part) => part.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/[^{};]*\{/g, blank);
}
