import { createHash } from 'node:crypto';
import { fstatSync, openSync, read, readSync } from 'node:fs';
import { SetupRefused } from '@hanpan/db';

/** Whether a password is known from a breach. Throws where the list cannot be read. */
export type IsBreached = (password: string) => Promise<boolean>;

/** A sorted list of hashes, of any size: `read` gives up to `length` bytes from `position` on. */
export interface HashFile {
  readonly size: number;
  read(position: number, length: number): Promise<Buffer>;
}

const blockBytes = 4_096;
/** Longer than any line: the last line that begins in a block is read to its end. */
const longestLine = 128;
/** So many blocks are looked at before the start; a list of a megabyte is read whole. */
const sampledBlocks = 256;

/** Of a list of so many bytes some hash begins with 000 and some with FFF: there are about a hundred thousand of them. */
const largeList = 2 ** 22;

const line = /^([0-9A-F]{40})(?::\d+)?\r?$/i;

/** What to read for a block: from the byte before it, which says whether a line begins with the block. */
function spanOf(block: number): readonly [position: number, length: number] {
  const before = block === 0 ? 0 : 1;
  return [block * blockBytes - before, blockBytes + before + longestLine];
}

/** The hashes of the lines that begin in a block, in upper case. Throws where a line is none of such a list. */
function hashesIn(block: number, bytes: Buffer): readonly string[] {
  const before = block === 0 ? 0 : 1;
  const hashes: string[] = [];
  let at = before === 0 ? 0 : bytes.indexOf(10) + 1;
  if (before === 1 && at === 0) return hashes;
  while (at < Math.min(bytes.length, before + blockBytes)) {
    const end = bytes.indexOf(10, at);
    const text = bytes.toString('latin1', at, end === -1 ? bytes.length : end);
    const [, hash] = line.exec(text) ?? [];
    if (hash === undefined) throw new Error(`"${text.slice(0, 60)}" is no line of SHA-1 and count`);
    hashes.push(hash.toUpperCase());
    at = end === -1 ? bytes.length : end + 1;
  }
  return hashes;
}

/** Whether a sorted list has a hash, which is in upper case. Halves the blocks: 25 of them are read of forty-five gigabytes. */
export async function hasHash(file: HashFile, hash: string): Promise<boolean> {
  const hashesOf = async (block: number) => hashesIn(block, await file.read(...spanOf(block)));
  let first = 0;
  let past = Math.ceil(file.size / blockBytes);
  while (past - first > 1) {
    const middle = Math.floor((first + past) / 2);
    const [smallest] = await hashesOf(middle);
    // A block in which no line begins is the end of the last line.
    if (smallest === undefined || smallest > hash) past = middle;
    else first = middle;
  }
  return (await hashesOf(first)).includes(hash);
}

/** Looks at blocks all over the list and at its end. Throws a sentence where their lines are none, not in order or cut at an end. */
function checkOrder(descriptor: number, size: number): void {
  const blocks = Math.ceil(size / blockBytes);
  const step = Math.max(1, (blocks - 1) / (sampledBlocks - 1));
  // The last line may begin in the block before the last.
  const looked = new Set([blocks - 2, blocks - 1].filter((block) => block >= 0));
  for (let at = 0; at < blocks; at += step) looked.add(Math.floor(at));
  let first = '';
  let last = '';
  for (const block of [...looked].sort((one, other) => one - other)) {
    const [position, length] = spanOf(block);
    const bytes = Buffer.alloc(length);
    const filled = readSync(descriptor, bytes, 0, length, position);
    for (const hash of hashesIn(block, bytes.subarray(0, filled))) {
      if (hash <= last) throw new Error('its lines are not in the order of their hashes');
      if (first === '') first = hash;
      last = hash;
    }
  }
  if (last === '') throw new Error('it is empty');
  const isWhole = size < largeList || (first.startsWith('000') && last.startsWith('FFF'));
  if (!isWhole)
    throw new Error(`it was cut: it begins with ${first.slice(0, 5)} and ends with ${last.slice(0, 5)}`);
}

/** How many bytes were read. */
function readAt(descriptor: number, bytes: Buffer, position: number): Promise<number> {
  return new Promise((resolve, reject) => {
    read(descriptor, bytes, 0, bytes.length, position, (error, count) =>
      error === null ? resolve(count) : reject(error),
    );
  });
}

/**
 * A list of breached passwords: lines of SHA-1 and count in the order of the hashes, as Pwned Passwords has them. It is never
 * read whole: its order is looked at in places all over it, and each password is looked for by halves. The file stays open, so one that
 * is put in its place counts after a restart. Without a path no password is known. Throws SetupRefused where it is no such list.
 */
export function openBreachedPasswords(path: string | undefined): IsBreached {
  if (path === undefined) return async () => false;
  try {
    const descriptor = openSync(path, 'r');
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new Error('it is no file');
    checkOrder(descriptor, stat.size);
    const file: HashFile = {
      size: stat.size,
      async read(position, length) {
        const bytes = Buffer.alloc(length);
        return bytes.subarray(0, await readAt(descriptor, bytes, position));
      },
    };
    return (password) => hasHash(file, createHash('sha1').update(password).digest('hex').toUpperCase());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SetupRefused(
      `HANPAN_BREACHED_PASSWORDS is "${path}", which is no list of breached passwords in the order of their hashes: ${why}`,
    );
  }
}
