const LIMIT_LINES = 400;
const COUNTED = /\.(ts|tsx|mjs|css)$/;
const GENERATED = /\.gen\.ts$|(^|\/)data\//;

/**
 * Files that should be split. `ratchet` maps a path to the lines it was once allowed: it may shrink, never grow,
 * and an entry that is no longer needed must go.
 *
 * @param {import('../types.d.ts').TextFile[]} files
 * @param {Record<string, number>} ratchet
 */
export function checkSizes(files, ratchet) {
  const counted = files.filter(({ path }) => COUNTED.test(path) && !GENERATED.test(path));
  const lines = new Map(
    counted.map(({ path, text }) => [path, text.split('\n').length - (text.endsWith('\n') ? 1 : 0)]),
  );
  const tooLong = [...lines]
    .filter(([path, count]) => count > (ratchet[path] ?? LIMIT_LINES))
    .map(
      ([path, count]) =>
        `${path}: ${count} lines, the limit is ${ratchet[path] ?? LIMIT_LINES}; it has become two files`,
    );
  const stale = Object.keys(ratchet)
    .filter((path) => (lines.get(path) ?? 0) <= LIMIT_LINES)
    .map((path) => `${path}: within the limit now, remove it from tools/check/ratchet.json`);
  return [...tooLong, ...stale];
}
