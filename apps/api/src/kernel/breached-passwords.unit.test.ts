import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupRefused } from '@hanpan/db';
import { describe, expect, test } from 'vitest';
import { hashOf, listOf } from '../testing/breached-list.ts';
import { type HashFile, hasHash, openBreachedPasswords } from './breached-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'breached-'));
const known = Array.from({ length: 5_000 }, (_, index) => `password number ${index}`);

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a list of breached passwords', () => {
  test.each([
    ['one', known.slice(0, 1), '\n'],
    ['some', known.slice(0, 90), '\n'],
    ['as many as a block has, and one more,', known.slice(0, 91), '\n'],
    ['thousands', known, '\n'],
    ['thousands, with the line ends of Windows,', known, '\r\n'],
  ])('[SEC-11] %s: each of them is found, and nothing else', async (name, passwords, end) => {
    const isBreached = openBreachedPasswords(fileOf(`${name}.txt`, listOf(passwords, end)));
    for (const each of passwords) expect(await isBreached(each), each).toBe(true);
    for (const each of passwords.slice(0, 200)) expect(await isBreached(`${each}!`), each).toBe(false);
  });

  test('[SEC-11] the last line may lack its end, a count may be missing, and letters may be small', async () => {
    const text = listOf(known.slice(0, 300), '\n').trimEnd();
    const bare = text.replaceAll(/:\d+/g, '').toLowerCase();
    for (const each of [text, bare]) {
      const isBreached = openBreachedPasswords(fileOf('other.txt', each));
      for (const password of known.slice(0, 300)) expect(await isBreached(password)).toBe(true);
      expect(await isBreached('never seen')).toBe(false);
    }
  });

  test('without a list no password is breached', async () => {
    expect(await openBreachedPasswords(undefined)('password')).toBe(false);
  });

  test('[SEC-11] forty-five gigabytes take no more than forty blocks for each password', async () => {
    const { file, hashAt, count } = hugeFile();
    const reads = { count: 0, bytes: 0 };
    const counted: HashFile = {
      size: file.size,
      read(position, length) {
        reads.count += 1;
        reads.bytes += length;
        return file.read(position, length);
      },
    };
    const lookUp = async (hash: string) => {
      Object.assign(reads, { count: 0, bytes: 0 });
      const found = await hasHash(counted, hash);
      expect(reads.count).toBeLessThanOrEqual(40);
      expect(reads.bytes).toBeLessThanOrEqual(40 * 4_400);
      return found;
    };
    for (const index of [0, 1, 90, 91, 92, 500_000_000, 777_777_777, count - 2, count - 1])
      expect(await lookUp(hashAt(index)), String(index)).toBe(true);
    for (const password of known.slice(0, 50)) expect(await lookUp(hashOf(password))).toBe(false);
    expect(await lookUp('0'.repeat(40))).toBe(true);
    expect(await lookUp('F'.repeat(40))).toBe(false);
  });
});

/** A list of a thousand million hashes at equal distances, which is computed where it is read. */
function hugeFile() {
  const count = 1_000_000_000;
  const distance = 2n ** 160n / BigInt(count);
  const hashAt = (index: number) => (BigInt(index) * distance).toString(16).toUpperCase().padStart(40, '0');
  const lineBytes = 45;
  const size = count * lineBytes;
  const file: HashFile = {
    size,
    async read(position, length) {
      const first = Math.floor(position / lineBytes);
      const last = Math.min(count, Math.ceil((position + length) / lineBytes));
      const lines = Array.from({ length: last - first }, (_, each) => `${hashAt(first + each)}:123\n`);
      const from = position - first * lineBytes;
      return Buffer.from(lines.join(''), 'latin1').subarray(from, from + length);
    },
  };
  return { file, hashAt, count };
}

describe('a start is refused', () => {
  const sorted = listOf(known, '\n').trimEnd().split('\n');
  const byCount = [...known].map((each, index) => `${hashOf(each)}:${9_000 - index}`);
  const swapped = sorted.with(2_000, sorted[2_001] ?? '').with(2_001, sorted[2_000] ?? '');

  test.each([
    ['a list in the order of counts', byCount.join('\n'), /not in the order of their hashes/],
    ['a list with two lines in the wrong order', swapped.join('\n'), /not in the order of their hashes/],
    ['a list with a line twice', [sorted[0], sorted[0]].join('\n'), /not in the order of their hashes/],
    ['an empty file', '', /it is empty/],
    ['plain passwords', 'password\n12345678\n', /"password" is no line of SHA-1 and count/],
    ['hashes of another kind', `${createHash('md5').update('x').digest('hex')}:3\n`, /no line of SHA-1/],
    ['a file without lines', 'x'.repeat(20_000), /no line of SHA-1/],
  ])('for %s', (name, text, why) => {
    const path = fileOf(`${name}.txt`, text);
    expect(() => openBreachedPasswords(path)).toThrow(SetupRefused);
    expect(() => openBreachedPasswords(path)).toThrow(why);
    expect(() => openBreachedPasswords(path)).toThrow(/^HANPAN_BREACHED_PASSWORDS is "/);
  });

  test.each([
    ['its end', 0, 0.5],
    ['its beginning', 0.5, 1],
  ])('[SEC-11] for a large list that has lost %s, and not for the whole one', (_, from, to) => {
    const count = 200_000;
    const distance = 2n ** 160n / BigInt(count);
    const lines = Array.from({ length: count }, (__, index) =>
      (BigInt(index) * distance).toString(16).toUpperCase().padStart(40, '0'),
    );
    const textOf = (kept: readonly string[]) => kept.map((hash) => `${hash}:123\n`).join('');
    expect(() => openBreachedPasswords(fileOf('whole.txt', textOf(lines)))).not.toThrow();
    const cut = fileOf('cut.txt', textOf(lines.slice(from * count, to * count)));
    expect(() => openBreachedPasswords(cut)).toThrow(/it was cut/);
  });

  test('where there is no file, or a folder', () => {
    expect(() => openBreachedPasswords(join(folder, 'nothing.txt'))).toThrow(/ENOENT/);
    expect(() => openBreachedPasswords(folder)).toThrow(/it is no file/);
  });
});
