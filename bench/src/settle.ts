import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconcile } from '@hanpan/ledger';
import { end, install, type Running } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { makePeople } from './people.ts';
import { report, say } from './results.ts';
import { endEvent, makeEvents, openBets } from './settle/bets.ts';
import { paidOnce } from './settle/paid-once.ts';
import { prepareRaw, settleRaw } from './settle/raw.ts';
import { median, round } from './stopwatch.ts';

/**
 * The settlement of one event with many open bets, beside the same rows written by plain SQL in one transaction, in
 * turns; the poll that has nothing to do while a million bets are open; and a worker that is killed in the middle.
 *   npm run bench -- settle [bets of an event] [open bets] [rounds]
 */
const usual = { betsOfEvent: 100_000, open: 1_000_000, rounds: 3 };
const members = 1_000;
const polls = 50;

const [bets = usual.betsOfEvent, open = usual.open, rounds = usual.rounds] = process.argv
  .slice(2)
  .map(Number);
const settler = new URL('settle-worker.js', import.meta.url);

/** Settles everything that is decided; resolves with what it took, in milliseconds. */
function settle({ child }: Running): Promise<number> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the settler is gone'));
    child.once('exit', gone);
    child.once('message', ({ ms }: { ms: number }) => {
      child.off('exit', gone);
      resolve(ms);
    });
    child.send('settle');
  });
}

async function startSettler(database: BenchDatabase): Promise<Running> {
  const child = fork(settler, { env: { ...process.env, DATABASE_URL: database.url } });
  await new Promise((resolve) => child.once('message', resolve));
  return { address: '', child };
}

async function killInTheMiddle(database: BenchDatabase, eventId: number): Promise<void> {
  const first = await startSettler(database);
  const settled = () =>
    database.owner.row<{ count: number }>(
      `select count(*) from bet b join bet_leg l on l.bet_id = b.id where l.event_id = $1 and b.settled_at is not null`,
      [eventId],
    );
  first.child.send('settle');
  while (((await settled())?.count ?? 0) < bets / 4) await sleep(20);
  await end(first, 'SIGKILL');
  say(`killed with ${(await settled())?.count} of ${bets} bets settled`);
  const second = await startSettler(database);
  await settle(second);
  await end(second);
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  await install(database, folder);
  const people = await makePeople(database, members);
  const count = Math.max(2 * rounds + 2, Math.ceil(open / bets));
  say(`${count * bets} open bets on ${count} events`);
  const events = await makeEvents(database.owner, count);
  await openBets(database.owner, events, people, bets);
  await prepareRaw(database.owner);
  const running = await startSettler(database);
  await settle(running);
  const idle: number[] = [];
  for (let poll = 0; poll < polls; poll += 1) idle.push(await settle(running));

  const took: { ours: number; raw: number }[] = [];
  const [warmUp = 0, killed = 0, ...measured] = events;
  await endEvent(database.owner, warmUp);
  await settle(running);
  for (let turn = 0; turn < rounds; turn += 1) {
    const [own = 0, raw = 0] = measured.slice(2 * turn);
    await database.owner.run('checkpoint');
    await endEvent(database.owner, own);
    const ours = await settle(running);
    await database.owner.run('checkpoint');
    const rawMs = await settleRaw(database.owner, raw, own);
    say(`${bets} bets in ${Math.round(ours)} ms, by plain SQL in ${Math.round(rawMs)} ms`);
    took.push({ ours, raw: rawMs });
  }
  await end(running);
  await endEvent(database.owner, killed);
  await killInTheMiddle(database, killed);
  const books = await reconcile(database.application, Date.now);
  if (books.mismatchCount > 0 || books.entriesTotal !== 0) throw new Error('the books do not balance');
  const wrong = await paidOnce(database.owner, killed);
  if (wrong.length > 0) throw new Error(`not paid once: ${wrong.join(', ')}`);
  const ratios = took.map((each) => each.raw / each.ours);
  await report(
    'settle',
    { settle_vs_sql: round(median(ratios), 3), paid_once: 1, idle_poll_ms: round(median(idle), 2) },
    {
      bets_per_s: Math.round(median(took.map((each) => (bets * 1000) / each.ours))),
      raw_bets_per_s: Math.round(median(took.map((each) => (bets * 1000) / each.raw))),
      bets,
      open_bets_when_idle: count * bets,
      idle_poll_max_ms: round(Math.max(...idle), 2),
    },
  );
}

await withBenchDatabase(8, measure);
