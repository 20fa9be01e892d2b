import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { refuse } from './say.mjs';

const tell = (line) => process.stderr.write(`${line}\n`);
const names = process.argv.slice(2);

/** The files have been read by many editors; only digits and column names matter, so any byte is a character. */
const readText = (name) => ({ name: basename(name), text: readFileSync(name, 'latin1').replace(/^ï»¿/, '') });

if (names.length === 0) refuse('Which files? npm run -s backtest -- FILE.csv…');
try {
  await bootstrap(tell);
  const { runBacktest } = await import('./backtest/run-backtest.mjs');
  process.stdout.write(`${JSON.stringify(runBacktest(names.map(readText), tell), null, 2)}\n`);
} catch (error) {
  refuse(error.message);
}
