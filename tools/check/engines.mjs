/**
 * Packages of the lock file that require a newer Node than the oldest that this project supports. npm installs
 * them all the same, with a warning on a new user's first screen.
 *
 * @param {import('../types.d.ts').LockFile} lock
 */
export function checkEngines(lock) {
  const oldest = /\d+(\.\d+)*/.exec(lock.packages['']?.engines?.node ?? '')?.[0] ?? '0';
  return Object.entries(lock.packages)
    .map(([path, { version, engines }]) => ({ path, version, wanted: engines?.node }))
    .filter(({ wanted }) => typeof wanted === 'string' && !admits(wanted, oldest))
    .map(
      ({ path, version, wanted }) =>
        `package-lock.json: ${path} ${version} wants Node ${wanted}, but ${oldest} is promised`,
    );
}

/**
 * Whether a range as npm writes them holds the version: `>=20 || ^18.1`, `18.x`, `>=8 <12`, `>=v12.22`.
 *
 * @param {string} range
 * @param {string} version
 */
function admits(range, version) {
  return range.split('||').some((part) => {
    const terms = [...part.matchAll(/([<>=^~]*)\s*v?(\d[\w.*]*|\*)/g)];
    return terms.every(([, operator = '', limit = '*']) =>
      holds(operator, compare(version, limit), version, limit),
    );
  });
}

/**
 * @param {string} operator
 * @param {number} order
 * @param {string} version
 * @param {string} limit
 */
function holds(operator, order, version, limit) {
  if (operator.startsWith('>')) return order > 0 || (order === 0 && operator === '>=');
  if (operator.startsWith('<')) return order < 0 || (order === 0 && operator === '<=');
  const sameMajor = limit === '*' || version.split('.')[0] === limit.split('.')[0];
  return sameMajor && order >= 0;
}

/**
 * Negative, zero or positive. What is left out, or is no number, is zero.
 *
 * @param {string} version
 * @param {string} limit
 */
function compare(version, limit) {
  const numbers = (text) => [0, 1, 2].map((index) => Number.parseInt(text.split('.')[index] ?? '', 10) || 0);
  const [left, right] = [numbers(version), numbers(limit)];
  const difference = left.map((number, index) => number - (right[index] ?? 0));
  return difference.find((each) => each !== 0) ?? 0;
}
