import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Never half a file, also after a power cut: the content is on disk before the name is. */
export function writeWhole(file: string, text: string): void {
  const half = `${file}.new`;
  writeFileSync(half, text, { mode: 0o600, flush: true });
  renameSync(half, file);
  syncFolder(dirname(file));
}

/** Makes the names in a folder durable. Windows opens no folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Paths below a root. */
export interface Tree {
  folders: readonly string[];
  files: readonly string[];
}

/**
 * Makes a tree durable: with one call of Linux where its program is there, because thousands of files one after the other
 * take minutes on a busy disk.
 */
export function syncTree(root: string, { folders, files }: Tree): void {
  if (process.platform === 'linux' && spawnSync('sync', ['-f', root]).status === 0) return;
  for (const path of files) syncFile(join(root, path));
  for (const path of ['', ...folders]) syncFolder(join(root, path));
}

function syncFile(file: string): void {
  // Windows makes durable only what was opened for writing.
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
