/// <reference path="../untyped-modules.d.ts" />
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../build.mjs';
import { checkPrograms, keepChecking } from '../launch/program-check.mjs';
import { install } from './install.mjs';
import { comparePrograms, recordDependencies, recordOutputs } from './program-record.mjs';

let root: string;
let said: string[];
const say = (line: string) => said.push(line);

function writeLock(version: string): void {
  const packages = {
    'node_modules/pg': { version },
    'node_modules/vite': { dev: true },
    'node_modules/@hanpan/money': { resolved: 'packages/money', link: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

/** What `npm start` does with the dependencies; npm writes the version of the lock. */
function installHere(): Promise<boolean> {
  const npm = async () => {
    write('node_modules/pg/lib/index.js', 'as installed');
    return { code: 0, output: '' };
  };
  return install(say, { root, npm });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const typesStep = {
  name: 'types',
  sources: ['packages/money/money.ts'],
  stamp: '.cache/types',
  outputs: ['apps/api/dist/server.js'],
};
const webStep = {
  name: 'web',
  sources: ['apps/web/main.ts'],
  stamp: 'apps/web/dist/.stamp',
  folders: ['apps/web/dist'],
  outputs: ['apps/web/dist/index.html'],
};

/** A build whose compiler writes only the files that are given, as a real one leaves alone what has not changed. */
function buildHere(written: Record<string, string>, steps: object[] = [typesStep]): Promise<string[]> {
  const execute = async () => {
    for (const [path, text] of Object.entries(written)) write(path, text);
    return { code: 0, output: '' };
  };
  return build(say, { root, steps, execute });
}

const changedNow = async () => (await comparePrograms(root)).changed;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hanpan-programs-'));
  said = [];
  writeLock('1.0.0');
  for (const path of [
    'apps/api/dist/server.js',
    'packages/money/dist/index.js',
    'node_modules/pg/lib/index.js',
  ])
    write(path, 'as built');
  mkdirSync(join(root, 'node_modules/@hanpan'));
  symlinkSync('../../packages/money', join(root, 'node_modules/@hanpan/money'));
  await recordDependencies(root, 'of this test');
  await recordOutputs(
    root,
    () => true,
    async () => undefined,
  );
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

  test.each([
    'apps/api/node_modules/fastify',
    'packages/money/node_modules/@noble/hashes',
    'tools/launch/node_modules/pg',
    'node_modules/bufferutil',
  ])('[OPS-6] names what Node would find and the lock does not have: %s', async (path) => {
    write(`${path}/index.js`, 'planted');
    expect(await changedNow()).toEqual([path]);
  });

  test('[OPS-6] names a package of the repository that is no link to it any more', async () => {
    const link = 'node_modules/@hanpan/money';
    rmSync(join(root, link));
    symlinkSync('../../apps/api', join(root, link));
    expect(await changedNow()).toEqual([link]);
    rmSync(join(root, link));
    write(`${link}/index.js`, 'planted');
    expect(await changedNow()).toEqual([link]);
  });

  test('[OPS-6] names a link that was put into a dependency', async () => {
    symlinkSync('../../../apps', join(root, 'node_modules/pg/lib/native'));
    expect(await changedNow()).toEqual(['node_modules/pg/lib/native']);
  });

  test('is not what npm and Vite note beside the packages', async () => {
    write('apps/api/node_modules/.vite/deps.json', '{}');
    write('node_modules/.bin/vite', 'x');
    expect(await changedNow()).toEqual([]);
  });
});

describe('a build', () => {
  beforeEach(() => write('packages/money/money.ts', '1'));

  test('[OPS-6] writes down what it built, and a start without one writes down nothing', async () => {
    expect(await buildHere({ 'apps/api/dist/server.js': 'built anew' })).toEqual(['types']);
    expect(await changedNow()).toEqual([]);
    write('apps/api/dist/server.js', 'by somebody else');
    expect(await buildHere({})).toEqual([]);
    expect(await changedNow()).toEqual(['apps/api/dist/server.js']);
  });

  test('[OPS-6] does not make right what somebody else changed in a dependency', async () => {
    write('node_modules/pg/lib/index.js', 'by somebody else');
    await buildHere({ 'apps/api/dist/server.js': 'built anew' });
    expect(await changedNow()).toEqual(['node_modules/pg/lib/index.js']);
  });

  test.each(['changed', 'removed'])(
    '[OPS-6] builds anew, and tells, what somebody else has %s',
    async (how) => {
      const file = 'packages/money/dist/index.js';
      const note = 'packages/money/dist/.tsbuildinfo';
      // As a compiler does: what its note says to be there is not written again.
      const execute = async () => {
        write('apps/api/dist/server.js', 'built');
        if (!existsSync(join(root, note))) for (const path of [file, note]) write(path, 'as built');
        return { code: 0, output: '' };
      };
      write(note, 'as built');
      if (how === 'changed') write(file, 'by somebody else');
      else rmSync(join(root, file));
      await build(say, { root, steps: [typesStep], execute });
      expect(said[0]).toBe(`NOT AS IT WAS BUILT, and built anew: ${file}`);
      expect(readFileSync(join(root, file), 'utf8')).toBe('as built');
      expect(await changedNow()).toEqual([]);
    },
  );

  test('[OPS-6] of one step does not make right what lies in the folder of another', async () => {
    write('apps/web/main.ts', '1');
    await buildHere({ 'apps/api/dist/server.js': '1', 'apps/web/dist/index.html': '1' }, [
      typesStep,
      webStep,
    ]);
    write('apps/web/main.ts', '2');
    write('apps/api/dist/server.js', 'by somebody else');
    expect(await buildHere({ 'apps/web/dist/index.html': '2' }, [typesStep, webStep])).toEqual(['web']);
    expect(await changedNow()).toEqual(['apps/api/dist/server.js']);
  });

  test('waits for another, and then finds it done', async () => {
    const both = [1, 2].map(() => buildHere({ 'apps/api/dist/server.js': 'built anew' }));
    expect(await Promise.all(both)).toEqual([['types'], []]);
    expect(said).toEqual([`waiting for another build (process ${process.pid})`, 'building: types']);
    expect(await changedNow()).toEqual([]);
  });

  test('that fails or was killed is no change by somebody else', async () => {
    const failing = async () => {
      write('apps/api/dist/server.js', 'half of it');
      return { code: 1, output: '' };
    };
    await expect(build(say, { root, steps: [typesStep], execute: failing })).rejects.toThrow('failed');
    expect(await changedNow()).toEqual([]);
    write('.cache/build/unfinished', '');
    write('apps/api/dist/server.js', 'when it was killed');
    await checkPrograms(root, 'https://play.test');
    await buildHere({ 'apps/api/dist/server.js': 'built anew' });
    expect(said).toContain('left by a build that did not end, and built anew: apps/api/dist/server.js');
    expect(await changedNow()).toEqual([]);
  });
});

describe('an update', () => {
  test('[OPS-6] with another lock file goes on: what npm installed is written down', async () => {
    expect(await installHere()).toBe(true);
    expect(await changedNow()).toEqual([]);
    writeLock('2.0.0');
    expect(await installHere()).toBe(true);
    await checkPrograms(root, 'https://play.test');
    write('node_modules/pg/lib/index.js', 'by somebody else');
    expect(await installHere()).toBe(false);
    await expect(checkPrograms(root, 'https://play.test')).rejects.toThrow('node_modules/pg/lib/index.js');
  });

  test('also where its dependencies were installed by hand', async () => {
    await installHere();
    writeLock('2.0.0');
    write('node_modules/pg/lib/index.js', 'the second version');
    rmSync(join(root, 'node_modules/.hanpan-install'));
    const packages = { 'node_modules/pg': { version: '2.0.0' }, 'node_modules/vite': {} };
    const link = { 'node_modules/@hanpan/money': { link: true } };
    write('node_modules/.package-lock.json', JSON.stringify({ packages: { ...packages, ...link } }));
    expect(await installHere()).toBe(false);
    await checkPrograms(root, 'https://play.test');
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
  rmSync(join(root, 'apps/api/dist'), { recursive: true });
  await checkPrograms(root, forOthers);
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
