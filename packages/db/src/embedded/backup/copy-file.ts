import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { isGone } from './cluster-files.ts';

const CHUNK_BYTES = 1024 * 1024;

/** What a file holds: its size in bytes and the hash, in hex. */
export interface Content {
  size: number;
  sha256: string;
}

/** Copies what is there; it is for the caller to make it durable. Undefined where the file vanished before it was opened. */
export async function copyFile(source: string, target: string): Promise<Content | undefined> {
  const from = await openIfThere(source);
  if (!from) return undefined;
  try {
    const to = await open(target, 'wx', 0o600);
    try {
      return await readContent(from, (chunk) => writeAll(to, chunk));
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Undefined where there is no such file. */
export async function contentOf(file: string): Promise<Content | undefined> {
  const from = await openIfThere(file);
  if (!from) return undefined;
  try {
    return await readContent(from, async () => undefined);
  } finally {
    await from.close();
  }
}

async function readContent(
  from: FileHandle,
  take: (chunk: Uint8Array) => Promise<unknown>,
): Promise<Content> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let size = 0;
  for (;;) {
    const { bytesRead } = await from.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk);
    size += bytesRead;
  }
}

async function writeAll(to: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    done += (await to.write(chunk, done, chunk.length - done)).bytesWritten;
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
