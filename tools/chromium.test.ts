/// <reference path="./untyped-modules.d.ts" />
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureChromium } from './chromium.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function place(path: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

function find(env: Record<string, string>, install = async () => 'no network') {
  const all = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache'), ...env };
  return ensureChromium(() => undefined, { env: all, install });
}

test('CHROME_PATH comes first, then PATH, then the newest of Playwright', async () => {
  const old = place('cache/chromium_headless_shell-1100/chrome-linux/headless_shell');
  expect(await find({})).toBe(old);
  const newer = place('cache/chromium_headless_shell-1200/chrome-linux/headless_shell');
  expect(await find({})).toBe(newer);
  const onPath = place('bin/chromium');
  expect(await find({})).toBe(onPath);
  expect(await find({ CHROME_PATH: old })).toBe(old);
});

test('a CHROME_PATH that leads nowhere is reported instead of ignored', async () => {
  place('bin/chromium');
  await expect(find({ CHROME_PATH: '/nowhere/chrome' })).rejects.toThrow('CHROME_PATH is /nowhere/chrome');
});

test('where there is none it is installed, and a failure keeps the output of the installer', async () => {
  const installed = await find({}, async () => place('bin/chromium'));
  expect(installed).toContain('bin/chromium');
  rmSync(join(folder, 'bin'), { recursive: true });
  await expect(find({})).rejects.toThrow(/Set CHROME_PATH.\nno network/);
});
