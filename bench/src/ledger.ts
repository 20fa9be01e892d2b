import { randomInt } from 'node:crypto';
import { flows, Ledger, reconcile, type Transfer } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { report, say } from './results.ts';
import { closedLoop, type Measured, median, round } from './stopwatch.ts';
import { prepareYardstick } from './tpcb.ts';

const members = 100_000;
const callers = 256;
const forMs = 5_000;
const rounds = 3;
const singleCallers = 16;
const siteId = 1;

const one = amount(1);
let sequence = 0;

/** A different reference for every transfer, so that none is a replay of another. */
function nextReference(): string {
  sequence += 1;
  return `bench:${sequence}`;
}

function randomMember(): number {
  return randomInt(members) + 1;
}

/**
 * Through each ledger that is measured, so that both know the accounts' ids as a process does that has run for a while.
 */
async function fund(database: BenchDatabase, ledgers: readonly Ledger[]): Promise<void> {
  say(`opening and funding ${members.toLocaleString('en-US')} accounts`);
  await database.owner.run(
    "select ledger_open_account(1::smallint, 'cash', m, 0::smallint, false) from generate_series(1, $1) m",
    [members],
  );
  await database.owner.run('vacuum analyze ledger_account');
  const width = 2_000;
  for (const [index, ledger] of ledgers.entries()) {
    for (let first = 1; first <= members; first += width) {
      await Promise.all(
        Array.from({ length: width }, (_, offset) => {
          const holder = { siteId, memberId: first + offset };
          return ledger.post(
            flows.adjustmentCredit({ holder, amount: amount(1_000_000) }, `fund:${index}:${holder.memberId}`),
          );
        }),
      );
    }
  }
}

async function post(ledger: Ledger, transfer: Transfer): Promise<void> {
  const posting = await ledger.post(transfer);
  if (posting.status !== 'posted') throw new Error(`a transfer was ${posting.status}`);
}

/** Every transfer touches the one sportsbook account, as bets do. */
function hotBet(memberId: number): Transfer {
  return flows.bet({ holder: { siteId, memberId }, amount: one }, nextReference());
}

/** Two different members chosen evenly. */
function randomTransfer(): Transfer {
  const from = randomMember();
  const to = randomMember();
  sequence += 1;
  return flows.give(
    {
      partner: { siteId, memberId: from },
      member: { siteId, memberId: to === from ? (to % members) + 1 : to },
      amount: one,
    },
    sequence,
  );
}

/** One caller per lane: every call carries one transfer, which is the path of a single caller. */
async function measureSingle(alone: Ledger): Promise<Measured> {
  return closedLoop(singleCallers, forMs, (caller) => {
    const member = Math.floor(randomMember() / singleCallers) * singleCallers + caller;
    return post(alone, hotBet(Math.max(1, member % members)));
  });
}

/** One round: the loads and the yardstick, one after the other, so that a slow minute affects both. */
interface Round {
  readonly hot: Measured;
  readonly random: Measured;
  readonly single: Measured;
  readonly yardstick: number;
}

async function measure(database: BenchDatabase): Promise<void> {
  await database.owner.run("insert into site (id, key, name) values (1, 'bench', 'Bench')");
  const ledger = new Ledger(database.application);
  const alone = new Ledger(database.application, { lanes: singleCallers, slot: 9 });
  await fund(database, [ledger, alone]);
  await database.owner.run('vacuum analyze ledger_account');
  await database.owner.run('checkpoint');
  const yardstick = await prepareYardstick(database.yardstickUrl);
  const measured: Round[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    say(`round ${number} of ${rounds}`);
    measured.push({
      hot: await closedLoop(callers, forMs, () => post(ledger, hotBet(randomMember()))),
      random: await closedLoop(callers, forMs, () => post(ledger, randomTransfer())),
      single: await measureSingle(alone),
      yardstick: await yardstick.run(),
    });
  }
  await yardstick.close();
  say('checking every invariant');
  const books = await reconcile(database.application, Date.now);
  if (books.entriesTotal !== 0 || books.mismatchCount > 0 || books.negativeCount > 0) {
    throw new Error(`the books do not balance: ${JSON.stringify(books)}`);
  }
  // Each ratio compares what was measured within one round, and the median round is the result.
  const middle = (of: (each: Round) => number) => median(measured.map(of));
  await report('ledger', {
    hot_vs_tpcb: round(middle((each) => each.hot.perSecond / each.yardstick)),
    random_vs_tpcb: round(middle((each) => each.random.perSecond / each.yardstick)),
    single_vs_tpcb: round(middle((each) => each.single.perSecond / each.yardstick)),
    hot_per_s: middle((each) => each.hot.perSecond),
    random_per_s: middle((each) => each.random.perSecond),
    single_per_s: middle((each) => each.single.perSecond),
    tpcb_per_s: Math.round(middle((each) => each.yardstick)),
    hot_p50_ms: middle((each) => each.hot.p50Ms),
    hot_p99_ms: middle((each) => each.hot.p99Ms),
    random_p50_ms: middle((each) => each.random.p50Ms),
    random_p99_ms: middle((each) => each.random.p99Ms),
    single_p50_ms: middle((each) => each.single.p50Ms),
    single_p99_ms: middle((each) => each.single.p99Ms),
    yardstick: yardstick.name,
    transfers: books.transferCount,
  });
}

await withBenchDatabase(24, measure);
