/// <reference path="../untyped-modules.d.ts" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runToEnd } from './children.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-children-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(body: string) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, body);
  return { file, env: process.env };
}

test('a program that runs to its end returns its code', async () => {
  expect(await runToEnd(program('process.exit(3);'))).toBe(3);
  expect(await runToEnd(program(''))).toBe(0);
});
