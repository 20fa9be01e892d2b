import { reconcile } from '@hanpan/ledger';
import { end, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { brutePaid } from './commission/brute-paid.ts';
import { makeFacts, makeTree } from './commission/period.ts';
import { startCommission } from './commission/process.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * The commission of a period: bets that were settled over a week are rated, their rolling is booked to comp, the losing of
 * the period is computed, confirmed and booked. Once with a tenth of the bets and once with all, each in a database of its
 * own; `growth` is the time of a bet in the large period by that in the small one. The rolling is compared with plain SQL
 * over every bet, and the books are checked.
 *   npm run bench -- commission [bets] [partners] [members]
 */
const usual = { bets: 1_000_000, partners: 10_000, members: 100_000 };
const [bets = usual.bets, partners = usual.partners, members = usual.members] = process.argv
  .slice(2)
  .map(Number);

interface Took {
  readonly rate: number;
  readonly book: number;
  readonly settle: number;
}

const total = ({ rate, book, settle }: Took) => rate + book + settle;

async function period(count: number): Promise<Took> {
  let took: Took | undefined;
  await withBenchDatabase(8, async (database: BenchDatabase, folder: string) => {
    await install(database, folder);
    await makeTree(database, partners, members);
    await makeFacts(database.owner, count);
    await database.owner.run('vacuum analyze');
    await database.owner.run('checkpoint');
    const running = await startCommission(database);
    const [rate, book, settle] = [
      await running.ask('rate'),
      await running.ask('book'),
      await running.ask('settle'),
    ];
    await end(running);
    took = { rate, book, settle };
    const wrong = await brutePaid(database.owner);
    if (wrong > 0) throw new Error(`${wrong} partners were not paid what plain SQL says`);
    const books = await reconcile(database.application, Date.now);
    if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
  });
  if (took === undefined) throw new Error('nothing was measured');
  say(
    `${count} bets: rated in ${Math.round(took.rate)} ms, booked in ${Math.round(took.book)} ms, ` +
      `settled in ${Math.round(took.settle)} ms`,
  );
  return took;
}

const small = await period(Math.round(bets / 10));
const large = await period(bets);
await report(
  'commission',
  {
    seconds: round(total(large) / 1000, 1),
    growth: round(total(large) / bets / (total(small) / Math.round(bets / 10)), 3),
  },
  {
    bets,
    partners,
    members,
    rate_s: round(large.rate / 1000, 1),
    book_s: round(large.book / 1000, 1),
    settle_s: round(large.settle / 1000, 1),
    small_seconds: round(total(small) / 1000, 2),
  },
);
