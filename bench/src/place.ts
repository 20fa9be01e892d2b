import { randomUUID } from 'node:crypto';
import { reconcile } from '@hanpan/ledger';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { type Load, load, type Prepared } from './http-load.ts';
import { openLoop } from './open-loop.ts';
import { makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { signBets } from './signed-bets.ts';
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
const events = 90;
const odds = 1.9;

interface Round {
  readonly place: Load;
  readonly wallet: Load;
}

/** Open matches with one market each; the prices stay, because no worker runs here. Returns the home selections. */
async function openMatches(database: BenchDatabase): Promise<number[]> {
  const { owner } = database;
  const name = '{"ko":"B","en":"B","vi":"B"}';
  await owner.run(
    `insert into league (id, sport, code, name, country, model) values (990, 'soccer', 'BENCH', $1, $1, '{}')`,
    [name],
  );
  await owner.run(
    "insert into team (id, code, name) select 900000 + g, 'bench' || g, $2 from generate_series(1, $1) g",
    [events * 2, name],
  );
  await owner.run(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
     select 990, 900000 + g * 2 - 1, 900000 + g * 2, 'bench' || g, now() + interval '2 hours', now() + interval '3 hours', now()
       from generate_series(1, $1) g`,
    [events],
  );
  await owner.run(
    "insert into market (event_id, kind, is_main) select id, 'WDL', true from event where league_id = 990",
  );
  await owner.run(
    `insert into feed_state (name, alive_at) values ('replay', now() + interval '1 hour')
     on conflict (name) do update set alive_at = excluded.alive_at`,
  );
  const rows = await owner.rows<{ id: number }>(
    `insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select m.id, e.id, 'home', 0.5, $1 from market m join event e on e.id = m.event_id where e.league_id = 990 returning id`,
    [odds * 1000],
  );
  return rows.map((row) => row.id);
}

/** Slips that differ from each other: a member's same slip within seconds is a double click, and refused. */
function prepareSlips(people: readonly Person[], selections: readonly number[], count: number): Prepared[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    const first = index % (selections.length / 3);
    const legs = [first, first + selections.length / 3, first + (selections.length * 2) / 3].map((place) => ({
      selectionId: selections[place],
      odds,
    }));
    const stake = 1_000 + (Math.floor(index / people.length) % 500) * 100;
    return {
      path: '/api/bet/betProc',
      headers: {
        'content-type': 'application/json',
        authorization: 'hanpan-demo-site',
        token: person?.token ?? '',
      },
      body: JSON.stringify({ idempotencyKey: randomUUID(), stake, oddsPolicy: 'all', legs }),
    };
  });
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
