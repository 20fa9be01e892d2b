import type { Database } from '@hanpan/db';

/**
 * The yardstick: the rows that a settlement writes, written by the database's owner with one plain statement for each
 * table, in one transaction, with nothing computed, checked or sealed. The ledger's own tables take no such writes, so
 * theirs go to copies with the same columns and indexes.
 */
export async function prepareRaw(owner: Database): Promise<void> {
  await owner.run('create table raw_transfer (like ledger_transfer including all)');
  await owner.run('create unique index on raw_transfer (id)');
  await owner.run('create unique index on raw_transfer (debit_account, debit_version)');
  await owner.run('create unique index on raw_transfer (credit_account, credit_version)');
  await owner.run('create table raw_key (like ledger_key including all)');
  await owner.run('create table raw_account (like ledger_account including all) with (fillfactor = 50)');
  await owner.run('insert into raw_account select * from ledger_account');
}

/** `like`: an event that has been settled by the product, whose messages to members are of the same size. */
export async function settleRaw(owner: Database, eventId: number, like: number): Promise<number> {
  const message = await owner.row<{ payload: unknown }>(
    `select o.payload from outbox o where o.event = 'bet' and o.payload->'bet'->'legs'->0->>'eventId' = $1::text limit 1`,
    [like],
  );
  if (message === undefined) throw new Error('the product sent no message');
  const startedAt = performance.now();
  await owner.transaction(async (tx) => {
    await tx.run(
      `update bet_leg l set result = r.result from (
         select s.id, case s.pick when 'home' then 'win' else 'lose' end as result from selection s where s.event_id = $1) r
        where l.event_id = $1 and r.id = l.selection_id`,
      [eventId],
    );
    await tx.run(
      `update bet b set status = case l.result when 'win' then 'PASS' else 'FAIL' end, settlements = 1, settled_at = now(),
              win_amount = case l.result when 'win' then b.possible_win else 0 end
         from bet_leg l where l.event_id = $1 and b.id = l.bet_id`,
      [eventId],
    );
    await tx.run(
      `insert into raw_transfer (id, posted_at, debit_account, credit_account, amount, debit_version, debit_balance,
                                 credit_version, credit_balance, key, flow, reference)
       select b.id, now(), 1, a.id, b.win_amount, b.id, -b.id, b.id, a.balance, gen_random_uuid(), 'win', 'bet:' || b.receipt_id
         from bet_leg l join bet b on b.id = l.bet_id
         join raw_account a on a.site_id = b.site_id and a.kind = 'cash' and a.owner_id = b.member_id and a.shard = 0
        where l.event_id = $1 and b.win_amount > 0`,
      [eventId],
    );
    await tx.run(
      `insert into raw_key select t.key, t.id, t.posted_at from raw_transfer t
        where t.id in (select bet_id from bet_leg where event_id = $1)`,
      [eventId],
    );
    await tx.run(
      `update raw_account a set balance = a.balance + w.amount, version = a.version + w.count from (
         select b.member_id, sum(b.win_amount) as amount, count(*) as count from bet_leg l join bet b on b.id = l.bet_id
          where l.event_id = $1 and b.win_amount > 0 group by 1) w
        where a.kind = 'cash' and a.owner_id = w.member_id`,
      [eventId],
    );
    await tx.run(
      `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, stake, counted,
                                    returned, win, placed_at, settled_at)
       select b.site_id, b.member_id, 'sports', b.receipt_id, 1, 1, 'sports', b.stake, b.stake, 0, b.win_amount,
              b.placed_at, b.settled_at
         from bet_leg l join bet b on b.id = l.bet_id where l.event_id = $1`,
      [eventId],
    );
    await tx.run(
      `insert into outbox (audience, event, payload)
       select 'member:' || b.member_id, 'bet', $2::jsonb from bet_leg l join bet b on b.id = l.bet_id where l.event_id = $1`,
      [eventId, JSON.stringify(message.payload)],
    );
  });
  return performance.now() - startedAt;
}
