import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standardsOf } from '../standards/read.mjs';
import { findCycles } from './cycles.mjs';
import { checkEngines } from './engines.mjs';
import { checkImportLevels } from './import-levels.mjs';
import { readImports } from './imports.mjs';
import { checkLock } from './lock.mjs';
import { checkMigrations } from './migrations.mjs';
import { listFiles, readSources } from './sources.mjs';
import { checkTables } from './tables.mjs';
import { checkTexts } from './texts.mjs';
import { checkTidy } from './tidy.mjs';

const TEXT_FILE = /\.(ts|tsx|mts|mjs|js|json|css|html|md|sql|sh|yml|yaml|tsv|txt)$|(^|\/)[^.]+$|\.ci\/run$/;
const LARGE_FILE_BYTES = 2_000_000;

/**
 * The checks of our own over the checkout at `root`, each { name, run }. The sources are read and parsed once.
 *
 * @param {string} root
 * @returns {import('../types.d.ts').Check[]}
 */
export function listOwnChecks(root) {
  const once = (make) => {
    let value;
    return () => (value ??= make());
  };
  const sources = once(() => readSources(root));
  const imports = once(() => readImports(sources()));
  return [
    { name: 'import levels', run: () => importLevels(sources(), imports()) },
    { name: 'cycles', run: () => cycles(imports()) },
    { name: 'tidy', run: () => tidy(root, sources()) },
    { name: 'tables', run: () => tables(root, sources()) },
    { name: 'standards', run: () => standards(root, sources()) },
    { name: 'lock file', run: () => lockFile(root) },
    { name: 'migrations', run: () => migrations(root) },
  ];
}

/**
 * Needs the build of packages/messages.
 *
 * @param {string} root
 */
export async function runTextsCheck(root) {
  const file = join(root, 'packages/messages/dist/index.js');
  if (!existsSync(file)) return verdict('no texts', ['packages/messages is not built'], 0);
  const { catalogue } = await import(pathToFileURL(file).href);
  const { texts, problems } = checkTexts(catalogue ?? {});
  return verdict(`${texts} texts in 3 languages`, problems, texts);
}

function importLevels(sources, imports) {
  const { files, problems } = checkImportLevels(sources, imports);
  const looked = `${problems.length} import arrows up in ${imports.length} imports of ${files} files`;
  return verdict(looked, problems, imports.length);
}

function cycles(imports) {
  const problems = findCycles(imports).map(
    /** @param {string[]} files */ (files) => `a cycle of ${files.length} files: ${files.join(' → ')}`,
  );
  const looked = `${problems.length} cycles in ${imports.length} imports, of types too`;
  return verdict(looked, problems, imports.length);
}

/**
 * @param {string} root
 * @param {import('../types.d.ts').Source[]} sources
 */
function tidy(root, sources) {
  const files = readTextFiles(root);
  const ratchet = JSON.parse(readFileSync(join(root, 'tools/check/ratchet.json'), 'utf8'));
  const { problems } = checkTidy({ files, sources, ratchet });
  return verdict(`${files.length} files`, problems, sources.length);
}

/**
 * @param {string} root
 * @param {import('../types.d.ts').Source[]} sources
 */
function tables(root, sources) {
  const folder = 'packages/db/migrations';
  const migrations = listFiles(root, folder).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const { statements, tables, matrix, problems, looked } = checkTables(sources, migrations);
  return { ...verdict(looked, problems, Math.min(tables, statements)), shown: matrix.join('\n') };
}

/**
 * @param {string} root
 * @param {import('../types.d.ts').Source[]} sources
 */
function standards(root, sources) {
  const { rows, problems } = standardsOf(root, sources);
  const open = rows.filter(({ state }) => state === 'open').length;
  return verdict(`${rows.length} rules of the standards, ${open} of them open`, problems, rows.length);
}

/**
 * @param {string} root
 */
function lockFile(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages, problems } = checkLock(lock);
  return verdict(`${packages} packages`, [...problems, ...checkEngines(lock)], packages);
}

/**
 * @param {string} root
 */
function migrations(root) {
  const { landed, problems } = checkMigrations(root);
  return verdict(`${landed} landed files`, problems, landed);
}

/**
 * A check that has checked nothing has not passed, however few problems it found.
 *
 * @param {string} looked
 * @param {string[]} problems
 * @param {number} count
 * @returns {import('../types.d.ts').CheckResult}
 */
export function verdict(looked, problems, count) {
  const all = count === 0 ? [...problems, 'it has looked at nothing'] : problems;
  return { ok: all.length === 0, looked, output: all.join('\n') };
}

/**
 * @param {string} root
 * @returns {import('../types.d.ts').TextFile[]}
 */
function readTextFiles(root) {
  const paths = listFiles(root).filter((path) => TEXT_FILE.test(path));
  const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return files.filter(({ text }) => text.length < LARGE_FILE_BYTES);
}
