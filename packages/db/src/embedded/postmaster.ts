import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  copyFileSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

const KEEP_LOG_BYTES = 8 * 1024 * 1024;
const LOOK_AT_LOG_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 20_000;

export interface Postmaster {
  /** Settles when the process has ended, with a text like "code 1" or "signal SIGKILL". */
  ended: Promise<string>;
  isRunning(): boolean;
  /** Fast shutdown (open transactions are rolled back), an immediate one when that takes too long. */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  dataFolder: string;
  port: number;
  user: SystemUser | undefined;
  durable: boolean;
}

/** Starts the server process. It writes its log to `server.log` in the data folder, of which no more is kept than twice KEEP_LOG_BYTES. */
export function startPostmaster(options: PostmasterOptions): Postmaster {
  const log = openLog(options);
  const child = spawn(options.binaries.postgres, postgresArguments(options), {
    ...options.user,
    cwd: options.dataFolder,
    stdio: ['ignore', log, log],
    // A separate session: Ctrl-C in the terminal must reach the launcher, not stop the database under it.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TZ: 'UTC', LC_ALL: 'C' },
  });
  closeSync(log);
  return superviseChild(child, options);
}

/** The last lines of the server's log, for the sentence that says why a start failed. */
export function readLogTail(dataFolder: string): string {
  try {
    return readFileSync(logFile(dataFolder), 'utf8').trim().split('\n').slice(-6).join('\n');
  } catch {
    return '';
  }
}

function superviseChild(child: ChildProcess, { binaries, dataFolder, user }: PostmasterOptions): Postmaster {
  let running = true;
  const looks = setInterval(() => beginLogAnew(dataFolder, user), LOOK_AT_LOG_EVERY_MS);
  looks.unref();
  const ended = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      running = false;
      clearInterval(looks);
      process.off('exit', interrupt);
      resolve(reason);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `signal ${signal}` : `code ${code}`));
  });
  const interrupt = () => {
    if (process.platform !== 'win32') child.kill('SIGINT');
    else spawnSync(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast'], { ...user, windowsHide: true });
  };
  // A launcher that ends without stop() (an uncaught error) takes its server with it.
  process.on('exit', interrupt);
  const stop = async () => {
    if (!running) return;
    interrupt();
    const immediate = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(immediate);
  };
  return { ended, isRunning: () => running, stop };
}

function postgresArguments({ dataFolder, port, durable }: PostmasterOptions): string[] {
  const durability = durable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    // After a crash every file is made durable before recovery begins: one call of Linux, instead of one for each file.
    recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
    shared_buffers: '256MB',
    // A throw-away cluster serves many installations of tests at once, whose pools end some time after them.
    max_connections: durable ? 100 : 200,
    wal_compression: 'on',
    // Files of the log that were needed once are kept and used again: creating one delays every commit.
    min_wal_size: '1GB',
    jit: 'off',
    log_min_messages: 'warning',
    // What else a line says of a statement is rows of members: the key that was taken, the row that was refused.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Throw-away data needs no log for recovery.
    ...(durable ? {} : { wal_level: 'minimal', max_wal_senders: 0 }),
    log_line_prefix: '%m [%p] %d ',
    // The locks of a worker killed in the middle of a long statement must not last until that ends.
    client_connection_check_interval: process.platform === 'win32' ? 0 : '5s',
  };
  return [
    '-D',
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function logFile(dataFolder: string): string {
  return join(dataFolder, 'server.log');
}

/** Appends, and starts a new file when the old one has grown; one older file is kept. */
function openLog({ dataFolder, user }: PostmasterOptions): number {
  const file = logFile(dataFolder);
  if (sizeOf(file) > KEEP_LOG_BYTES) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  if (user) fchownSync(descriptor, user.uid, user.gid);
  return descriptor;
}

/**
 * Under a running server, which appends to the file that it was given: what has grown is copied aside and emptied. What it
 * writes in between is lost; a disk that is full, or a folder that is being removed, is no reason to end.
 */
function beginLogAnew(dataFolder: string, user: SystemUser | undefined): void {
  const file = logFile(dataFolder);
  try {
    if (sizeOf(file) <= KEEP_LOG_BYTES) return;
    try {
      copyFileSync(file, `${file}.1`);
      if (user) chownSync(`${file}.1`, user.uid, user.gid);
    } finally {
      truncateSync(file);
    }
  } catch {
    // The next look comes.
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
