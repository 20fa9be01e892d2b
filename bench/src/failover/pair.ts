import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  follow,
  isConnectionLoss,
  openDatabase,
  postgresProcessesOf,
  readPostmasterPid,
  startEmbeddedPostgres,
  startStandby,
} from '@hanpan/db';

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

const betweenLooksMs = 10;

/** A primary and the standby that has every commit of it on its disk, in folders of their own. */
export class Pair {
  readonly #folder: string;
  readonly #standby: Server;
  #primary: Server;

  private constructor(folder: string, primary: Server, standby: Server) {
    this.#folder = folder;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<Pair> {
    const folder = await mkdtemp(join(tmpdir(), 'hanpan-failover-'));
    // The database's own user must be able to pass through when this runs as root.
    await chmod(folder, 0o755);
    const primary = await startPrimary(folder);
    const standby = await startStandby({
      of: primary,
      dataFolder: join(folder, 'standby'),
      name: 'hanpan_standby',
    });
    return new Pair(folder, primary, standby);
  }

  /** As an operator gives it to the servers. */
  get url(): string {
    return `${this.#primary.url('hanpan')}?standby=127.0.0.1:${this.#standby.port}`;
  }

  get standbyUrl(): string {
    return this.#standby.url('hanpan');
  }

  /** Kills the first of its processes; the others end when they notice. */
  killPrimary(): void {
    const first = readPostmasterPid(this.#primary.dataFolder);
    if (first === undefined) throw new Error('the primary does not run');
    process.kill(first, 'SIGKILL');
  }

  /** Nothing of the old primary runs any more, and it follows the new one when it is started again. */
  async fencePrimary(): Promise<void> {
    const { dataFolder } = this.#primary;
    while (postgresProcessesOf(dataFolder).length > 0) await sleep(betweenLooksMs);
    follow(dataFolder, { url: this.standbyUrl, name: 'hanpan_fenced' });
  }

  async promoteStandby(): Promise<void> {
    const owner = openDatabase({ url: this.#standby.url('postgres'), poolSize: 1 });
    await owner.row('select pg_promote()');
    await owner.close();
  }

  /** Starts the old primary again. Resolves to whether it refuses a write. */
  async oldPrimaryRefusesWrites(): Promise<boolean> {
    this.#primary = await startPrimary(this.#folder);
    const owner = openDatabase({ url: this.#primary.url('hanpan'), poolSize: 1 });
    try {
      await owner.run('create table written_after_all (id int)');
      return false;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      return true;
    } finally {
      await owner.close();
    }
  }

  async stop(): Promise<void> {
    await this.#primary.stop();
    await this.#standby.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function startPrimary(folder: string): Promise<Server> {
  return startEmbeddedPostgres({
    dataFolder: join(folder, 'primary'),
    databases: ['hanpan'],
    log: () => undefined,
  });
}
