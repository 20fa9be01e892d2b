import type { Database } from '@hanpan/db';

/** What is wrong with the bets of an event that has been settled: each has its own money, fact and message once. */
export async function paidOnce(owner: Database, eventId: number): Promise<string[]> {
  const bets = 'select b.* from bet b join bet_leg l on l.bet_id = b.id where l.event_id = $1';
  const checks: readonly (readonly [what: string, count: string])[] = [
    ['open', `select count(*) from (${bets}) b where b.settled_at is null or b.settlements <> 1`],
    [
      'amounts',
      `select count(*) from (${bets}) b join bet_leg l on l.bet_id = b.id
        where b.win_amount <> case l.result when 'win' then b.stake * l.odds_milli / 1000 else 0 end`,
    ],
    [
      'transfers',
      `select count(*) from (${bets}) b left join (
         select reference, count(*) as times, sum(amount) as amount from ledger_transfer where flow in ('win', 'void') group by 1) t
           on t.reference = 'bet:' || b.receipt_id
        where coalesce(t.times, 0) <> (b.win_amount > 0)::int or coalesce(t.amount, 0) <> b.win_amount`,
    ],
    [
      'facts',
      `select count(*) from (${bets}) b where 1 <> (
         select count(*) from play_settlement s where s.family = 'sports' and s.reference = b.receipt_id)`,
    ],
    [
      'messages',
      `select count(*) from (${bets}) b left join (
         select payload->'bet'->>'receiptId' as receipt, count(*) as times from outbox where event = 'bet' group by 1) o
           on o.receipt = b.receipt_id where o.times is distinct from 1`,
    ],
    [
      'counters',
      `select count(*) from selection_book where event_id = $1 and (bets, stake, payout) <> (0, 0, 0)`,
    ],
  ];
  const wrong: string[] = [];
  for (const [what, statement] of checks) {
    const row = await owner.row<{ count: number }>(statement, [eventId]);
    if (row?.count !== 0) wrong.push(`${what}: ${row?.count}`);
  }
  return wrong;
}
