import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Binaries } from './binaries.ts';
import { holdsCluster } from './placement.ts';
import type { SystemUser } from './system-user.ts';

export interface NewCluster {
  dataFolder: string;
  binaries: Binaries;
  user: SystemUser | undefined;
  superuserPassword: string | undefined;
  durable: boolean;
  log: (line: string) => void;
}

/** Makes the cluster on the first start. Returns the password of the superuser `postgres`, kept beside the folder. */
export function ensureCluster(cluster: NewCluster): string {
  const passwordFile = `${cluster.dataFolder}.password`;
  if (holdsCluster(cluster.dataFolder)) return cluster.superuserPassword ?? readPassword(passwordFile);
  const password = cluster.superuserPassword ?? randomBytes(24).toString('hex');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  cluster.log(`making a new database in ${cluster.dataFolder}`);
  initialise(cluster, password);
  return password;
}

function readPassword(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`The database exists, but the file with its password is missing: ${file}. Put it back.`);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Works in a folder beside the real one and renames it at the end: a start that dies here leaves no half-made cluster.
 */
function initialise({ dataFolder, binaries, user, durable }: NewCluster, password: string): void {
  const half = `${dataFolder}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (user) chownSync(half, user.uid, user.gid);
  const passwordInput = writePasswordInput(`${dataFolder}.initdb`, password, user);
  try {
    const done = spawnSync(binaries.initdb, initdbArguments(half, passwordInput, durable), {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
    });
    if (done.status !== 0) {
      throw new Error(
        `initdb failed in ${half}: ${done.error?.message ?? `${done.stderr}${done.stdout}`.trim()}`,
      );
    }
    // The folder is empty: one with a cluster never gets this far.
    rmSync(dataFolder, { recursive: true, force: true });
    renameSync(half, dataFolder);
  } finally {
    rmSync(passwordInput, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

function initdbArguments(folder: string, passwordInput: string, durable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordInput}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** initdb reads the password as the database user, who may not read the file that is kept. */
function writePasswordInput(file: string, password: string, user: SystemUser | undefined): string {
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}
