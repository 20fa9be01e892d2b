import { amount } from '@hanpan/money';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { type AccountName, memberAccount } from './account.ts';
import { flows, type Holder, headSigner, Ledger, sealBatches, type Transfer, verifyLedger } from './index.ts';

const { database, owner, drop } = await createTestDatabase();
afterAll(drop);
await owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
const ledger = new Ledger(database, { lanes: 1 });

let made = 0;
/** A member with cash; one that is made later has higher account ids. */
async function member(cash: number): Promise<Holder> {
  made += 1;
  const holder = { siteId: 1, memberId: made };
  await database.transaction((tx) => ledger.openMemberAccounts(tx, holder));
  await ledger.post(flows.adjustmentCredit({ holder, amount: amount(cash) }, `fund:${made}`));
  return holder;
}

async function accountId({ siteId, kind, memberId }: AccountName): Promise<number> {
  const row = await owner.row<{ id: number }>(
    'select id from ledger_account where site_id = $1 and kind = $2 and owner_id = $3',
    [siteId, kind, memberId],
  );
  return row?.id ?? 0;
}

const cash = ({ siteId, memberId }: Holder) => accountId(memberAccount(siteId, memberId, 'cash'));

const counts = () =>
  owner.row(`select (select count(*) from ledger_transfer) as transfers, (select count(*) from ledger_key) as keys,
                    (select count(*) from ledger_batch) as batches, (select count(*) from outbox) as events,
                    (select jsonb_agg(a order by id) from ledger_account a) as accounts`);

const lastMoved = () =>
  owner.row<{ payload: number[] }>(
    "select payload from outbox where audience = 'ledger' order by xid desc, id desc limit 1",
  );

type Between = (one: Holder, other: Holder) => Transfer;
const ways: readonly [string, Between, readonly ('one' | 'other')[]][] = [
  [
    'a member to the house',
    (one) => flows.bet({ holder: one, amount: amount(300) }, `${one.memberId}`),
    ['one'],
  ],
  [
    'the house to a member',
    (one) => flows.win({ holder: one, amount: amount(300) }, `${one.memberId}`),
    ['one'],
  ],
  [
    'an older account to a younger',
    (one, other) => flows.give({ partner: one, member: other, amount: amount(300) }, one.memberId),
    ['one', 'other'],
  ],
  [
    'a younger account to an older',
    (one, other) => flows.give({ partner: other, member: one, amount: amount(300) }, one.memberId),
    ['one', 'other'],
  ],
];

describe('a transfer that comes alone', () => {
  test.each(ways)('from %s moves what it moves in a batch, and tells of whom', async (_, between, moved) => {
    const short = { one: await member(1_000), other: await member(1_000) };
    const long = { one: await member(1_000), other: await member(1_000) };
    const alone = await ledger.post(between(short.one, short.other));
    const told = await lastMoved();
    const [inBatch] = await database.transaction((tx) => ledger.postIn(tx, [between(long.one, long.other)]));

    expect([alone.status, inBatch?.status]).toEqual(['posted', 'posted']);
    expect(told?.payload.toSorted((a, b) => a - b)).toEqual(
      await Promise.all(moved.map((name) => cash(short[name]))),
    );
    for (const name of moved) {
      const [here, there] = [short[name], long[name]];
      expect(await ledger.holdings(database, here)).toEqual(await ledger.holdings(database, there));
    }
  });

  test('is sealed and verified like any other', async () => {
    const { publicKey } = headSigner(Buffer.alloc(32, 7));
    await sealBatches(database);
    const { finding, unsealedCount } = await verifyLedger(database, { publicKey });
    expect({ finding, unsealedCount }).toEqual({ finding: null, unsealedCount: 0 });
  });
});

const post = 'select transfer_id from ledger_post_one(gen_random_uuid(), $1, $2, $3, 300, $4)';

describe('what the short way leaves to the long one', () => {
  test('too little money, before anything was touched, is answered with nothing', async () => {
    const [poor, rich] = [await member(100), await member(1_000)];
    const before = await counts();
    const row = await database.row(post, ['give', await cash(poor), await cash(rich), 'short']);
    expect(row).toEqual({ transfer_id: null });
    expect(await counts()).toEqual(before);
  });

  test('too little money, after the other side had moved, undoes it', async () => {
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

  test('through the ledger each of them is answered as it is in a batch', async () => {
    const [rich, poor] = [await member(1_000), await member(100)];
    const refused = await ledger.post(
      flows.give({ partner: poor, member: rich, amount: amount(300) }, 2_000),
    );
    expect(refused).toMatchObject({ status: 'insufficient', debit: { balance: 100, version: 1 } });
    const bet = await ledger.post(flows.bet({ holder: poor, amount: amount(300) }, 'poor'));
    expect(bet).toMatchObject({ status: 'insufficient', debit: { balance: 100, version: 1 } });
    const win = flows.win({ holder: poor, amount: amount(300) }, 'poor');
    const first = await ledger.post(win);
    expect(await ledger.post(win)).toEqual({ ...first, status: 'replayed' });
    expect((await ledger.post({ ...win, amount: amount(301) })).status).toBe('conflict');
  });
});
