import { BANS } from './bans.mjs';
import { checkColoursInCss } from './css-colours.mjs';
import { checkDocumentInCss } from './css-document.mjs';
import { checkNames } from './names.mjs';
import { checkPlaces } from './places.mjs';
import { checkSizes } from './sizes.mjs';
import { lineAt, walk } from './sources.mjs';

/**
 * Style rules as a test. `files` are all files as { path, text }, `sources` the parsed ones, `ratchet` the sizes that
 * were allowed once. Returns { files, problems }.
 */
export function checkTidy({ files, sources, ratchet }) {
  const problems = [
    ...checkBans(sources),
    ...checkColoursInCss(files),
    ...checkDocumentInCss(files),
    ...checkNames(files.map(({ path }) => path)),
    ...checkSizes(files, ratchet),
    ...checkPlaces(files),
  ];
  return { files: files.length, problems };
}

/** One walk per file, all bans in it. */
export function checkBans(sources) {
  return sources.flatMap(({ path, text, program }) => {
    const bans = BANS.filter(({ applies }) => applies(path));
    const problems = [];
    walk(program, (node) => {
      for (const { name, instead, matches } of bans) {
        if (matches(node)) problems.push(`${path}:${lineAt(text, node.start)} ${name}: ${instead}`);
      }
    });
    return problems;
  });
}
