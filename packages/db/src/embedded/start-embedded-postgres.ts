import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { createDatabases } from './databases.ts';
import { findFreePort } from './free-port.ts';
import { ensureCluster } from './initialise.ts';
import { becomeKeeper } from './keeper.ts';
import { clearOrphan } from './orphan.ts';
import { findCluster, noteCluster, placeCluster } from './placement.ts';
import { type Postmaster, readLogTail, startPostmaster } from './postmaster.ts';
import { chooseSystemUser, type SystemUser } from './system-user.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const START_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 50;

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made on the first start. The password is beside it in `<dataFolder>.password`. */
  dataFolder: string;
  /** TCP port on 127.0.0.1; a free one by default. */
  port?: number;
  /** Password of the superuser `postgres`; by default made once and kept. */
  superuserPassword?: string;
  /** Databases to create where they are missing. */
  databases: readonly string[];
  /** Receives progress sentences for the person at the terminal. */
  log: (line: string) => void;
  /** Receives a sentence every half minute while it recovers from a crash; `log` by default. */
  onRecovering?: (sentence: string) => void;
  /** False only for throw-away clusters of tests: commits then do not wait for the disk. */
  durable?: boolean;
  /** Called once, with a sentence, when the server ends without stop(). */
  onExit?: (reason: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection URL of one database, as the superuser. */
  url(database: string): string;
  port: number;
  /** Where the data really is: differs from the folder asked for where the database user cannot reach that. */
  dataFolder: string;
  /** Fast shutdown; settles when the process is gone. */
  stop(): Promise<void>;
}

interface Cluster {
  binaries: Binaries;
  dataFolder: string;
  user: SystemUser | undefined;
  password: string;
}

/**
 * A real PostgreSQL of our own on 127.0.0.1. Throws an Error whose message is a sentence for the operator when the
 * folder is in use, unreachable, or the server does not start (the message then ends with the server's log).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { placed, release } = keepPlace(options);
  try {
    const cluster = await prepareCluster(placed, options);
    const { postmaster, port } = await startUntilReady(cluster, options);
    const url = (database: string) => clusterUrl(port, cluster.password, database);
    try {
      await createDatabases(url('postgres'), options.databases);
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
    const stop = superviseServer(postmaster, cluster.dataFolder, release, options.onExit);
    return { url, port, dataFolder: cluster.dataFolder, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Two first starts at once must not choose two folders outside, so the folder asked for is kept before one is chosen,
 * and a cluster outside is kept as well. What is wrong with the folder is said before who uses it.
 */
function keepPlace({ dataFolder, log }: EmbeddedPostgresOptions): { placed: string; release: () => void } {
  const asked = resolve(dataFolder);
  findCluster(asked);
  mkdirSync(dirname(asked), { recursive: true });
  const releaseAsked = becomeKeeper(asked);
  try {
    const placed = placeCluster(asked, chooseSystemUser, log);
    if (placed === asked) return { placed, release: releaseAsked };
    const releasePlaced = becomeKeeper(placed);
    return {
      placed,
      release: () => {
        releasePlaced();
        releaseAsked();
      },
    };
  } catch (error) {
    releaseAsked();
    throw error;
  }
}

async function prepareCluster(placed: string, options: EmbeddedPostgresOptions): Promise<Cluster> {
  const { log, superuserPassword, durable = true } = options;
  const user = chooseSystemUser(placed);
  const binaries = prepareBinaries(user, log);
  const password = ensureCluster({ dataFolder: placed, binaries, user, superuserPassword, durable, log });
  noteCluster(options.dataFolder, placed, user);
  // The server knows its folder by the real path, and so does its lock file.
  const dataFolder = realpathSync(placed);
  await clearOrphan(dataFolder, log);
  return { binaries, dataFolder, user, password };
}

/**
 * Two failures are temporary: a port taken at the last moment, and processes of a killed server that are still ending.
 */
async function startUntilReady(cluster: Cluster, options: EmbeddedPostgresOptions) {
  const { binaries, dataFolder, user, password } = cluster;
  let tail = '';
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const port = options.port ?? (await findFreePort());
    const postmaster = startPostmaster({
      binaries,
      dataFolder,
      port,
      user,
      durable: options.durable ?? true,
    });
    const failure = await waitUntilReady(postmaster, clusterUrl(port, password, 'postgres'), {
      onRecovering: options.onRecovering ?? options.log,
    });
    if (failure === undefined) return { postmaster, port };
    await postmaster.stop();
    tail = readLogTail(dataFolder);
    if (!isPassing(tail)) throw new Error(`PostgreSQL did not start in ${dataFolder} (${failure}).\n${tail}`);
    await sleep(BETWEEN_ATTEMPTS_MS);
  }
  throw new Error(`PostgreSQL did not start in ${dataFolder} in ${START_ATTEMPTS} attempts.\n${tail}`);
}

function isPassing(logTail: string): boolean {
  return /shared memory block .* still in use|could not create any TCP\/IP sockets|Address already in use/.test(
    logTail,
  );
}

function superviseServer(
  postmaster: Postmaster,
  dataFolder: string,
  release: () => void,
  onExit: ((reason: string) => void) | undefined,
): () => Promise<void> {
  let stopping = false;
  void postmaster.ended.then((reason) => {
    release();
    if (!stopping) onExit?.(`PostgreSQL ended unexpectedly (${reason}); its log is ${dataFolder}/server.log`);
  });
  return async () => {
    stopping = true;
    await postmaster.stop();
  };
}

function clusterUrl(port: number, password: string, database: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
