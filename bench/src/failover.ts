import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hanpan/db';
import { verifyLedger } from '@hanpan/ledger';
import { end, install, type Running } from './api-process.ts';
import { Pair } from './failover/pair.ts';
import { Caller, type Scene } from './kill/caller.ts';
import { check } from './kill/check.ts';
import { type FundedPeople, fundPeople } from './kill/fund-people.ts';
import { benchGame } from './people.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * A primary with a synchronous standby under a server and a worker, and callers who send signed bets and conversions with keys. The
 * primary is killed in the middle, fenced, and the standby promoted; callers repeat what had no answer. Nothing that was
 * acknowledged may be lost, nothing may happen twice, and the old primary may take no writes.
 *   npm run bench -- failover [seconds of load before and after] [seed]
 */
const callers = 16;
const [secondsGiven, seedGiven] = process.argv.slice(2);
const loadMs = Number(secondsGiven ?? 15) * 1000;
const seed = Number(seedGiven ?? randomInt(2 ** 31));

/** Resolves to how long it took until something was acknowledged by the new primary, in ms. */
async function failOver(pair: Pair, { accepted }: Scene): Promise<number> {
  const killedMs = performance.now();
  pair.killPrimary();
  await pair.fencePrimary();
  say(`the primary was killed and is fenced after ${accepted.size} actions`);
  await pair.promoteStandby();
  const before = accepted.size;
  while (accepted.size === before) await sleep(5);
  return performance.now() - killedMs;
}

async function underLoad(pair: Pair, scene: Scene, people: FundedPeople['people']): Promise<number> {
  let isOver = false;
  const working = Promise.all(
    people.map(async (person, number) => {
      const caller = new Caller(scene, person, seed + number);
      while (!isOver) await caller.act();
    }),
  );
  const failing = async () => {
    await sleep(loadMs);
    const ms = await failOver(pair, scene);
    await sleep(loadMs);
    return ms;
  };
  const ms = await Promise.race([failing(), working.then(() => 0)]);
  isOver = true;
  await working;
  return ms;
}

async function measure(pair: Pair, folder: string): Promise<void> {
  say(`failover: seed ${seed}`);
  const { url } = pair;
  const installation = await install({ url }, folder);
  const owner = openDatabase({ url, poolSize: 2 });
  const { people, books } = await fundPeople(owner, url, callers);
  const scene: Scene = {
    url: installation.url,
    vendorKey: installation.vendorPrivateKey,
    game: benchGame,
    books,
    accepted: new Set(),
  };
  const running: Running[] = [await installation.start(), await installation.startWorker()];
  try {
    const gapMs = await underLoad(pair, scene, people);
    const ended = running.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
    const isFenced = await pair.oldPrimaryRefusesWrites();
    const ids = people.map(({ memberId }) => memberId);
    const found = await check(owner, books, scene.accepted, ids);
    const { finding } = await verifyLedger(owner);
    const wrong = [
      ...found.wrong,
      ...(finding === null ? [] : [`${finding.table} ${finding.id}: ${finding.detail}`]),
      ...(isFenced ? [] : ['the old primary takes writes']),
      ...(ended === 0 ? [] : [`${ended} of the processes did not survive`]),
    ];
    for (const each of wrong) say(each);
    await report(
      'failover',
      { lost: found.lost, doubled: found.doubled, gap_s: round(gapMs / 1000, 2) },
      { actions: scene.accepted.size, wrong: wrong.length, seed },
    );
    if (found.lost + found.doubled + wrong.length > 0) process.exitCode = 1;
  } finally {
    for (const each of running) await end(each);
    await owner.close();
  }
}

// A server without its database logs that at every call, which is expected here.
process.env.LOG_LEVEL = 'silent';
const folder = await mkdtemp(join(tmpdir(), 'hanpan-failover-keys-'));
const pair = await Pair.start();
try {
  await measure(pair, folder);
} catch (error) {
  say(`failover failed with seed ${seed}: ${error instanceof Error ? error.stack : error}`);
  process.exitCode = 1;
} finally {
  await pair.stop();
  await rm(folder, { recursive: true, force: true });
}
// Callers that were still waiting for a response when one of them failed would wait for ever.
process.exit();
