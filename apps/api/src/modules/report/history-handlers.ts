import type { LocalText } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { type Amount, subtract, zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';

interface HistoryRow {
  id: number;
  family: 'sports' | 'slot';
  name: LocalText;
  receipt_id: string;
  placed_at: Date;
  status: string;
  stake: Amount;
  win: Amount;
}

/** Bets of every family under one set of columns. A slot round's stake is what was not returned of it. */
const everyBet = `
  select b.id, 'sports' as family, b.receipt_id, b.placed_at, b.status, b.stake, coalesce(b.win_amount, 0) as win,
         (select jsonb_build_object('ko', string_agg((h.name->>'ko') || ' – ' || (a.name->>'ko'), ', ' order by e.starts_at),
                                    'en', string_agg((h.name->>'en') || ' – ' || (a.name->>'en'), ', ' order by e.starts_at),
                                    'vi', string_agg((h.name->>'vi') || ' – ' || (a.name->>'vi'), ', ' order by e.starts_at))
            from bet_leg l join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
           where l.bet_id = b.id) as name
    from bet b where b.member_id = $1 and $2 in ('all', 'sports')
  union all
  select r.id, 'slot', v.code || '-' || r.id, r.started_at,
         case when r.returned > 0 and r.returned = r.stake then 'CANCEL' when r.closed_at is null then 'WAIT'
              when r.win > r.stake then 'PASS' when r.win = r.stake then 'TIE' else 'FAIL' end,
         r.stake, r.win + r.returned, g.names
    from game_round r join vendor v on v.id = r.vendor_id join vendor_game g on g.vendor_id = r.vendor_id and g.key = r.game_key
   where r.member_id = $1 and $2 in ('all', 'slot')`;

/** ST-07: the six states of a bet as the list's five words. */
const typeOf: Readonly<Record<string, 'win' | 'lose' | 'draw' | 'wait' | 'other'>> = {
  PASS: 'win',
  FAIL: 'lose',
  TIE: 'draw',
  BET: 'wait',
  WAIT: 'wait',
  CANCEL: 'other',
};

export function historyHandlers({ database }: { database: Database }) {
  return {
    '/api/bet/betlistNew': async ({ memberId }, { groupKey, page }) => {
      const { limit, offset } = pageOf(page, memberPageSize);
      const rows = await database.rows<HistoryRow>(
        `select * from (${everyBet}) every order by placed_at desc, id desc limit $3 offset $4`,
        [memberId, groupKey, limit, offset],
      );
      const total = await database.row<{ count: number }>(`select count(*) from (${everyBet}) every`, [
        memberId,
        groupKey,
      ]);
      return {
        list: rows.map((row) => {
          const type = typeOf[row.status] ?? 'other';
          return {
            betIdx: row.id,
            family: row.family,
            name: row.name,
            receiptId: row.receipt_id,
            placedAt: row.placed_at.toISOString(),
            type,
            cash: row.stake,
            winCash: row.win,
            resultCash: type === 'wait' ? zero : subtract(row.win, row.stake),
          };
        }),
        pageInfo: pageInfoOf(page, memberPageSize, total?.count ?? 0),
      };
    },
  } satisfies Handlers<'/api/bet/betlistNew'>;
}
