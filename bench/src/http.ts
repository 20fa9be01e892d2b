import { reconcile } from '@hanpan/ledger';
import { end, install, start } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { type Load, load } from './http-load.ts';
import { openLoop } from './open-loop.ts';
import { makePeople } from './people.ts';
import { report, say } from './results.ts';
import { signBets } from './signed-bets.ts';
import { median, round } from './stopwatch.ts';

/**
 * A vendor's signed bet over HTTP beside a bare POST with a schema, in turns, so that a slow minute affects both; then
 * how long a bet takes at a third of the rate that was reached.
 */
const members = 512;
const rounds = 5;
const betsPerRound = 8_000;
const warmUpBets = 3_000;
const steadySeconds = 8;
/** The caller of the steady rate is another one than that of the full load, and warms up too. */
const steadyWarmUpBets = 4_000;
/** This many are signed beforehand: a faster machine is measured for a shorter time. */
const mostSteadyBets = 32_000;

interface Round {
  readonly bare: Load;
  readonly bet: Load;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const people = await makePeople(database, members);
  const betCount = rounds * betsPerRound + warmUpBets + steadyWarmUpBets + mostSteadyBets;
  say(`signing ${betCount.toLocaleString('en-US')} bets`);
  const prepare = (count: number) => signBets(people, count, installation.vendorPrivateKey);
  const warmUp = prepare(warmUpBets);
  const slices = Array.from({ length: rounds }, () => prepare(betsPerRound));
  const steadyWarmUp = prepare(steadyWarmUpBets);
  const steadyBets = prepare(mostSteadyBets);
  const bare = await start(new URL('bare-server.js', import.meta.url), {});
  const server = await installation.start();
  const toBare = (bets: ReturnType<typeof prepare>) => bets.map((each) => ({ ...each, path: '/bare' }));
  try {
    say('warming up');
    await load(bare.address, toBare(warmUp));
    await load(installation.url, warmUp);
    const measured: Round[] = [];
    for (const [index, bets] of slices.entries()) {
      say(`round ${index + 1} of ${rounds}`);
      measured.push({
        bare: await load(bare.address, toBare(bets)),
        bet: await load(installation.url, bets),
      });
    }
    const middle = (of: (each: Round) => number) => median(measured.map(of));
    const steadyPerSecond = Math.floor(middle(({ bet }) => bet.perSecond) / 3);
    const steadyCount = Math.min(steadyPerSecond * steadySeconds, mostSteadyBets);
    await openLoop(installation.url, steadyWarmUp, steadyPerSecond);
    say(`${steadyPerSecond} bets a second, ${steadyCount} of them`);
    const steady = await openLoop(installation.url, steadyBets.slice(0, steadyCount), steadyPerSecond);
    const books = await reconcile(database.application, Date.now);
    if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
    const stored = await database.owner.row<{ count: number }>(
      "select count(*) from vendor_transaction where kind = 'bet'",
    );
    const completed =
      warmUpBets +
      steadyWarmUpBets +
      steadyCount +
      measured.reduce((sum, each) => sum + each.bet.completed, 0);
    if (stored?.count !== completed)
      throw new Error(`${stored?.count} bets are stored, ${completed} got a response`);
    await report(
      'http',
      {
        bet_vs_bare: round(
          middle(({ bet, bare: plain }) => bet.perSecond / plain.perSecond),
          3,
        ),
        p99_ms: steady.p99Ms,
      },
      {
        bets_per_s: middle((each) => each.bet.perSecond),
        bare_per_s: middle((each) => each.bare.perSecond),
        full_load_p99_ms: middle((each) => each.bet.p99Ms),
        bare_p99_ms: middle((each) => each.bare.p99Ms),
        steady_per_s: steadyPerSecond,
        steady_p50_ms: steady.p50Ms,
      },
    );
  } finally {
    await end(server);
    await end(bare);
  }
}

await withBenchDatabase(16, measure);
