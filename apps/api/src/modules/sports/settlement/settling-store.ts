import { plainList, type Tx } from '@hanpan/db';

/**
 * Those of the members who have a bet that is decided and not settled yet: the results of one of its matches are on their
 * way to it. Only events of passes that are under way are looked at, and there only the members' own bets.
 */
export async function settlingMembers(tx: Tx, memberIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.prepared<{ member_id: number }>(
    'members-settling',
    `select distinct k.member_id from settlement_pass p
       join member_event_book k on k.event_id = p.event_id and k.member_id = any($1::bigint[])
      where p.finished_at is null and exists (
            select from bet b join bet_leg l on l.bet_id = b.id and l.event_id = p.event_id
              join selection s on s.id = l.selection_id
             where b.member_id = k.member_id and b.id > p.last_bet_id and b.status = 'BET'
               and s.result is not null and l.result is distinct from s.result)`,
    [plainList(memberIds)],
  );
  return new Set(rows.map((row) => row.member_id));
}
