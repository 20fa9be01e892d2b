/// <reference path="../untyped-modules.d.ts" />
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { install } from '../build/install.mjs';
import { build } from '../build.mjs';
import { inRoot } from '../root.mjs';
import { listRunningSites, noteRunningSite, refuseSecondSite } from './running-sites.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hanpan-running-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const steps = [{ name: 'types', sources: ['source'], stamp: 'stamp', outputs: ['out'] }];

/** Builds the checkout of the test; resolves to the names of the steps that ran. */
function buildHere(): Promise<string[]> {
  const execute = async () => {
    writeFileSync(join(root, 'out'), 'built');
    return { code: 0, output: '' };
  };
  return build(() => undefined, { root, steps, execute });
}

test('a site that runs is listed until it ends, and a second one in its data folder is refused', () => {
  const release = noteRunningSite('/data/one', root);
  expect(listRunningSites(root)).toMatchObject([{ pid: process.pid, dataFolder: '/data/one' }]);
  expect(() => refuseSecondSite('/data/one', root)).toThrow(
    `A site is already running in /data/one (process ${process.pid}). Stop it first`,
  );
  refuseSecondSite('/data/two', root);
  release();
  expect(listRunningSites(root)).toEqual([]);
  refuseSecondSite('/data/one', root);
});

test('a second start in the same data folder ends at once, before anything is installed or built', () => {
  const release = noteRunningSite(root);
  try {
    const { status, stderr, stdout } = spawnSync(process.execPath, [inRoot('tools/start.mjs')], {
      env: { ...process.env, HANPAN_DATA: root, PORT: '', DATABASE_URL: '' },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`A site is already running in ${root} (process ${process.pid}).`);
  } finally {
    release();
  }
});

test('what is built already can be started beside a running site, and nothing is built underneath it', async () => {
  writeFileSync(join(root, 'source'), '1');
  expect(await buildHere()).toEqual(['types']);
  const release = noteRunningSite('/data/one', root);
  expect(await buildHere()).toEqual([]);
  writeFileSync(join(root, 'source'), '2');
  await expect(buildHere()).rejects.toThrow(
    `Building types would change the programs of the site that is running from this checkout (process ${process.pid}`,
  );
  release();
  expect(await buildHere()).toEqual(['types']);
});

test('nothing is installed underneath a running site', async () => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  const release = noteRunningSite('/data/one', root);
  let asked = 0;
  const npm = async () => {
    asked += 1;
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    return { code: 0, output: '' };
  };
  const start = () => install(() => undefined, { root, npm });
  await expect(start()).rejects.toThrow('Installing dependencies would change the programs');
  expect(asked).toBe(0);
  release();
  expect(await start()).toBe(true);
});

test('the note of a process that is gone, or whose id another has, counts for nothing', () => {
  noteRunningSite('/data/one', root);
  const folder = join(root, '.cache', 'running');
  const own = join(folder, `${process.pid}.json`);
  const note = JSON.parse(readFileSync(own, 'utf8'));
  writeFileSync(own, JSON.stringify({ ...note, birth: `${note.birth}0` }));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, `${pid}.json`), JSON.stringify({ ...note, pid }));
  writeFileSync(join(folder, '1.json'), '{"pid":');
  expect(listRunningSites(root)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
