import { isRetryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows, Ledger, type Posting, type Transfer, verifyLedger } from './index.ts';

const rounds = 100;
const betsPerRound = 1_000;
/** This many of each round are posted in the caller's own transaction. */
const joinedPerRound = 8;
const stake = amount(1_000);

type Post = (transfer: Transfer, place: number) => Promise<Posting>;

let world: TestDatabase;
let post: Post;
let ledger: Ledger;

beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
  ledger = new Ledger(world.database);
  // Two processes, as far as the database can tell: they share no cache.
  const processes = [ledger, new Ledger(world.database, { slot: 1 })] as const;
  post = async (transfer, place) => {
    const process = processes[place % 2 === 0 ? 0 : 1];
    if (place >= joinedPerRound) return process.post(transfer);
    return joined(process, transfer);
  };
});
afterAll(() => world.drop());

/** As every caller does it: a transaction that lost a race is run again. */
async function joined(process: Ledger, transfer: Transfer): Promise<Posting> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [posting] = await world.database.transaction((tx) => process.postIn(tx, [transfer]));
      if (posting === undefined) throw new Error('a transfer got no answer');
      return posting;
    } catch (error) {
      if (!isRetryable(error) || attempt === 4) throw error;
    }
  }
}

/** The faults after this many bets at once on a balance for one; empty if there are none. */
async function race(memberId: number, send: Post): Promise<string[]> {
  const holder = { siteId: 1, memberId };
  await ledger.post(flows.deposit({ holder, amount: stake }, memberId));
  const postings = await Promise.all(
    Array.from({ length: betsPerRound }, (_, place) =>
      send(flows.bet({ holder, amount: stake }, `race-${memberId}-${place}`), place),
    ),
  );
  const count = (status: Posting['status']) => postings.filter((each) => each.status === status).length;
  const { cash } = await ledger.holdings(world.database, holder);
  const stored = await world.database.row<{ count: number }>(
    `select count(*) from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.owner_id = $1 and a.kind = 'cash' and e.flow = 'bet'`,
    [memberId],
  );
  const wrong: string[] = [];
  if (count('posted') !== 1) wrong.push(`${count('posted')} bets were accepted`);
  if (count('insufficient') !== betsPerRound - 1) wrong.push(`${count('insufficient')} bets were refused`);
  if (stored?.count !== 1) wrong.push(`${stored?.count} bets are stored`);
  if (cash !== 0) wrong.push(`${cash} won are left`);
  return wrong;
}

test('[FND-5] of a thousand parallel bets on a balance for one exactly one is accepted, a hundred times over', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    expect(await race(round, post), `round ${round}`).toEqual([]);
  }
  expect((await verifyLedger(world.database)).finding).toBeNull();
}, 300_000);

test('the race notices a ledger that accepts twice, one that loses a bet and one that refuses all', async () => {
  const acceptsTwice: Post = async (transfer, place) => {
    const posting = await post(transfer, place);
    return place === 500 && posting.status === 'insufficient' ? { ...posting, status: 'posted' } : posting;
  };
  const losesBets: Post = async (_, place) => {
    const none = { transferId: 1, debit: { balance: amount(0), version: 2 } } as const;
    const answer = { ...none, credit: none.debit };
    return { ...answer, status: place === 0 ? 'posted' : 'insufficient' };
  };
  const refusesAll: Post = async (transfer, place) => ({
    ...(await losesBets(transfer, place)),
    status: 'insufficient',
  });
  expect(await race(901, acceptsTwice)).toContain('2 bets were accepted');
  expect(await race(902, losesBets)).toEqual(['0 bets are stored', '1000 won are left']);
  expect(await race(903, refusesAll)).toContain('0 bets were accepted');
});
