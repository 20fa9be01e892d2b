import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { openMatches, openWide, selectionsByMatch } from './slips.ts';
import { closedLoop, round } from './stopwatch.ts';

/**
 * The worker prices every match anew each second, all its markets, while eight callers place combinations of eight legs
 * on them: deadlocks, how long a slip takes, and how often each match got new prices meanwhile.
 *   npm run bench -- reprice [seconds]
 */
const usualSeconds = 20;
const callers = 8;
const members = 256;
const legs = 8;
const warmUpMs = 4_000;
/** The season is announced once, in the first minute of an installation: that is not what is measured. */
const settledMs = 4_000;
const seasonPatienceMs = 240_000;
const everyMs = 1_000;

const seconds = Number(process.argv[2] ?? usualSeconds);

interface Scene {
  readonly url: string;
  readonly people: readonly Person[];
  /** The selections of each match. */
  readonly matches: readonly (readonly number[])[];
}

/** A slip that no other is like: a member's same slip within seconds is refused as a double click. */
async function placeOne({ url, people, matches }: Scene, index: number): Promise<void> {
  const first = (index * 7) % matches.length;
  const chosen = Array.from({ length: legs }, (_, leg) => {
    const match = matches[(first + leg * 11) % matches.length] ?? [];
    return { selectionId: match[(index + leg) % match.length], odds: 1.9 };
  });
  const response = await fetch(`${url}/api/bet/betProc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'hanpan-demo-site',
      token: people[index % people.length]?.token ?? '',
    },
    body: JSON.stringify({
      idempotencyKey: randomUUID(),
      stake: 1_000 + (index % 400),
      oddsPolicy: 'all',
      legs: chosen,
    }),
  });
  const { resultCode } = (await response.json()) as { resultCode: string };
  // A market may lose its price for a moment, and the eight prices together may be too long.
  if (!['0', 'B6011', 'B6003', 'B6017'].includes(resultCode))
    throw new Error(`a slip was answered ${resultCode}`);
}

const deadlocks = ({ owner }: BenchDatabase) =>
  owner.row<{ count: number }>(
    'select deadlocks as count from pg_stat_database where datname = current_database()',
  );
const versions = ({ owner }: BenchDatabase) =>
  owner.row<{ sum: number; events: number }>(
    'select sum(version)::int as sum, count(*)::int as events from event where league_id = 990',
  );

/** Waits until the worker has announced and priced what the season has on the board. */
async function seasonStands({ owner }: BenchDatabase): Promise<void> {
  const count = async () =>
    (await owner.row<{ count: number }>("select count(*) from event where feed = 'season'"))?.count ?? 0;
  const until = performance.now() + seasonPatienceMs;
  let before = -1;
  for (let now = await count(); now !== before || now === 0; now = await count()) {
    if (performance.now() > until) throw new Error('the season was not announced in time');
    before = now;
    await setTimeout(settledMs);
  }
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const people = await makePeople(database, members);
  await openMatches(database);
  await openWide(database);
  const server = await installation.start();
  const worker = await installation.startWorker();
  // Every side is a little stronger or weaker than a second ago, so the model is asked again about every match.
  const learning = setInterval(() => {
    const learn = database.owner.run(
      'update team_rating set attack = 0.2 * random(), updated_at = now() where league_id = 990',
    );
    learn.catch((error) => say(String(error)));
  }, everyMs);
  try {
    const scene = { url: installation.url, people, matches: await selectionsByMatch(database) };
    let sent = 0;
    const ask = () => {
      sent += 1;
      return placeOne(scene, sent);
    };
    await seasonStands(database);
    await closedLoop(callers, warmUpMs, ask);
    const before = { deadlocks: await deadlocks(database), versions: await versions(database) };
    const measured = await closedLoop(callers, seconds * 1_000, ask);
    const after = { deadlocks: await deadlocks(database), versions: await versions(database) };
    const moved = (after.versions?.sum ?? 0) - (before.versions?.sum ?? 0);
    await report(
      'reprice',
      {
        deadlocks: (after.deadlocks?.count ?? 0) - (before.deadlocks?.count ?? 0),
        p99_ms: measured.p99Ms,
      },
      {
        p50_ms: measured.p50Ms,
        slips_per_s: measured.perSecond,
        events: after.versions?.events ?? 0,
        repriced_per_event_and_s: round(moved / (after.versions?.events ?? 1) / seconds),
      },
    );
  } finally {
    clearInterval(learning);
    await end(worker);
    await end(server);
  }
}

await withBenchDatabase(8, measure);
