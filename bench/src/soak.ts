import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationRole, openDatabase } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { end, install } from './api-process.ts';
import { makePeople, type Person, startingCash } from './people.ts';
import { report, say } from './results.ts';
import { Books } from './soak/books.ts';
import { Caller, type Scene } from './soak/callers.ts';
import { checkAll, readBaseline } from './soak/check.ts';
import { Cluster } from './soak/cluster.ts';
import { Killer, type Ways } from './soak/killer.ts';
import { siteId } from './soak/plan.ts';
import { Poster } from './soak/poster.ts';
import { Random } from './soak/random.ts';
import { WalletPlayer } from './soak/wallet.ts';
import type { Fault } from './soak/wire.ts';
import { round } from './stopwatch.ts';

/**
 * Random mixed flows by many callers, while API, posting process and the whole database are killed at random moments:
 * nothing that was acknowledged may be lost, doubled, negative or unbalanced.
 *   npm run bench -- soak [operations] [kills] [seed]
 */
const usual = { operations: 1_000_000, kills: 20 };
const callers = 256;
const membersPerCaller = 4;
const shownWrongs = 20;

const [operationsGiven, killsGiven, seedGiven, fault] = process.argv.slice(2);
const operations = Number(operationsGiven ?? usual.operations);
const kills = Number(killsGiven ?? usual.kills);
const seed = Number(seedGiven ?? randomInt(2 ** 31));

function fundedBooks(people: readonly Person[]): Books {
  const books = new Books();
  for (const { memberId } of people) {
    const movement = { holder: { siteId, memberId }, amount: startingCash };
    books.apply(flows.adjustmentCredit(movement, `bench:${memberId}`));
  }
  return books;
}

async function work(scene: Omit<Scene, 'onDone'>, people: readonly Person[], ways: Ways) {
  let done = 0;
  const killer = new Killer({ operations, kills }, new Random(seed), ways);
  const onDone = () => {
    done += 1;
    killer.onProgress(done);
    if (done % (operations / 10) < 1) say(`${done} operations, killed ${JSON.stringify(killer.counts)}`);
  };
  const calling = Promise.all(
    Array.from({ length: callers }, async (_, number) => {
      const own = people.slice(number * membersPerCaller, (number + 1) * membersPerCaller);
      const [first] = own;
      if (first === undefined) throw new Error('a caller has nobody');
      const ids = own.map(({ memberId }) => memberId);
      const caller = new Caller({ ...scene, onDone }, seed, number, ids, new WalletPlayer(first));
      while (done < operations || !killer.isDone) await caller.act();
    }),
  );
  await Promise.race([calling, killer.failed]);
  return { done, counts: killer.counts };
}

async function soak(cluster: Cluster, folder: string): Promise<void> {
  const { url } = cluster;
  const installation = await install({ url }, folder);
  const owner = openDatabase({ url, poolSize: 2 });
  const application = openDatabase({ url, role: applicationRole, poolSize: 16 });
  const people = await makePeople({ owner, application }, callers * membersPerCaller);
  await owner.run("update game_session set expires_at = now() + interval '1 day'");
  const books = fundedBooks(people);
  const baseline = await readBaseline(owner);
  const funded = people.length * startingCash;
  const poster = new Poster(url, fault as Fault | undefined);
  let api = await installation.start();
  await poster.start();
  const acknowledged = new Map<string, number>();
  const scene = {
    books,
    poster,
    walletUrl: installation.url,
    walletKey: installation.vendorPrivateKey,
    acknowledged,
  };
  const startedAt = performance.now();
  try {
    const { done, counts } = await work(scene, people, {
      api: async () => {
        await end(api, 'SIGKILL');
        api = await installation.start();
      },
      poster: async () => {
        await poster.kill();
        await poster.start();
      },
      database: () => cluster.killAndRestart(),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    say('comparing everything that was acknowledged with everything that is stored');
    const house = new Map(baseline.house).set('adjustment', (baseline.house.get('adjustment') ?? 0) + funded);
    const { stored, wrong } = await checkAll(owner, books, acknowledged, { ...baseline, house });
    if (wrong.length > 0) throw new Error(`${wrong.length} wrong\n${wrong.slice(0, shownWrongs).join('\n')}`);
    const result = {
      operations: done,
      transfers: stored,
      acknowledged_lost: 0,
      duplicated: 0,
      negative: 0,
      unbalanced: 0,
      kills_api: counts.api,
      kills_poster: counts.poster,
      kills_database: counts.database,
      seconds: round(seconds),
      seed,
    };
    // A shorter run does not replace the stored result.
    if (operations >= usual.operations) await report('soak', result);
    else process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    await end(api);
    await poster.kill();
    await application.close();
    await owner.close();
  }
}

// A server without its database logs that at every call, which is expected here.
process.env.LOG_LEVEL = 'silent';
say(`soak: ${operations} operations, ${kills} kills, seed ${seed}`);
const folder = await mkdtemp(join(tmpdir(), 'hanpan-soak-keys-'));
const cluster = await Cluster.start();
let exitCode = 0;
try {
  await soak(cluster, folder);
} catch (error) {
  say(`soak failed with seed ${seed}: ${error instanceof Error ? error.message : error}`);
  exitCode = 1;
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
// Callers that were still waiting for a response when one of them failed would wait for ever.
process.exit(exitCode);
