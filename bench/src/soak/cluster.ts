import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterPid, startEmbeddedPostgres } from '@hanpan/db';

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

/** Its own processes alone: the first of the cluster, and those whose parent that is. */
function processesOf(dataFolder: string): number[] {
  const first = readPostmasterPid(dataFolder);
  if (first === undefined) throw new Error('the cluster does not run');
  if (process.platform !== 'linux') return [first];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === first);
  return [first, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It had ended already.
  }
}

/** A separate durable cluster that can be killed and started again, with the same data at the same address. */
export class Cluster {
  readonly #folder: string;
  #running: Server | undefined;
  #ended: Promise<void> | undefined;
  #hasEnded = false;
  /** How often it has ended by itself, or was killed. */
  ends = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'hanpan-soak-'));
    // The database's own user must be able to pass through when this runs as root.
    await chmod(folder, 0o755);
    const cluster = new Cluster(folder);
    await cluster.#start(undefined);
    return cluster;
  }

  get #server(): Server {
    if (this.#running === undefined) throw new Error('the cluster has not started');
    return this.#running;
  }

  get url(): string {
    return this.#server.url('hanpan');
  }

  async #start(port: number | undefined): Promise<void> {
    let tellEnd: () => void = () => undefined;
    this.#ended = new Promise((resolve) => {
      tellEnd = () => {
        this.#hasEnded = true;
        this.ends += 1;
        resolve();
      };
    });
    this.#hasEnded = false;
    this.#running = await startEmbeddedPostgres({
      dataFolder: join(this.#folder, 'data'),
      databases: ['hanpan'],
      log: () => undefined,
      onExit: tellEnd,
      ...(port === undefined ? {} : { port }),
    });
  }

  /** Kills every process at once, as a power cut would; then it recovers. */
  async killAndRestart(): Promise<void> {
    const { port, dataFolder } = this.#server;
    for (const pid of processesOf(dataFolder)) killHard(pid);
    await this.#ended;
    // The keeper of the folder releases it when it notices the end.
    await sleep(50);
    await this.#start(port);
  }

  /** Starts it again where it has ended; one that does not start yet has ended still. */
  async restartIfEnded(): Promise<void> {
    if (!this.#hasEnded) return;
    const { port } = this.#server;
    await sleep(50);
    await this.#start(port).catch(() => {
      this.#hasEnded = true;
    });
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
