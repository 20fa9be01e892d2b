import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconcile } from '@hanpan/ledger';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import type { Prepared } from './http-load.ts';
import { countLost, openBetsOf, type RoundName, settleTimes } from './minigame/agreement.ts';
import { openLoop } from './open-loop.ts';
import { makePeople, type Person } from './people.ts';
import { report, say } from './results.ts';
import { round as rounded } from './stopwatch.ts';

/**
 * Ten thousand bets on one round of the powerball in the last ten seconds before it closes, through the public API: each
 * is taken or refused by the server's clock, none is lost, and all are settled soon after the draw.
 */
const members = 2_000;
const seconds = 10;
const perSecond = 1_000;
const bets = seconds * perSecond;
const warmUpBets = 2_000;
/** Rounds of a minute: nobody has to wait five of them for a result. */
const roundSeconds = 60;
/** A client whose request was not served repeats it with its key, for so long. */
const repeatForMs = 120_000;
const patienceMs = 60_000;

interface Board {
  readonly betting: string;
  readonly serverNow: string;
  readonly round: (RoundName & { readonly closesAt: string; readonly drawsAt: string }) | null;
}

type OpenRound = NonNullable<Board['round']>;

async function boardOf(url: string): Promise<Board> {
  const response = await fetch(`${url}/api/minigame/board`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'hanpan-demo-site' },
    body: JSON.stringify({ game: 'powerball' }),
  });
  const { data } = (await response.json()) as { data: Board };
  return data;
}

/** Waits for a round that is open for at least so long, and is not the one that has been used already. */
async function roundWith(url: string, leftMs: number, used?: RoundName): Promise<OpenRound> {
  for (const untilMs = Date.now() + 3 * patienceMs; Date.now() < untilMs; await sleep(500)) {
    const { betting, round, serverNow } = await boardOf(url);
    if (betting !== 'open' || round === null || round.round === used?.round) continue;
    if (Date.parse(round.closesAt) - Date.parse(serverNow) >= leftMs) return round;
  }
  throw new Error('no round was open for long enough');
}

/** Bets that differ from each other: a member's same bet within seconds is a double click, and refused. */
function prepare(people: readonly Person[], { day, round }: RoundName, count: number): Prepared[] {
  return Array.from({ length: count }, (_, index) => ({
    path: '/api/minigame/bet',
    headers: {
      'content-type': 'application/json',
      authorization: 'hanpan-demo-site',
      token: people[index % people.length]?.token ?? '',
    },
    body: JSON.stringify({
      idempotencyKey: randomUUID(),
      game: 'powerball',
      day,
      round,
      market: 'pb_odd_even',
      pick: index % 2 === 0 ? 'odd' : 'even',
      odds: 1.95,
      stake: 1_000 + Math.floor(index / people.length) * 100,
    }),
  }));
}

async function settledAfter(database: BenchDatabase, round: OpenRound): Promise<number> {
  const drawsAtMs = Date.parse(round.drawsAt);
  while ((await openBetsOf(database.owner, round)) > 0) {
    if (Date.now() > drawsAtMs + patienceMs) throw new Error('the round is not settled');
    await sleep(50);
  }
  const { lastSettledAt } = await settleTimes(database.owner, round);
  return (lastSettledAt.getTime() - drawsAtMs) / 1000;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder, {
    HANPAN_MINIGAME_ROUND_SECONDS: String(roundSeconds),
  });
  // The limit of a selection is asked, and stops nothing: all bets are on the two sides of one market.
  await database.owner.run(
    `update site set settings = settings || '{"minigame":{"selectionAmount":1000000000000}}'::jsonb where id = 1`,
  );
  const people = await makePeople(database, members);
  const server = await installation.start();
  const worker = await installation.startWorker();
  try {
    say('warming up');
    const warm = await roundWith(installation.url, 15_000);
    await openLoop(installation.url, prepare(people, warm, warmUpBets), perSecond / 4, { repeatForMs });
    const round = await roundWith(installation.url, seconds * 1000 + 5_000, warm);
    const prepared = prepare(people, round, bets);
    await sleep(Date.parse(round.closesAt) - seconds * 1000 - Date.now());
    say(`${bets} bets in the last ${seconds} s before ${round.closesAt}`);
    const answers: string[] = [];
    const hear = (body: string, place: number) => {
      answers[place] = body;
    };
    const load = await openLoop(installation.url, prepared, perSecond, { hear, repeatForMs });
    say('waiting for the draw');
    const settledWithin = await settledAfter(database, round);
    const books = await reconcile(database.application, Date.now);
    if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
    const found = await countLost(database.owner, round, { answers, sent: bets });
    await report(
      'minigame',
      { lost: found.lost, settled_within_s: rounded(settledWithin, 2), p99_ms: load.p99Ms },
      {
        bets,
        taken: found.taken,
        refused_closed: found.closed,
        per_s: perSecond,
        p50_ms: load.p50Ms,
        repeated: load.repeated,
      },
    );
  } finally {
    await end(worker);
    await end(server);
  }
}

await withBenchDatabase(16, measure);
