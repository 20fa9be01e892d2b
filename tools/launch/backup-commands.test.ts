/// <reference path="../untyped-modules.d.ts" />
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { noteWhatRuns, readMadeBy, readWhatRuns } from './made-by.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-backup-commands-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the backups; these refuse before anything is installed or built. */
function run(tool: string, args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [inRoot('tools', tool), ...args], {
    env: { ...process.env, HANPAN_DATA: folder, PORT: '', DATABASE_URL: '', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

test.each([
  ['backup.mjs', 'npm run backup -- <folder in which the backups are kept>'],
  ['restore.mjs', 'npm run restore -- <folder of one backup>'],
])('%s without a folder says how it is called', (tool, sentence) => {
  const { status, stderr } = run(tool, []);
  expect({ status, said: stderr.trim() }).toEqual({ status: 1, said: sentence });
});

test.each([
  ['backup.mjs', 'back it up with its own tools'],
  ['restore.mjs', 'restore that with its own tools'],
])('%s leaves a database of somebody else to its own tools', (tool, sentence) => {
  const { status, stderr } = run(tool, [join(folder, 'one')], { DATABASE_URL: 'postgres://h/n' });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup names the version, and the commit where there is one', async () => {
  writeFileSync(join(folder, 'package.json'), '{"version":"9.9.9"}');
  expect(await readMadeBy(folder)).toEqual({ version: '9.9.9', commit: null });
});

test('a backup names the code that the site was started with, whatever has been fetched since', async () => {
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const fetched = (version: string) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  fetched('1.0.0');
  expect(await readWhatRuns(dataFolder, folder)).toEqual({ version: '1.0.0', commit: null });
  await noteWhatRuns(dataFolder, folder);
  fetched('2.0.0');
  expect(await readWhatRuns(dataFolder, folder)).toEqual({ version: '1.0.0', commit: null });
  writeFileSync(join(dataFolder, 'runs.json'), '');
  expect(await readWhatRuns(dataFolder, folder)).toEqual({ version: '2.0.0', commit: null });
});
