import { statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationRole, isUnavailable, migrate, openDatabase } from '@hanpan/db';
import { flows, Ledger, type Posting, reconcile, type Transfer, verifyLedger } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { report, say } from '../results.ts';
import { Cluster } from '../soak/cluster.ts';

const callers = 8;
const worth = amount(1_000);
const leftBytes = 3 * 2 ** 20;
const enoughRefusals = 400;
const withinMs = 60_000;
const ballast = join(tmpdir(), 'ballast');

/** Everything but a little of the small file system. */
async function fillDisk(): Promise<void> {
  const { bavail, bsize } = statfsSync(tmpdir());
  const file = await open(ballast, 'w');
  const block = Buffer.alloc(2 ** 20);
  for (let left = bavail * bsize - leftBytes; left > 0; left -= block.length)
    await file.write(block, 0, Math.min(left, block.length));
  await file.close();
}

/** Until the database serves again; one that has ended is started, as its launcher would. */
async function untilServing(cluster: Cluster, serves: () => Promise<unknown>): Promise<void> {
  for (const startedMs = performance.now(); performance.now() - startedMs < withinMs; await sleep(100)) {
    await cluster.restartIfEnded();
    if (
      await serves().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('the database does not serve although there is room again');
}

const cluster = await Cluster.start();
const owner = openDatabase({ url: cluster.url, poolSize: 2 });
await migrate(owner);
await owner.run("insert into site (id, key, name) values (1, 'full', 'Full') on conflict do nothing");
const database = openDatabase({ url: cluster.url, role: applicationRole, poolSize: 6 });
const ledger = new Ledger(database);
const sent: Transfer[] = [];
const told = new Map<string, Posting>();
const wrong: string[] = [];
let refused = 0;

/** In a lane, or inside a transaction. */
async function post(transfer: Transfer, place: number): Promise<Posting> {
  if (place % 2 === 0) return ledger.post(transfer);
  const [posting] = await database.transaction((tx) => ledger.postIn(tx, [transfer]));
  if (posting === undefined) throw new Error('nothing was posted');
  return posting;
}

async function act(caller: number, isOver: () => boolean): Promise<void> {
  const holder = { siteId: 1, memberId: caller + 1 };
  while (!isOver()) {
    const transfer = flows.deposit({ holder, amount: worth }, sent.length);
    sent.push(transfer);
    try {
      told.set(transfer.key, await post(transfer, sent.length));
    } catch (error) {
      refused += 1;
      if (!isUnavailable(error)) wrong.push(`refused with ${error}`);
      await sleep(10);
    }
  }
}

const actUntil = (isOver: () => boolean) =>
  Promise.all(Array.from({ length: callers }, (_, caller) => act(caller, isOver)));
await actUntil(() => sent.length >= 2_000);
say(`${told.size} postings on a disk with room`);
await fillDisk();
const startedMs = performance.now();
await actUntil(() => refused >= enoughRefusals || performance.now() - startedMs > withinMs);
if (refused < enoughRefusals) wrong.push(`only ${refused} were refused: the disk was not full`);
say(`${told.size} of ${sent.length} were acknowledged when the disk was full`);
await rm(ballast);
await untilServing(cluster, () => database.row('select 1'));
const again = new Map<string, Posting>();
for (const [place, transfer] of sent.entries()) again.set(transfer.key, await post(transfer, place));
for (const [key, { transferId }] of told)
  if (again.get(key)?.transferId !== transferId) wrong.push(`${key} was acknowledged and is another now`);
const row = await owner.row<{ stored: number; cash: number }>(
  `select (select count(*) from ledger_transfer) as stored,
          (select sum(balance)::bigint from ledger_account where kind = 'cash') as cash`,
);
if (row?.stored !== sent.length) wrong.push(`${sent.length} were sent and ${row?.stored} are stored`);
if (row?.cash !== sent.length * worth) wrong.push(`the members hold ${row?.cash}`);
const books = await reconcile(database, Date.now);
if (books.entriesTotal !== 0 || books.mismatchCount > 0) wrong.push('the books are not balanced');
const { finding } = await verifyLedger(database);
if (finding !== null) wrong.push(`${finding.table} ${finding.id}: ${finding.detail}`);
await database.close();
await owner.close();
await cluster.stop();
for (const each of wrong.slice(0, 20)) say(each);
if (wrong.length > 0) process.exitCode = 1;
await report('full-disk', { sent: sent.length, refused, ended: cluster.ends, wrong: wrong.length });
