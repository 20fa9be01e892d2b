/// <reference path="../untyped-modules.d.ts" />
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMigrations, manifestOf } from './migrations.mjs';

const folders = ['packages/db/migrations', 'apps/sandbox-vendor/migrations'];
let root: string;
const put = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hanpan-migrations-'));
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    put(`${folder}/0001_first.sql`, 'create table first (id int);');
    put(`${folder}/landed.sha256`, manifestOf(join(root, folder)));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('unchanged landed files, and new ones beside them, are accepted', () => {
  put('packages/db/migrations/0002_second.sql', 'create table second (id int);');
  expect(checkMigrations(root)).toEqual({ landed: 2, problems: [] });
});

test('a landed file that was changed is named, with what to do instead', () => {
  put('packages/db/migrations/0001_first.sql', 'create table first (id bigint);');
  expect(checkMigrations(root).problems).toEqual([
    'packages/db/migrations/0001_first.sql: has landed and must not change; put it back, and add a new migration that changes what it made',
  ]);
});

test('a missing landed file is reported, and so is a missing manifest', () => {
  rmSync(join(root, 'apps/sandbox-vendor/migrations/0001_first.sql'));
  rmSync(join(root, 'packages/db/migrations/landed.sha256'));
  expect(checkMigrations(root).problems).toEqual([
    'packages/db/migrations/landed.sha256: lists nothing',
    'apps/sandbox-vendor/migrations/0001_first.sql: has landed and must stay; put it back',
  ]);
});
