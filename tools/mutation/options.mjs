/** Below this score of a part the run fails; a part whose score is high enough has no more than a few survivors. */
const BREAK = 90;
const HIGH = 95;

/** Where everything is that a run leaves; git does not see it. */
export const LEFT_IN = '.cache/mutation';
export const REPORT = `${LEFT_IN}/report.json`;

/** What the tests of the parts read, and nothing else: it is copied, and the copy is changed. */
const COPIED = [
  'package.json',
  'vitest.config.ts',
  'packages/money/**',
  'packages/rules/**',
  'packages/ledger/**',
  'tools/mutation/*',
  'tools/test/draw-chance.ts',
];

/**
 * What StrykerJS is told for a part. What it finds is kept for each part, so that the next run tries again only what changed.
 *
 * @param {import('./shapes.d.ts').Part} part
 */
export function strykerOptions({ name, tests, code }) {
  const globs = code.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`));
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/ignore-messages.mjs'],
    ignorers: ['messages'],
    vitest: { configFile: 'tools/mutation/vitest.config.mjs', dir: tests, related: false },
    mutate: [...globs, '!**/*.test.ts'],
    ignorePatterns: ['**', ...COPIED.map((place) => `!${place}`), '**/dist', '**/tsconfig.json'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: `${LEFT_IN}/${name}.json`,
    tempDirName: `${LEFT_IN}/copy`,
    cleanTempDir: 'always',
    reporters: ['json', 'progress-append-only'],
    warnings: { slow: false },
    jsonReporter: { fileName: REPORT },
    thresholds: { high: HIGH, low: BREAK, break: BREAK },
  };
}
