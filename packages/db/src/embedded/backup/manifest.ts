import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { type Content, contentOf } from './copy-file.ts';

/** Which code made a backup; `commit` is null outside a git checkout. */
export interface MadeBy {
  version: string;
  commit: string | null;
}

/** What a backup holds. Paths are below its folder `data`, with "/" between the parts. */
export interface Manifest extends MadeBy {
  format: 1;
  madeAt: string;
  folders: string[];
  files: Record<string, Content>;
}

/** The folder of a backup that holds what the data folder held. */
export const dataOf = (backup: string) => join(backup, 'data');

const fileOf = (backup: string) => join(backup, 'manifest.json');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** With the hash of itself beside it: a list that lost lines would let files go missing unnoticed. */
export function writeManifest(backup: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeWhole(fileOf(backup), text);
  writeWhole(`${fileOf(backup)}.sha256`, `${hashOf(text)}\n`);
}

/** Throws a sentence where there is no whole manifest of a format that is known. */
export function readManifest(backup: string): Manifest {
  const text = read(fileOf(backup));
  const hash = read(`${fileOf(backup)}.sha256`);
  if (text === undefined || hash === undefined) throw new Error(`There is no whole backup in ${backup}.`);
  if (hashOf(text) !== hash.trim()) {
    throw new Error(`The backup in ${backup} is damaged: its manifest.json was changed.`);
  }
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== 1) throw new Error(`The backup in ${backup} is of a newer Hanpan than this one.`);
  const stray = [...manifest.folders, ...Object.keys(manifest.files)].find(
    (path) => isAbsolute(path) || path.split(/[\\/]/).includes('..'),
  );
  if (stray !== undefined) throw new Error(`The backup in ${backup} names a place outside itself: ${stray}.`);
  return manifest;
}

/** Reads every file of a backup. Throws a sentence that names the first one that is missing or differs. */
export async function checkFiles(backup: string, manifest: Manifest): Promise<void> {
  for (const [path, wanted] of Object.entries(manifest.files)) {
    refuseDamage(backup, path, wanted, await contentOf(join(dataOf(backup), path)));
  }
}

export function refuseDamage(
  backup: string,
  path: string,
  wanted: Content,
  found: Content | undefined,
): void {
  if (found?.sha256 === wanted.sha256 && found.size === wanted.size) return;
  const fault = found === undefined ? 'is missing' : 'is not as it was written';
  throw new Error(`The backup in ${backup} is damaged: data/${path} ${fault}. Take another backup.`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
