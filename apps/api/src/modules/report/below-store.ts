import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Whose } from '../partner/index.ts';
import { everyBranch, everyBranchToSum, type GameFamily, refusalOf } from '../play/index.ts';
import type { BetStatus, HistoryTotal } from './history-store.ts';
import { historySums } from './history-sums.ts';

export interface BelowFilter extends Whose {
  /** Which moment lies in the period; by settlement only what is settled is meant. */
  readonly basis: 'placed' | 'settled';
  readonly search: string;
  /** Null is every one: a family or a game type. */
  readonly group: string | null;
  readonly statuses: readonly BetStatus[] | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface BetBelowRow {
  readonly id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly parent_mem_id: string;
  readonly family: string;
  readonly game_type: string;
  readonly vendor: string | null;
  readonly game: LocalText;
  readonly reference: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
  readonly status: BetStatus;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly is_refused: boolean;
}

const narrow = 'member_id, family, game_type, status, started_at, settled_at, stake, returned, win';

function peopleOf({ isPerson }: BelowFilter): string {
  const whose = isPerson ? '(select $1::bigint as member_id)' : 'partner_below($1)';
  return `select m.id, m.mem_id, m.nickname, p.mem_id as parent_mem_id from ${whose} b
  join member_card m on m.id = b.member_id join member_card p on p.id = m.parent_id
 where $2 = '' or m.mem_id ilike '%' || $2 || '%' or m.nickname ilike '%' || $2 || '%'`;
}

function matching({ basis }: BelowFilter): string {
  const moment = basis === 'settled' ? 'h.settled_at' : 'h.started_at';
  return `($3::text is null or h.family = $3 or h.game_type = $3) and ($4::text[] is null or h.status = any($4))
  and ${moment} >= coalesce($5::date::timestamp at time zone $7, '-infinity')
  and ${moment} < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;
}

const values = (of: BelowFilter) => [
  of.rootId,
  of.search,
  of.group,
  of.statuses,
  of.startDate,
  of.endDate,
  of.timeZone,
];

/** Bets of everybody below, the newest first. What each was about is read for the page alone. */
export function listBetsBelow(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: BelowFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BetBelowRow[]> {
  return queryable.rows(
    `with people as materialized (${peopleOf(filter)}), place as materialized (
       select h.family, h.id, h.member_id, h.started_at from people join (${everyBranch(families, `${narrow}, id`)}) h on h.member_id = people.id
        where ${matching(filter)} order by h.started_at desc, h.id desc limit $8 offset $9)
     select h.id, people.mem_id, people.nickname, people.parent_mem_id, h.family, h.game_type, h.vendor, h.game, h.reference,
            h.started_at, h.settled_at, h.status, h.stake, h.returned, h.win, h.is_refused
       from place join people on people.id = place.member_id
       join lateral (${families
         .map(
           ({ historyView, ...family }) =>
             `select family, id, game_type, vendor, game, reference, started_at, settled_at, status, stake, returned, win,
                     ${refusalOf(family)} is not null as is_refused
                from ${historyView} v where v.member_id = place.member_id and v.id = place.id and v.family = place.family`,
         )
         .join(' union all ')}) h on true
      order by h.started_at desc, h.id desc`,
    [...values(filter), limit, offset],
  );
}

export async function sumBetsBelow(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: BelowFilter,
): Promise<HistoryTotal> {
  const row = await queryable.row<HistoryTotal>(
    `with people as materialized (${peopleOf(filter)})
     select ${historySums}
       from people join (${everyBranchToSum(families, narrow)}) h on h.member_id = people.id where ${matching(filter)}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
