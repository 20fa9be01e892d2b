/// <reference path="../untyped-modules.d.ts" />
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../build.mjs';
import { install, nodeComplaint } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { hashSources } from './source-hash.mjs';

let root: string;
let said: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hanpan-build-'));
  said = [];
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const steps = [
  { name: 'types', sources: ['packages'], stamp: '.cache/types', outputs: ['out/types'] },
  {
    name: 'web',
    sources: ['apps/web', 'packages/ui'],
    stamp: 'apps/web/dist/.stamp',
    outputs: ['apps/web/dist/index.html'],
  },
];

/** A build with a working compiler. Resolves to the names of the steps that ran. */
function buildHere(
  execute = async ({ outputs }: { outputs: string[] }) => {
    for (const path of outputs) write(path, 'built');
    return { code: 0, output: '' };
  },
): Promise<string[]> {
  return build((line: string) => said.push(line), { root, steps, execute });
}

test('a step runs when its sources changed or its output is gone, and not otherwise', async () => {
  write('packages/ui/a.ts', '1');
  write('packages/money/a.ts', '1');
  write('apps/web/a.ts', '1');
  expect(await buildHere()).toEqual(['types', 'web']);
  expect(await buildHere()).toEqual([]);
  write('packages/money/a.ts', '2');
  expect(await buildHere()).toEqual(['types']);
  write('packages/ui/b.ts', '1');
  expect(await buildHere()).toEqual(['types', 'web']);
  rmSync(join(root, 'apps/web/dist'), { recursive: true });
  expect(await buildHere()).toEqual(['web']);
  expect(said.at(-1)).toBe('building: web');
});

test('a failed build shows the output of the compiler and is tried again next time', async () => {
  const failing = async () => ({ code: 2, output: 'a.ts(1,1): error TS1' });
  await expect(buildHere(failing)).rejects.toThrow('Building types failed:\na.ts(1,1): error TS1');
  await expect(buildHere(async () => ({ code: 0, output: '' }))).rejects.toThrow('left no out/types');
  expect(await buildHere()).toEqual(['types', 'web']);
});

test('names and contents count for the hash; tests, dependencies and outputs do not', () => {
  const hash = () => hashSources(root, ['packages', 'missing', 'file.json']);
  write('packages/a.ts', '1');
  const first = hash();
  write('packages/a.test.ts', '1');
  write('packages/dist/a.js', '1');
  write('packages/node_modules/x/a.js', '1');
  expect(hash()).toBe(first);
  write('file.json', '{}');
  const second = hash();
  expect(second).not.toBe(first);
  rmSync(join(root, 'packages/a.ts'));
  write('packages/b.ts', '1');
  expect(hash()).not.toBe(second);
});

test.each([
  ['20.18.9', true],
  ['18.20.0', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('Node %s is refused: %s', (version, refused) => {
  expect(nodeComplaint(version) !== undefined).toBe(refused);
});

/** Installs in the folder of the test; returns whether npm ran. */
async function asksNpm(code = 0): Promise<boolean> {
  let asked = false;
  const npm = async () => {
    asked = true;
    write('node_modules/x/package.json', '{}');
    return { code, output: '' };
  };
  await install((line: string) => said.push(line), { root, npm });
  return asked;
}

test('npm runs once per lock file', async () => {
  write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'i' } } }),
  );
  expect(await asksNpm()).toBe(true);
  expect(await asksNpm()).toBe(false);
  write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1', integrity: 'j' } } }),
  );
  await expect(asksNpm(1)).rejects.toThrow('npm ci failed with code 1');
  expect(await asksNpm()).toBe(true);
});

test('two installs at once run npm once, and the second ends when everything is there', async () => {
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/.hanpan-install', 'of another lock file');
  let asked = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const npm = async () => {
    asked += 1;
    await finished;
    return { code: 0, output: '' };
  };
  const start = () => install((line: string) => said.push(line), { root, npm });
  const both = [start(), start()];
  await expect.poll(() => said).toContain(`waiting for another install (process ${process.pid})`);
  finish();
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(asked).toBe(1);
  expect(readdirSync(join(root, '.cache'))).toEqual(['build']);
});

test('the lock of a killed install blocks no other', async () => {
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/.hanpan-install', 'of another lock file');
  const { pid } = spawnSync(process.execPath, ['--version']);
  write('.cache/install.lock/pid', String(pid));
  expect(await asksNpm()).toBe(true);
  expect(readdirSync(join(root, '.cache'))).toEqual(['build']);
});

test('work under one lock never overlaps, even where many find that its holder is gone', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  write('lock/pid', String(pid));
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => oneAtATime(join(root, 'lock'), work)));
  expect(most).toBe(1);
});

test('an install made by hand is accepted when it matches the lock file', async () => {
  const entry = { version: '1.0.0', integrity: 'i' };
  const packages = { 'node_modules/a': entry, 'node_modules/b': { ...entry, optional: true } };
  write('package-lock.json', JSON.stringify({ packages }));
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { ...entry, integrity: 'other' } } }),
  );
  expect(await asksNpm()).toBe(true);
  rmSync(join(root, 'node_modules/.hanpan-install'));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': entry } }));
  expect(await asksNpm()).toBe(false);
});
