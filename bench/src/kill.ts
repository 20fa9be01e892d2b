import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { flows, Ledger } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { Caller, type Scene } from './kill/caller.ts';
import { check } from './kill/check.ts';
import { Launcher } from './kill/launcher.ts';
import { hangAndWait, killAndWait, type Target, targets } from './kill/targets.ts';
import { benchGame, makePeople, type Person, startingCash } from './people.ts';
import { report, say } from './results.ts';
import { Books } from './soak/books.ts';
import { siteId } from './soak/plan.ts';
import { Random } from './soak/random.ts';
import { median } from './stopwatch.ts';

/**
 * An installation as `npm start` makes it, under a modest load of money calls with keys, while its parts are killed one
 * after the other: how long until each serves again, and whether every action happened exactly once.
 *   npm run bench -- kill [kills] [seed]
 */
const usualKills = 30;
const callers = 12;
const startingPoints = amount(50_000_000);
const pauseBetweenMs = 1_500;

const [killsGiven, seedGiven] = process.argv.slice(2);
const kills = Number(killsGiven ?? usualKills);
const seed = Number(seedGiven ?? randomInt(2 ** 31));

interface Funded {
  readonly people: readonly Person[];
  readonly books: Books;
  readonly game: string;
}

/** The worker has read the vendor's games soon after the start. */
async function gameOfVendor(owner: Database): Promise<string> {
  for (;;) {
    const game = await owner.row<{ key: string }>(
      'select key from vendor_game where vendor_id = 1 and key <> $1 limit 1',
      [benchGame],
    );
    if (game !== undefined) return game.key;
    await sleep(pauseBetweenMs);
  }
}

/** Members with cash and points, and what the callers know of them. */
async function fund(owner: Database, url: string): Promise<Funded> {
  const application = openDatabase({ url, role: applicationRole, poolSize: 4 });
  const books = new Books();
  try {
    const people = await makePeople({ owner, application }, callers + 1);
    const game = await gameOfVendor(owner);
    await owner.run("update game_session set game_key = $1, expires_at = now() + interval '1 day'", [game]);
    const ledger = new Ledger(application);
    for (const { memberId } of people) {
      const holder = { siteId, memberId };
      const points = flows.pointGrant({ holder, amount: startingPoints }, `bench:${memberId}`);
      await ledger.post(points);
      books.apply(points);
      books.apply(flows.adjustmentCredit({ holder, amount: startingCash }, `bench:${memberId}`));
    }
    return { people, books, game };
  } finally {
    await application.close();
  }
}

/** Every target as often as the others, in an order that the seed repeats. */
function planOf(random: Random): Target[] {
  const plan = Array.from({ length: kills }, (_, index) => targets[index % targets.length] as Target);
  for (let last = plan.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [plan[last], plan[other]] = [plan[other] as Target, plan[last] as Target];
  }
  return plan;
}

function figuresOf(took: ReadonlyMap<Target, readonly number[]>) {
  return Object.fromEntries(
    [...took].map(([target, times]) => [
      target,
      { median_ms: Math.round(median(times)), max_ms: Math.round(Math.max(...times)) },
    ]),
  );
}

async function measure(launcher: Launcher): Promise<void> {
  say(`kill: ${kills} kills, seed ${seed}`);
  await launcher.start();
  let owner = openDatabase({ url: launcher.databaseUrl(), poolSize: 2 });
  const { people, books, game } = await fund(owner, launcher.databaseUrl());
  const { url } = launcher;
  const scene: Scene = { url, vendorKey: launcher.vendorPrivateKey(), game, books, accepted: new Set() };
  const [probe, ...others] = people.map((person, number) => new Caller(scene, person, seed + number));
  if (probe === undefined) throw new Error('there is nobody to measure with');
  let isOver = false;
  const working = Promise.all(
    others.map(async (caller) => {
      while (!isOver) await caller.act();
    }),
  );
  const reopen = async () => {
    await owner.close();
    owner = openDatabase({ url: launcher.databaseUrl(), poolSize: 2 });
  };
  const parts = { launcher, owner: () => owner, reopen, probe };
  const took = new Map<Target, number[]>(targets.map((target) => [target, []]));
  const killing = async () => {
    for (const target of planOf(new Random(seed))) {
      await sleep(pauseBetweenMs);
      const ms = await killAndWait(target, parts);
      took.get(target)?.push(ms);
      say(`${target} serves again after ${Math.round(ms)} ms; ${scene.accepted.size} actions`);
    }
    return kills < usualKills ? undefined : hangAndWait('api', parts);
  };
  const hungMs = await Promise.race([killing(), working.then(() => undefined)]);
  isOver = true;
  await working;
  await conclude({ launcher, owner, scene, people, took, hungMs });
  await owner.close();
}

interface Outcome {
  readonly launcher: Launcher;
  readonly owner: Database;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly took: ReadonlyMap<Target, readonly number[]>;
  readonly hungMs: number | undefined;
}

async function conclude({ launcher, owner, scene, people, took, hungMs }: Outcome): Promise<void> {
  const ids = people.map(({ memberId }) => memberId);
  const { lost, doubled, wrong } = await check(owner, scene.books, scene.accepted, ids);
  const { isRight, line } = await launcher.verify();
  say(line);
  for (const each of wrong) say(each);
  const rawLines = launcher.lines.filter((each) => /^\{|^\s+at /.test(each));
  for (const each of rawLines.slice(0, 10)) say(`on the console: ${each}`);
  const isWrong = wrong.length > 0 || !isRight;
  const result = {
    ...figuresOf(took),
    ...(hungMs === undefined
      ? {}
      : { api_hung: { median_ms: Math.round(hungMs), max_ms: Math.round(hungMs) } }),
    kills,
    actions: scene.accepted.size,
    lost,
    doubled,
    raw_log_lines: rawLines.length,
    books: isWrong ? 'wrong' : 'right',
    seed,
  };
  // A shorter run does not replace the stored result.
  if (kills >= usualKills) await report('kill', result);
  else process.stdout.write(`${JSON.stringify(result)}\n`);
  if (isWrong || lost > 0 || doubled > 0 || rawLines.length > 0) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'hanpan-kill-'));
// The database's own user must be able to pass through when this runs as root.
await chmod(folder, 0o755);
const launcher = await Launcher.in(folder);
try {
  await measure(launcher);
} catch (error) {
  say(`kill failed with seed ${seed}: ${error instanceof Error ? error.message : error}`);
  say(launcher.lines.slice(-40).join('\n'));
  process.exitCode = 1;
} finally {
  await launcher.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
// Callers that were still waiting for a response when one of them failed would wait for ever.
process.exit();
