import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { prepare } from './bootstrap.mjs';
import { installStryker } from './mutation/install.mjs';
import { LEFT_IN, REPORT, strykerOptions } from './mutation/options.mjs';
import { choose, isComplete, isWithin, PARTS } from './mutation/parts.mjs';
import { compare, readEquivalents, readReport, total } from './mutation/read-report.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { refuse, say } from './say.mjs';

const OPTIONS = `${LEFT_IN}/options.json`;
const KEPT = 'bench/results/mutation.json';
const EQUIVALENT = 'tools/mutation/equivalent.tsv';

/**
 * Changes a part of the pure core in every way that is known and sees which of the changes its tests notice.
 *
 * @param {import('./mutation/shapes.d.ts').Part} part
 * @param {{ node: string, stryker: string }} programs
 */
async function tryPart(part, { node, stryker }) {
  const isAsked = (file) => part.code.some((place) => isWithin(file, place));
  const known = readEquivalents(readFileSync(EQUIVALENT, 'utf8')).filter(({ file }) => isAsked(file));
  writeFileSync(OPTIONS, JSON.stringify(strykerOptions(part), null, 2));
  rmSync(REPORT, { force: true });
  const { code } = await run(node, [stryker, 'run', OPTIONS], { show: true });
  if (!existsSync(REPORT))
    throw new Error(`${part.name}: StrykerJS ended with ${code} and without a report.`);

  const { killed, survivors } = readReport(JSON.parse(readFileSync(REPORT, 'utf8')), isAsked);
  const { equivalent, real, stale } = compare(survivors, known);
  for (const { file, line, code, becomes, isCovered } of real)
    say(`${file}:${line}${isCovered ? '' : ' (no test comes here)'}\n  - ${code}\n  + ${becomes}`);
  for (const { file, code } of stale) say(`${EQUIVALENT}: no survivor needs this any more: ${file} ${code}`);
  const counts = { killed, survived: survivors.length, equivalent };
  return { name: part.name, counts, isGood: code === 0 && stale.length === 0 };
}

/**
 * The figures of parts that were tried as a whole, beside those of the others as they were last.
 *
 * @param {Record<string, import('./mutation/shapes.d.ts').Counts>} fresh
 */
function keep(fresh) {
  const file = inRoot(KEPT);
  const { parts: earlier = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = { ...earlier, ...fresh };
  const parts = Object.fromEntries(PARTS.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])));
  const figures = { ...total(Object.values(parts)), parts, cores: cpus().length, node: process.version };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

process.chdir(root);
const paths = process.argv.slice(2);
try {
  const parts = choose(paths);
  await prepare(say);
  const programs = await installStryker(say);
  mkdirSync(LEFT_IN, { recursive: true });
  const tried = [];
  for (const part of parts) {
    say(`${part.name}: ${part.code.join(', ')}`);
    tried.push(await tryPart(part, programs));
  }
  const whole = total(tried.map(({ counts }) => counts));
  const each = Object.fromEntries(tried.map(({ name, counts }) => [name, total([counts])]));
  // Some files of a part must not pass for the figures of the whole of it.
  const complete = parts.filter((part) => isComplete(part)).map(({ name }) => [name, each[name]]);
  if (complete.length > 0) keep(Object.fromEntries(complete));
  say(JSON.stringify(each));
  say(JSON.stringify(whole));
  process.exitCode = tried.every(({ isGood }) => isGood) ? 0 : 1;
} catch (error) {
  refuse(error.message);
}
