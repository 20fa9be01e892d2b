import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@hanpan/db';
import { generateKeyPair } from '@hanpan/vendor-kit';
import type { BenchDatabase } from './bench-database.ts';

const api = new URL('../../apps/api/dist/', import.meta.url);

export interface Running {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Starts a program and waits until it says where it listens. */
export function start(file: URL, env: NodeJS.ProcessEnv): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      env: { ...process.env, ...env },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (message: { address?: string }) =>
      resolve({ child, address: message.address ?? '' }),
    );
    child.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${code}`)));
  });
}

/** Ends a program and waits until it is gone: a database must not stop under it. */
export async function end({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}

/** Runs a program to its end. */
function runOnce(file: URL, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    fork(file, { env: { ...process.env, ...env } }).once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${file.pathname} ended with ${code}`));
    });
  });
}

export interface Installation {
  readonly url: string;
  readonly vendorPrivateKey: string;
  /** What its programs are given. */
  readonly environment: NodeJS.ProcessEnv;
  start(): Promise<Running>;
  /** The jobs: the replay plays matches and moves their prices. */
  startWorker(): Promise<Running>;
}

/** The built API over the bench's database, with the demo site and a vendor whose keys the bench holds. */
export async function install(
  database: Pick<BenchDatabase, 'url'>,
  folder: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Installation> {
  const vendorKeys = generateKeyPair();
  const publicKeyFile = join(folder, 'vendor.pem');
  const privateKeyFile = join(folder, 'operator.pem');
  await writeFile(publicKeyFile, vendorKeys.publicKeyPem);
  await writeFile(privateKeyFile, generateKeyPair().privateKeyPem, { mode: 0o600 });
  const port = await findFreePort();
  const env = {
    DATABASE_URL: database.url,
    PORT: String(port),
    APP_SECRET: randomBytes(32).toString('hex'),
    HANPAN_DEMO: '1',
    SANDBOX_URL: 'http://127.0.0.1:9',
    SANDBOX_PUBLIC_KEY_FILE: publicKeyFile,
    OPERATOR_PRIVATE_KEY_FILE: privateKeyFile,
    NODE_ENV: 'production',
    // All the load comes from one address here.
    HANPAN_NETWORK_LIMIT: '10000000',
    ...settings,
  };
  await runOnce(new URL('setup.js', api), env);
  return {
    url: `http://127.0.0.1:${port}`,
    vendorPrivateKey: vendorKeys.privateKeyPem,
    environment: env,
    start: () => start(new URL('server.js', api), env),
    startWorker: () => start(new URL('worker.js', api), env),
  };
}
