import { installationData } from '../calls.ts';
import { inSiteDatabase } from '../site-database.ts';

/**
 * Moves what a member has played to two days before: a settlement is of days that are over, and a journey cannot wait for
 * midnight. In the first minutes of a day the one before is not over yet, for what was settled in it may still be written down. The
 * facts, their sums by day and the ways that their commission goes move together, as if the tree had stood and the bets had been
 * placed and settled then.
 */
export async function playedDaysAgo(memId: string): Promise<void> {
  await inSiteDatabase(installationData(), async (client) => {
    await client.query('begin');
    // The facts are append-only for everybody else.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `update play_settlement set placed_at = placed_at - interval '2 days', settled_at = settled_at - interval '2 days'
        where member_id = (select id from member where mem_id = $1)`,
      [memId],
    );
    await client.query(
      `update commission_day set day = day - 2, origin_day = origin_day - 2
        where path_id in (select p.id from partner_path p join member m on m.parent_id = p.partner_id where m.mem_id = $1)`,
      [memId],
    );
    await client.query(
      `update partner_path set valid_from = valid_from - interval '2 days'
        where head_id in (select p.head_id from partner_path p join member m on m.parent_id = p.partner_id where m.mem_id = $1)`,
      [memId],
    );
    await client.query('commit');
  });
}
