/// <reference path="../untyped-modules.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

/** Of the system, not of an installation. */
const ofTheSystem = new Set(['PATH', 'HOME']);

const folders = ['tools/launch', 'apps/api/src', 'apps/sandbox-vendor/src'];
const schemas = /(environment|read-settings)[^/\\]*\.ts$/;

/** The ways in which a name is read: of an object of the environment, by one of its readers, or out of its schema. */
const ways: readonly RegExp[] = [
  /\b(?:env|inherited|environment|variables)\.([A-Z][A-Z0-9_]+)\b/g,
  /\b(?:given|read\w+)\(\s*env,\s*'([A-Z][A-Z0-9_]+)'/g,
  /\{[^{}]*?\b([A-Z][A-Z0-9_]{3,})\b[^{}]*\} = (?:process\.env|env|inherited)\b/g,
];
const field = /^ {2}([A-Z][A-Z0-9_]{3,}): /gm;

function sourcesOf(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|mjs)$/.test(path) && !/\.test\.ts$|testing[/\\]/.test(path))
    .map((path) => join(folder, path));
}

function namesIn(path: string): string[] {
  const text = readFileSync(inRoot(path), 'utf8');
  const patterns = schemas.test(path) ? [...ways, field] : ways;
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

const read = new Set(folders.flatMap(sourcesOf).flatMap(namesIn));
const table = readFileSync(inRoot('docs/environment.md'), 'utf8');
const listed = new Set(
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
);

test('every variable that an installation reads is in the table of docs/environment.md', () => {
  for (const name of [
    'PORT',
    'HANPAN_HOST',
    'SANDBOX_PUBLIC_URL',
    'APP_SECRET',
    'HANPAN_UOF_SPOOL',
    'SANDBOX_CREDIT',
  ])
    expect([...read], 'the ways of reading are found').toContain(name);
  expect([...read].filter((name) => !listed.has(name) && !ofTheSystem.has(name)).sort()).toEqual([]);
});

test('the table lists nothing that nobody reads', () => {
  expect([...listed].filter((name) => !read.has(name)).sort()).toEqual([]);
});
