/// <reference path="../untyped-modules.d.ts" />
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../build.mjs';
import { checkPrograms, keepChecking } from '../launch/program-check.mjs';
import { comparePrograms, recordPrograms } from './program-files.mjs';

let root: string;
let said: string[];
const say = (line: string) => said.push(line);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const changedNow = async () => (await comparePrograms(root)).changed;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hanpan-programs-'));
  said = [];
  const needed = { 'node_modules/pg': {}, 'node_modules/vite': { dev: true } };
  write('package-lock.json', JSON.stringify({ packages: needed }));
  for (const path of [
    'apps/api/dist/server.js',
    'packages/money/dist/index.js',
    'node_modules/pg/lib/index.js',
  ])
    write(path, 'as built');
  await recordPrograms(root);
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

describe('what runs', () => {
  test.each([
    ['apps/api/dist/server.js', 'a built file'],
    ['node_modules/pg/lib/index.js', 'a dependency'],
    ['apps/api/dist/added.js', 'a file that was not there'],
  ])('[OPS-6] is compared by SHA-256: %s, %s, is named when it is another', async (path) => {
    const { changed, digest, fileCount } = await comparePrograms(root);
    expect([changed, fileCount]).toEqual([[], 3]);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    write(path, 'As built');
    expect(await changedNow()).toEqual([path]);
    expect((await comparePrograms(root)).digest).not.toBe(digest);
  });

  test('[OPS-6] a file that is gone is named too', async () => {
    rmSync(join(root, 'packages/money/dist/index.js'));
    expect(await changedNow()).toEqual(['packages/money/dist/index.js']);
  });

  test('is neither what the compiler notes for itself nor what only builds', async () => {
    write('apps/api/dist/.tsbuildinfo', '{}');
    write('node_modules/vite/index.js', 'x');
    expect(await changedNow()).toEqual([]);
  });

  test('is written down anew by a build, and by no start without one', async () => {
    write('packages/money/money.ts', '1');
    const steps = [
      {
        name: 'types',
        sources: ['packages/money'],
        stamp: '.cache/types',
        outputs: ['apps/api/dist/server.js'],
      },
    ];
    const execute = async () => {
      write('apps/api/dist/server.js', 'built anew');
      return { code: 0, output: '' };
    };
    const buildHere = () => build(say, { root, steps, execute });
    expect(await buildHere()).toEqual(['types']);
    expect(await changedNow()).toEqual([]);
    write('apps/api/dist/server.js', 'by somebody else');
    expect(await buildHere()).toEqual([]);
    expect(await changedNow()).toEqual(['apps/api/dist/server.js']);
  });
});

test('[OPS-6] a start for others refuses what was not built', async () => {
  const forOthers = 'https://play.test';
  await checkPrograms(root, forOthers);
  write('apps/api/dist/server.js', 'by somebody else');
  await expect(checkPrograms(root, forOthers)).rejects.toThrow(
    'PROGRAM FILES HAVE CHANGED since they were built: apps/api/dist/server.js.',
  );
  for (const publicUrl of [undefined, 'http://localhost:3000', 'http://127.0.0.1'])
    await checkPrograms(root, publicUrl);
});

test('[OPS-6] a running site is looked at every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = keepChecking(root, { say });
  write('apps/api/dist/server.js', 'by somebody else');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000 - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toContain('apps/api/dist/server.js');
  stop();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(said).toHaveLength(1);
});

test('where nothing was built there is nothing to compare', async () => {
  rmSync(join(root, '.cache'), { recursive: true });
  await expect(comparePrograms(root)).rejects.toThrow('Nothing is built here');
});
