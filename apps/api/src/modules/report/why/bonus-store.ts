import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Subject } from './reference-store.ts';

/** A bonus that a deposit was promised, and what became of it. */
export interface BonusFact extends Subject {
  readonly requestId: number;
  readonly names: LocalText;
  readonly deposit: Amount;
  /** What has to be staked, the deposit with it. */
  readonly required: Amount;
  /** Null until the deposit is approved, and for ever where it was not. */
  readonly bonusId: number | null;
  readonly grantedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly releasedAt: Date | null;
  readonly forfeitedAt: Date | null;
  readonly forfeitReason: 'expired' | 'given-up' | null;
  /** Whether the deposit was refused or called off. */
  readonly isOff: boolean;
}

/** The bonus of a deposit, by either of their numbers; undefined where the deposit was promised none. */
export function bonusBy(
  queryable: Queryable,
  siteId: number,
  by: { readonly requestId: number } | { readonly bonusId: number },
): Promise<BonusFact | undefined> {
  const [column, id] = 'requestId' in by ? ['c.id', by.requestId] : ['b.id', by.bonusId];
  return queryable.row(
    `select m.id as "memberKey", m.mem_id as "memId", m.nickname as "memNick", c.id as "requestId",
            c.bonus_terms -> 'names' as names, c.amount as deposit, c.bonus_amount as amount,
            (c.bonus_terms ->> 'turnoverAmount')::bigint as required, c.applied_at as at, c.state = -1 as "isOff",
            b.id as "bonusId", b.granted_at as "grantedAt", b.expires_at as "expiresAt", b.released_at as "releasedAt",
            b.forfeited_at as "forfeitedAt", b.forfeit_reason as "forfeitReason"
       from cash_request c join member_card m on m.id = c.member_id left join member_bonus b on b.request_id = c.id
      where c.site_id = $1 and ${column} = $2 and c.bonus_terms is not null`,
    [siteId, id],
  );
}

export interface CountedRow {
  readonly gameType: string;
  readonly bets: number;
  /** What was staked of it, and what of that counts at the weight of the game type. */
  readonly base: Amount;
  readonly weight: number;
  readonly amount: Amount;
  readonly at: Date;
}

/** What counts as turnover of a bonus by game type, as `play_turnover` counts it: from its grant to its end, or till now. */
export function countedFor(queryable: Queryable, bonusId: number, now: Date): Promise<CountedRow[]> {
  return queryable.rows(
    `select f.game_type as "gameType", count(distinct (f.family, f.reference))::int as bets,
            sum(f.sign * coalesce(f.eligible, f.counted))::bigint as base, coalesce((b.weights ->> f.game_type)::int, 100) as weight,
            sum(f.sign * (coalesce(f.eligible, f.counted) * coalesce((b.weights ->> f.game_type)::int, 100) / 100))::bigint as amount,
            max(f.settled_at) as at
       from member_bonus b join play_settlement f on f.member_id = b.member_id and f.settled_at >= b.granted_at
        and f.placed_at >= b.granted_at and f.settled_at <= least(b.released_at, b.forfeited_at, b.expires_at, $2::timestamptz)
      where b.id = $1 group by f.game_type, b.weights order by max(f.settled_at), f.game_type`,
    [bonusId, now],
  );
}
