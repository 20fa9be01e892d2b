import type { Database, Queryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { flows, type Holder, headSigner, Ledger, sealBatches, type Transfer, verifyLedger } from './index.ts';

const { database, owner, drop } = await createTestDatabase();
afterAll(drop);
await owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");

/** The statements of the ledger's lane, by their names: which of the two paths a transfer took. */
const asked: string[] = [];
const watched: Database = {
  ...database,
  lease: async () => {
    const lease = await database.lease();
    const prepared: Queryable['prepared'] = (name, text, values) => {
      asked.push(name);
      return lease.connection.prepared(name, text, values);
    };
    return { ...lease, connection: { ...lease.connection, prepared } };
  },
};
const ledger = new Ledger(watched, { lanes: 1 });

let made = 0;
/** A member with cash; one that is made later has higher account ids. */
async function member(cash: number): Promise<Holder> {
  made += 1;
  const holder = { siteId: 1, memberId: made };
  await database.transaction((tx) => ledger.openMemberAccounts(tx, holder));
  await ledger.post(flows.adjustmentCredit({ holder, amount: amount(cash) }, `fund:${made}`));
  return holder;
}

async function accountId({ siteId, memberId }: Holder, kind: Kind): Promise<number> {
  const row = await owner.row<{ id: number }>(
    'select id from ledger_account where site_id = $1 and kind = $2 and owner_id = $3',
    [siteId, kind, memberId],
  );
  return row?.id ?? 0;
}

const cash = (holder: Holder) => accountId(holder, 'cash');

const counts = () =>
  owner.row(`select (select count(*) from ledger_transfer) as transfers, (select count(*) from ledger_key) as keys,
                    (select count(*) from ledger_batch) as batches, (select count(*) from outbox) as events,
                    (select jsonb_agg(a order by id) from ledger_account a) as accounts`);

const lastMoved = () =>
  owner.row<{ payload: number[] }>(
    "select payload from outbox where audience = 'ledger' order by xid desc, id desc limit 1",
  );

type Kind = 'cash' | 'hold';
const ways: readonly [string, (holder: Holder) => Transfer, readonly Kind[]][] = [
  ['a member to the house', (holder) => flows.bet({ holder, amount: amount(300) }, `${made}`), ['cash']],
  ['the house to a member', (holder) => flows.win({ holder, amount: amount(300) }, `${made}`), ['cash']],
  [
    'an older account to a younger',
    (holder) => flows.withdrawalHold({ holder, amount: amount(300) }, made),
    ['cash', 'hold'],
  ],
  [
    'a younger account to an older',
    (holder) => flows.withdrawalReturn({ holder, amount: amount(300) }, made),
    ['cash', 'hold'],
  ],
];

describe('a transfer that comes alone', () => {
  test.each(ways)(
    'from %s moves what it moves in a batch, and reports whose account',
    async (_, transferOf, moved) => {
      const [short, long] = [await member(1_000), await member(1_000)];
      for (const holder of [short, long])
        await ledger.post(flows.withdrawalHold({ holder, amount: amount(400) }, 10_000 + holder.memberId));
      asked.length = 0;
      const alone = await ledger.post(transferOf(short));
      expect(asked).toEqual(['ledger-post-one']);
      const told = await lastMoved();
      made += 1;
      const [joined] = await database.transaction((tx) => ledger.postIn(tx, [transferOf(long)]));

      expect([alone.status, joined?.status]).toEqual(['posted', 'posted']);
      expect(told?.payload.toSorted((a, b) => a - b)).toEqual(
        await Promise.all(moved.map((kind) => accountId(short, kind))),
      );
      expect(await ledger.holdings(database, short)).toEqual(await ledger.holdings(database, long));
    },
  );

  test('is sealed and verified like any other', async () => {
    const signer = headSigner(Buffer.alloc(32, 7));
    await sealBatches(database);
    const { finding, unsealedCount } = await verifyLedger(database, { trusted: [signer] });
    expect({ finding, unsealedCount }).toEqual({ finding: null, unsealedCount: 0 });
  });
});

const post = 'select transfer_id from ledger_post_one(gen_random_uuid(), $1, $2, $3, 300, $4)';

describe('what the short path leaves to the long one', () => {
  test('too little money, before anything was written, returns undefined', async () => {
    const [poor, rich] = [await member(100), await member(1_000)];
    const before = await counts();
    const row = await database.row(post, ['give', await cash(poor), await cash(rich), 'short']);
    expect(row).toEqual({ transfer_id: null });
    expect(await counts()).toEqual(before);
  });

  test('too little money, after the other side was written, rolls it back', async () => {
    const [rich, poor] = [await member(1_000), await member(100)];
    const before = await counts();
    await expect(
      database.row(post, ['give', await cash(poor), await cash(rich), 'short']),
    ).rejects.toMatchObject({ code: '40001' });
    expect(await counts()).toEqual(before);
  });

  test('an account that is missing on either side moves nothing', async () => {
    const missing = 999_999;
    const someone = await cash(await member(1_000));
    const before = await counts();
    expect(await database.row(post, ['give', missing, someone, 'x']).catch(({ code }) => code)).toBe('40001');
    expect(await database.row(post, ['give', someone, missing, 'x']).catch(({ code }) => code)).toBe('40001');
    expect(await counts()).toEqual(before);
  });

  test('a used key moves nothing', async () => {
    const [one, other] = [await member(1_000), await member(1_000)];
    const transfer = flows.give({ partner: one, member: other, amount: amount(300) }, 1_000);
    await ledger.post(transfer);
    const before = await counts();
    const again = 'select * from ledger_post_one($1, $2, $3, $4, 300, $5)';
    await expect(
      database.row(again, [
        transfer.key,
        transfer.flow,
        await cash(one),
        await cash(other),
        transfer.reference,
      ]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await counts()).toEqual(before);
  });

  test('through the ledger each of them returns what it returns in a batch', async () => {
    const holder = await member(100);
    asked.length = 0;
    const hold = await ledger.post(flows.withdrawalHold({ holder, amount: amount(300) }, 20_000));
    expect(hold).toMatchObject({ status: 'insufficient', debit: { balance: 100, version: 1 } });
    const giveBack = await ledger.post(flows.withdrawalReturn({ holder, amount: amount(300) }, 20_000));
    expect(giveBack).toMatchObject({ status: 'insufficient', debit: { balance: 0, version: 0 } });
    const win = flows.win({ holder, amount: amount(300) }, 'again');
    const first = await ledger.post(win);
    expect(await ledger.post(win)).toEqual({ ...first, status: 'replayed' });
    expect((await ledger.post({ ...win, amount: amount(301) })).status).toBe('conflict');
    const [shortWay, longWay] = ['ledger-post-one', 'ledger-post'];
    expect(asked).toEqual([
      shortWay,
      longWay,
      shortWay,
      longWay,
      shortWay,
      shortWay,
      longWay,
      shortWay,
      longWay,
    ]);
  });
});
