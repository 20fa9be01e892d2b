import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCluster, noteCluster, placeCluster } from './placement.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-placement-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Something that looks like a cluster, as far as its place goes. */
function makeCluster(name: string): string {
  const cluster = join(folder, 'outside', name);
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  return cluster;
}

function makeData(name: string, noted?: string): string {
  const data = join(folder, name);
  mkdirSync(data);
  if (noted !== undefined) writeFileSync(join(data, 'postgres.location'), `${noted}\n`);
  return join(data, 'postgres');
}

const place = (asked: string) =>
  placeCluster(
    asked,
    () => undefined,
    () => undefined,
  );

test('a folder without a note is its own place, and nothing is noted beside it', () => {
  const asked = makeData('data');
  expect(place(asked)).toBe(asked);
  noteCluster(asked, asked, undefined);
  expect(existsSync(`${asked}.location`)).toBe(false);
  expect(existsSync(`${asked}.installation`)).toBe(false);
});

test('an installation from before there were ids gets one at its next start, once', () => {
  const cluster = makeCluster('one');
  const asked = makeData('data', cluster);
  expect(place(asked)).toBe(cluster);
  noteCluster(asked, cluster, undefined);
  const id = readFileSync(`${asked}.installation`, 'utf8');
  noteCluster(asked, cluster, undefined);
  expect(readFileSync(`${asked}.installation`, 'utf8')).toBe(id);
  expect(readFileSync(join(cluster, 'hanpan-installation.json'), 'utf8')).toContain(id.trim());
  expect(place(asked)).toBe(cluster);
});

test('a note whose database is gone, or that is empty, is refused instead of a new database being made', () => {
  const cluster = makeCluster('one');
  const asked = makeData('data', cluster);
  rmSync(cluster, { recursive: true });
  expect(() => place(asked)).toThrow(`should be in ${cluster} (noted in ${asked}.location)`);
  expect(() => place(makeData('emptied', ''))).toThrow('this user finds none there');
});

test('another database in the noted place is refused', () => {
  const cluster = makeCluster('one');
  const asked = makeData('data');
  noteCluster(asked, cluster, undefined);
  const other = makeCluster('other');
  noteCluster(makeData('other'), other, undefined);
  rmSync(cluster, { recursive: true });
  renameSync(other, cluster);
  expect(() => place(asked)).toThrow('their installation ids differ');
  // One without an id as well.
  rmSync(join(cluster, 'hanpan-installation.json'));
  expect(() => findCluster(asked)).toThrow('their installation ids differ');
});

test('a copy of a data folder is refused, and a folder that was moved is not', () => {
  const cluster = makeCluster('one');
  const asked = makeData('data');
  noteCluster(asked, cluster, undefined);
  const copied = join(folder, 'copy', 'postgres');
  cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
  expect(() => place(copied)).toThrow(`${join(folder, 'copy')} is a copy of that folder`);
  expect(() => findCluster(copied)).toThrow('is a copy of that folder');

  rmSync(join(folder, 'data'), { recursive: true });
  expect(place(copied)).toBe(cluster);
  noteCluster(copied, cluster, undefined);
  expect(place(copied)).toBe(cluster);
});
