import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages/db/migrations', 'apps/sandbox-vendor/migrations'];
const MANIFEST = 'landed.sha256';

/**
 * Migrations that have landed, against the manifests beside them. An installation has run them already: a changed one
 * would never reach it, and a start refuses it. Files that are not in a manifest yet may still change.
 *
 * @param {string} root
 */
export function checkMigrations(root) {
  const problems = FOLDERS.flatMap((folder) => {
    const landed = readManifest(join(root, folder, MANIFEST));
    if (landed.length === 0) return [`${folder}/${MANIFEST}: lists nothing`];
    return landed.flatMap(({ hash, file }) => complaint(root, `${folder}/${file}`, hash) ?? []);
  });
  return { landed: FOLDERS.flatMap((folder) => readManifest(join(root, folder, MANIFEST))).length, problems };
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} hash
 */
function complaint(root, path, hash) {
  const full = join(root, path);
  if (!existsSync(full)) return `${path}: has landed and must stay; put it back`;
  if (hashOf(full) === hash) return undefined;
  return `${path}: has landed and must not change; put it back, and add a new migration that changes what it made`;
}

/**
 * The text of a folder's manifest with all that lies there now: what a landing writes.
 *
 * @param {string} folder
 */
export function manifestOf(folder) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file) => `${hashOf(join(folder, file))}  ${file}\n`).join('');
}

export const manifests = FOLDERS.map((folder) => ({ folder, file: `${folder}/${MANIFEST}` }));

/**
 * @param {string} file
 * @returns {{ hash: string, file: string }[]}
 */
function readManifest(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, hash = '', name] = /^([0-9a-f]{64}) {2}(\S+\.sql)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ hash, file: name }];
    });
}

/**
 * @param {string} file
 */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
