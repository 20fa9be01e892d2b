/**
 * The pure core: what decides about money without a database. `tests` is the folder whose tests have to notice a change, `code`
 * what is changed: folders and files.
 *
 * @type {readonly import('./shapes.d.ts').Part[]}
 */
export const PARTS = [
  { name: 'money', tests: 'packages/money/src', code: ['packages/money/src'] },
  { name: 'settlement', tests: 'packages/rules/src/settlement', code: ['packages/rules/src/settlement'] },
  {
    name: 'odds',
    tests: 'packages/rules/src/odds',
    // From a chance to a price and back. What fits a model to prices or results is judged by its figures (npm run bench -- odds).
    code: [
      'fair-probability',
      'margins',
      'odds-ladder',
      'power-margin',
      'price-chances',
      'remove-margin',
      'selection-shares',
    ].map((name) => `packages/rules/src/odds/${name}.ts`),
  },
  { name: 'commission', tests: 'packages/rules/src/commission', code: ['packages/rules/src/commission'] },
  { name: 'draws', tests: 'packages/rules/src/draws', code: ['packages/rules/src/draws'] },
  {
    name: 'ledger',
    tests: 'packages/ledger/src/flows',
    code: ['packages/ledger/src/flows', 'packages/ledger/src/transfer-key.ts'],
  },
];

/**
 * The parts that are asked for, each with what of it is changed. A path is a part's folder, what holds it or what lies in it; none
 * is all of them. Throws an Error on a path that touches no part.
 *
 * @param {readonly string[]} paths
 * @param {readonly import('./shapes.d.ts').Part[]} parts
 * @returns {import('./shapes.d.ts').Part[]}
 */
export function choose(paths, parts = PARTS) {
  const asked = paths.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const lost = asked.find((path) => !parts.some(({ code }) => code.some((place) => overlap(place, path))));
  if (lost !== undefined) {
    throw new Error(`${lost} is no part of ${parts.flatMap(({ code }) => code).join(', ')}`);
  }
  if (asked.length === 0) return [...parts];
  return parts
    .map((part) => ({ ...part, code: part.code.flatMap((place) => narrow(place, asked)) }))
    .filter(({ code }) => code.length > 0);
}

/**
 * Whether all of a part was chosen.
 *
 * @param {import('./shapes.d.ts').Part} chosen
 * @param {readonly import('./shapes.d.ts').Part[]} parts
 */
export function isComplete({ name, code }, parts = PARTS) {
  return parts.some((part) => part.name === name && part.code.every((place) => code.includes(place)));
}

/**
 * @param {string} place
 * @param {readonly string[]} asked
 */
function narrow(place, asked) {
  if (asked.some((path) => isWithin(place, path))) return [place];
  return asked.filter((path) => isWithin(path, place));
}

/**
 * @param {string} one
 * @param {string} other
 */
function overlap(one, other) {
  return isWithin(one, other) || isWithin(other, one);
}

/**
 * @param {string} path
 * @param {string} folder
 */
export function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
