import { reconcile } from '@hanpan/ledger';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { type Load, load } from './http-load.ts';
import { openLoop } from './open-loop.ts';
import { makePeople } from './people.ts';
import { report, say } from './results.ts';
import { signBets } from './signed-bets.ts';
import { openMatches, prepareSlips } from './slips.ts';
import { median, round } from './stopwatch.ts';

/**
 * A three-leg combination through the public API: its ratio to a vendor's signed bet in the same run, in turns, and how
 * long it takes at a steady rate.
 */
const members = 512;
const rounds = 5;
const betsPerRound = 4_000;
const warmUpBets = 3_000;
const steadyPerSecond = 300;
const steadySeconds = 20;

interface Round {
  readonly place: Load;
  readonly wallet: Load;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder);
  const people = await makePeople(database, members);
  const steadyBets = steadyPerSecond * steadySeconds;
  const slipCount = rounds * betsPerRound + warmUpBets + steadyBets;
  const slips = prepareSlips(people, await openMatches(database), slipCount);
  const bets = signBets(people, rounds * betsPerRound + warmUpBets, installation.vendorPrivateKey);
  const server = await installation.start();
  try {
    say('warming up');
    await load(installation.url, slips.splice(0, warmUpBets));
    await load(installation.url, bets.splice(0, warmUpBets));
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      say(`round ${number} of ${rounds}`);
      measured.push({
        place: await load(installation.url, slips.splice(0, betsPerRound)),
        wallet: await load(installation.url, bets.splice(0, betsPerRound)),
      });
    }
    say(`${steadyPerSecond} bets a second for ${steadySeconds} s`);
    const steady = await openLoop(installation.url, slips.splice(0, steadyBets), steadyPerSecond);
    const books = await reconcile(database.application, Date.now);
    if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
    const stored = await database.owner.row<{ count: number }>('select count(*) from bet');
    const placed = warmUpBets + steadyBets + measured.reduce((sum, each) => sum + each.place.completed, 0);
    // A refusal is a response too: only what is stored was placed.
    if (stored?.count !== placed)
      throw new Error(`${stored?.count} bets are stored, ${placed} got a response`);
    const middle = (of: (each: Round) => number) => median(measured.map(of));
    await report(
      'place',
      {
        place_vs_wallet: round(
          middle(({ place, wallet }) => place.perSecond / wallet.perSecond),
          3,
        ),
        p99_ms: steady.p99Ms,
      },
      {
        places_per_s: middle((each) => each.place.perSecond),
        wallet_bets_per_s: middle((each) => each.wallet.perSecond),
        full_load_p99_ms: middle((each) => each.place.p99Ms),
        steady_per_s: steadyPerSecond,
        steady_p50_ms: steady.p50Ms,
      },
    );
  } finally {
    await end(server);
  }
}

await withBenchDatabase(16, measure);
