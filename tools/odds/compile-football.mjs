/**
 * Compiles the football data the product ships: fixtures with results, and the ratings its prices start from.
 *
 *   npx tsc -b packages/rules && node tools/odds/compile-football.mjs
 *   node tools/odds/compile-football.mjs --check     fails if the files on disk differ
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compileFixtures } from './compile-fixtures.mjs';
import { compileRatings } from './compile-ratings.mjs';
import { loadFootball } from './load-football.mjs';

const targetUrl = new URL('../../apps/api/data/football/', import.meta.url);
const isCheck = process.argv.includes('--check');

const football = loadFootball();
const fixtures = compileFixtures(football);
const ratings = compileRatings(football);
emit('fixtures.json', oneRowPerLine(fixtures, ['leagues', 'teams', 'seasons']));
emit('ratings.json', oneRowPerLine(ratings, ['evaluation', 'ratings']));
for (const { season, withUpdates, asFitted, calibration } of ratings.evaluation) {
  process.stdout.write(`${season}, ratings as fitted: ${JSON.stringify(asFitted)}\n`);
  process.stdout.write(`${season}, with updates:      ${JSON.stringify(withUpdates)}\n`);
  for (const bin of calibration) process.stdout.write(`  ${JSON.stringify(bin)}\n`);
}

/** One line per row, so that a change to the data can be read in a diff. */
function oneRowPerLine(content, listNames) {
  const lines = Object.entries(content).map(([name, value]) => {
    if (!listNames.includes(name)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const rows = value.map((row) => `    ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(name)}: [\n${rows.join(',\n')}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

function emit(name, text) {
  const url = new URL(name, targetUrl);
  if (!isCheck) {
    writeFileSync(url, text);
    process.stdout.write(`${name}: ${Math.round(Buffer.byteLength(text) / 1024)} kB\n`);
  } else if (readFileSync(url, 'utf8') !== text) {
    process.stderr.write(`${name} is not what the compiler makes of its input\n`);
    process.exitCode = 1;
  }
}
