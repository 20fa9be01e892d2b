import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@hanpan/db';
import { Absences, usualLongestMs } from './kill/absences.ts';
import { Caller, type Scene } from './kill/caller.ts';
import { check } from './kill/check.ts';
import { type FundedPeople, fundPeople } from './kill/fund-people.ts';
import { Launcher } from './kill/launcher.ts';
import { hangAndWait, killAndWait, type Target, targets } from './kill/targets.ts';
import { benchGame, type Person } from './people.ts';
import { report, say } from './results.ts';
import { Random } from './soak/random.ts';
import { median } from './stopwatch.ts';

/**
 * An installation as `npm start` makes it, under a modest load of money calls with keys, while its parts are killed one
 * after the other and started again after a pause of random length: how long until each serves then, and whether every
 * action happened exactly once. The pauses are of 0.2 s to 10 s, or at most as long as the flag says.
 *   npm run bench -- kill [kills] [seed] [--longest-pause-ms=MS]
 */
const usualKills = 30;
const callers = 12;
/** Between two kills, what was killed being away or not. */
const pauseBetweenMs = 1_500;
const leastBetweenMs = 300;
/** What each process says of a database that is away for seconds. Anything else that is no sentence is a fault. */
const outage = '"msg":"the database cannot be reached"';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'longest-pause-ms': { type: 'string', default: String(usualLongestMs) } },
});
const [killsGiven, seedGiven] = positionals;
const kills = Number(killsGiven ?? usualKills);
const seed = Number(seedGiven ?? randomInt(2 ** 31));

interface Funded extends FundedPeople {
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

/** Members with cash and points in a game of the vendor, and what the callers know of them. */
async function fund(owner: Database, url: string): Promise<Funded> {
  const funded = await fundPeople(owner, url, callers + 1);
  const game = await gameOfVendor(owner);
  await owner.run("update game_session set game_key = $1, expires_at = now() + interval '1 day'", [game]);
  return { ...funded, game };
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
  const random = new Random(seed);
  const plan = planOf(random);
  const absences = new Absences(random, Number(flags['longest-pause-ms']));
  const killing = async () => {
    for (const target of plan) {
      const awayMs = absences.next();
      await sleep(Math.max(leastBetweenMs, pauseBetweenMs - awayMs));
      const ms = await killAndWait(target, parts, awayMs);
      took.get(target)?.push(ms);
      say(
        `${target} was away for ${awayMs} ms and served ${Math.round(ms)} ms later; ${scene.accepted.size} actions`,
      );
    }
    return kills < usualKills ? undefined : hangAndWait('api', parts);
  };
  const hungMs = await Promise.race([killing(), working.then(() => undefined)]);
  isOver = true;
  await working;
  await conclude({ launcher, owner, scene, people, took, hungMs, away: absences.figures() });
  await owner.close();
}

interface Outcome {
  readonly launcher: Launcher;
  readonly owner: Database;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly took: ReadonlyMap<Target, readonly number[]>;
  readonly hungMs: number | undefined;
  readonly away: ReturnType<Absences['figures']>;
}

async function conclude({ launcher, owner, scene, people, took, hungMs, away }: Outcome): Promise<void> {
  const ids = people.map(({ memberId }) => memberId);
  const { lost, doubled, wrong } = await check(owner, scene.books, scene.accepted, ids);
  const { isRight, line } = await launcher.verify();
  say(line);
  for (const each of wrong) say(each);
  const rawLines = launcher.lines.filter((each) => /^\{|^\s+at /.test(each) && !each.includes(outage));
  for (const each of rawLines.slice(0, 10)) say(`on the console: ${each}`);
  const isWrong = wrong.length > 0 || !isRight;
  const result = {
    ...figuresOf(took),
    ...(hungMs === undefined
      ? {}
      : { api_hung: { median_ms: Math.round(hungMs), max_ms: Math.round(hungMs) } }),
    kills,
    away,
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
