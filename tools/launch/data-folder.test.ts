/// <reference path="../untyped-modules.d.ts" />
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { makeDataFolder } from './data-folder.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-data-folder-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is made with those above it, and one that is there stays', () => {
  const deep = join(folder, 'a/b/c');
  makeDataFolder(deep);
  writeFileSync(join(deep, 'kept'), '');
  makeDataFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
  expect(existsSync(join(deep, 'kept'))).toBe(true);
});

test('below a file, or where a file stands, the sentence names the folder and the file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(join(file, 'data/more'))).toThrow(
    `The data cannot be kept in ${file}/data/more: ${file} is not a folder. Set HANPAN_DATA to a folder that can be made.`,
  );
  expect(() => makeDataFolder(file)).toThrow(`${file} is not a folder`);
});

test('the start ends with that sentence at once, before anything is installed or built', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [inRoot('tools/start.mjs')], {
    env: { ...process.env, HANPAN_DATA: '/proc/hanpan/data', PORT: '', DATABASE_URL: '' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim()).toMatch(
    /^The data cannot be kept in \/proc\/hanpan\/data: .+ \(E[A-Z]+\)\. Set HANPAN_DATA to a folder/,
  );
});
