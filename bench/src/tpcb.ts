import { spawnSync } from 'node:child_process';
import { type Database, openDatabase } from '@hanpan/db';
import { closedLoop } from './stopwatch.ts';

export interface Yardstick {
  readonly name: 'pgbench' | 'own driver';
  /** Transactions per second. */
  readonly run: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const clientCounts = [8, 16, 32];
const scale = 10;
const secondsEach = 4;

function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0;
}

function preparePgbench(url: string): void {
  const init = spawnSync('pgbench', ['-i', '-q', '-s', String(scale), url], { encoding: 'utf8' });
  if (init.status !== 0) throw new Error(`pgbench could not prepare: ${init.stderr}`);
}

function runPgbench(url: string): number {
  const measured = clientCounts.map((clients) => {
    const run = spawnSync('pgbench', ['-c', String(clients), '-j', '2', '-T', String(secondsEach), url], {
      encoding: 'utf8',
    });
    const found = /tps = ([\d.]+)/.exec(run.stdout);
    if (found === null) throw new Error(`pgbench said nothing of its speed: ${run.stderr}`);
    return Number(found[1]);
  });
  return Math.max(...measured);
}

const prepare = `
  create table branches (bid int primary key, balance int not null);
  create table tellers (tid int primary key, bid int not null, balance int not null);
  create table accounts (aid int primary key, bid int not null, balance int not null) with (fillfactor = 100);
  create table history (tid int, bid int, aid int, delta int, mtime timestamp);
  insert into branches select b, 0 from generate_series(1, ${scale}) b;
  insert into tellers select t, (t - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) t;
  insert into accounts select a, (a - 1) / 100000 + 1, 0 from generate_series(1, ${scale * 100_000}) a`;

/** The statements of pgbench's TPC-B-like script, for machines without pgbench. */
async function runOwnDriver(database: Database): Promise<number> {
  let step = 1;
  const draw = (limit: number) => {
    step = (step * 48_271) % 2_147_483_647;
    return (step % limit) + 1;
  };
  const measured: number[] = [];
  for (const clients of clientCounts) {
    const result = await closedLoop(clients, secondsEach * 1000, () =>
      database.transaction(async (tx) => {
        const [account, teller, branch, delta] = [
          draw(scale * 100_000),
          draw(scale * 10),
          draw(scale),
          draw(5000),
        ];
        await tx.run('update accounts set balance = balance + $1 where aid = $2', [delta, account]);
        await tx.rows('select balance from accounts where aid = $1', [account]);
        await tx.run('update tellers set balance = balance + $1 where tid = $2', [delta, teller]);
        await tx.run('update branches set balance = balance + $1 where bid = $2', [delta, branch]);
        await tx.run('insert into history values ($1, $2, $3, $4, current_timestamp)', [
          teller,
          branch,
          account,
          delta,
        ]);
      }),
    );
    measured.push(result.perSecond);
  }
  return Math.max(...measured);
}

/** Prepares TPC-B-like transactions on the same cluster; each run is the best of 8, 16 and 32 clients. */
export async function prepareYardstick(url: string): Promise<Yardstick> {
  if (hasPgbench()) {
    preparePgbench(url);
    return { name: 'pgbench', run: async () => runPgbench(url), close: async () => undefined };
  }
  const database = openDatabase({ url, poolSize: Math.max(...clientCounts) });
  await database.run(prepare);
  return { name: 'own driver', run: () => runOwnDriver(database), close: () => database.close() };
}
