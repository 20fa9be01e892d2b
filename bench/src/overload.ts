import { setTimeout as sleep } from 'node:timers/promises';
import { postgresProcessesOf } from '@hanpan/db';
import { reconcile, verifyLedger } from '@hanpan/ledger';
import autocannon from 'autocannon';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { load } from './http-load.ts';
import { OverloadLog } from './overload-log.ts';
import { makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { openMatches, prepareSlips, slipOf } from './slips.ts';

/**
 * Ten times the callers that saturate the server place slips, and each calls again at once however it was refused. In the
 * middle the database stands still: all its processes are stopped, as a broken disk or a stopped machine would.
 *   npm run bench -- overload [seconds] [seconds frozen]
 */
const seconds = Number(process.argv[2] ?? 30);
const frozenSeconds = Number(process.argv[3] ?? 10);
/** As many callers as in the benchmarks of a saturated server, times ten. */
const connections = 2_560;
/** So many that none comes near the limit of its own calls. */
const members = 2_048;
const warmUpSlips = 4_000;
const siteOk = '{"resultCode":"0"';

interface Outcome {
  readonly log: OverloadLog;
  readonly acknowledged: number;
  readonly connectionErrors: number;
  readonly perSecondBefore: number;
  readonly recoveredSeconds: number;
}

async function freezeFor(database: BenchDatabase, ms: number): Promise<void> {
  const folder = await database.owner.row<{ name: string }>(
    "select current_setting('data_directory') as name",
  );
  const signal = (name: NodeJS.Signals) => {
    for (const pid of postgresProcessesOf(folder?.name ?? '')) process.kill(pid, name);
  };
  signal('SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    signal('SIGCONT');
  }
}

async function overload(
  database: BenchDatabase,
  url: string,
  people: readonly Person[],
  selections: readonly number[],
): Promise<Outcome> {
  const log = new OverloadLog();
  let next = warmUpSlips;
  let acknowledged = 0;
  let connectionErrors = 0;
  const startedAtMs = performance.now();
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/bet/betProc',
        setupRequest(request) {
          next += 1;
          return { ...request, ...slipOf(people, selections, next) };
        },
        onResponse(_status, body) {
          if (body.startsWith(siteOk)) acknowledged += 1;
        },
      },
    ],
  });
  run.on('response', (_client, status, _bytes, tookMs) => log.add(status, tookMs));
  run.on('reqError', () => {
    connectionErrors += 1;
  });
  const frozenAtMs = startedAtMs + ((seconds - frozenSeconds) / 2) * 1_000;
  await sleep(frozenAtMs - startedAtMs);
  say('the database stands still');
  await freezeFor(database, frozenSeconds * 1_000);
  const thawedAtMs = performance.now();
  say('it goes on');
  await run;
  // The first two seconds are the limit finding itself.
  const perSecondBefore = log.acceptedPerSecond(startedAtMs + 2_000, frozenAtMs);
  const endMs = startedAtMs + seconds * 1_000;
  return {
    log,
    acknowledged,
    connectionErrors,
    perSecondBefore,
    recoveredSeconds: log.recoveredAfter(thawedAtMs, perSecondBefore, endMs),
  };
}

/** What was acknowledged is stored, each slip once, and the ledger is what its entries say. */
async function judgeBooks(database: BenchDatabase, acknowledged: number): Promise<string> {
  const books = await reconcile(database.application, Date.now);
  if (books.mismatchCount > 0 || books.entriesTotal !== 0) return 'the balances are not their entries';
  const { finding } = await verifyLedger(database.owner);
  if (finding !== null) return `the ledger is wrong: ${JSON.stringify(finding)}`;
  const stored = await database.owner.row<{ bets: number; stakes: number; transfers: number }>(
    `select (select count(*) from bet) as bets, (select sum(stake) from bet)::bigint as stakes,
            (select sum(amount) from ledger_transfer where flow = 'bet')::bigint as transfers`,
  );
  if (stored === undefined || stored.bets < acknowledged)
    return `${acknowledged} slips, ${stored?.bets} bets`;
  return stored.stakes === stored.transfers ? 'right' : `stakes ${stored.stakes}, taken ${stored.transfers}`;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const people = await makePeople(database, members);
  const selections = await openMatches(database);
  const server = await installation.start();
  try {
    say('warming up');
    const warm = await load(installation.url, prepareSlips(people, selections, warmUpSlips));
    say(`${connections} callers for ${seconds} s`);
    const { log, acknowledged, connectionErrors, perSecondBefore, recoveredSeconds } = await overload(
      database,
      installation.url,
      people,
      selections,
    );
    await report(
      'overload',
      {
        shed: log.count((status) => status === 503),
        errors_5xx_not_503: log.count((status) => status >= 500 && status !== 503),
        accepted_p99_ms: log.acceptedP99Ms(),
        recovered_s: recoveredSeconds,
        books: await judgeBooks(database, warm.completed + acknowledged),
      },
      {
        accepted: log.count((status) => status === 200),
        placed: acknowledged,
        others: log.count((status) => status !== 200 && status < 500),
        connection_errors: connectionErrors,
        accepted_per_s_before: perSecondBefore,
        saturated_per_s: warm.perSecond,
        connections,
        seconds,
        frozen_seconds: frozenSeconds,
      },
    );
  } finally {
    await end(server, 'SIGKILL');
  }
}

await withBenchDatabase(16, measure);
