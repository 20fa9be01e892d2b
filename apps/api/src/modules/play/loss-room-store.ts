import type { Queryable } from '@hanpan/db';
import { type Amount, amount, zero } from '@hanpan/money';
import type { GameFamily } from './family.ts';

/** A member, and since when its play is looked at: the start of a period of its site's calendar. */
export interface MemberSince {
  readonly memberId: number;
  readonly since: Date;
}

const lists = (members: readonly MemberSince[]) => [
  members.map(({ memberId }) => memberId),
  members.map(({ since }) => since),
];
const asked = 'unnest($1::bigint[], $2::timestamptz[]) with ordinality m(member_id, since, place)';

/**
 * A sum over the facts that still stand of what is open: where a result was taken back the old fact stands until there is
 * another, and says no more what the play of it came to. Looked up from the open row `h`, of which a member has few.
 */
const standing = ({ name }: GameFamily, sum: string, settled: string) =>
  `coalesce((select sum(s.sign * (${sum})) from play_settlement s
      where s.family = '${name}' and s.reference = h.reference and ${settled}), 0)`;
const settledSince = 's.settled_at >= m.since';
const nameOf = (families: readonly GameFamily[]) => families.map(({ name }) => name).join('-');

/**
 * How members stand if everything open were lost, whenever it was placed: it may settle in this period. What was settled and
 * is open again is open, and nothing of it is won. In minor units, in the order of the members: what each has won (above zero) or lost by settlements since then, less what stands open, and less what stands with
 * vendors that hold the money while it is played. What was lost there counts twice until the money is back, which is never too little. All in
 * one statement, so that a bet that settles meanwhile is in one of the sums and not in neither.
 */
export async function lossPositions(
  queryable: Queryable,
  families: readonly GameFamily[],
  members: readonly MemberSince[],
): Promise<number[]> {
  const open = families.map(
    (
      family,
    ) => `(select coalesce(sum(h.stake - h.returned - h.win + ${standing(family, 's.result', settledSince)}), 0)
        from ${family.historyView} h where h.member_id = m.member_id and h.settled_at is null)`,
  );
  const withVendors = `(select coalesce(sum(a.balance), 0) from member_card c
        join ledger_account a on a.site_id = c.site_id and a.owner_id = c.id where c.id = m.member_id and a.kind like 'game:%')`;
  const rows = await queryable.prepared<{ position: number }>(
    `play-loss-positions-${nameOf(families)}`,
    `select ((select coalesce(sum(s.sign * s.result), 0) from play_settlement s
               where s.member_id = m.member_id and s.settled_at >= m.since) - (${[...open, withVendors].join(' + ')}))::bigint as position
       from ${asked} order by m.place`,
    lists(members),
  );
  return rows.map(({ position }) => position);
}

/**
 * What members have staked since then, in minor units and the order of the members. What is given back of a stake does not count. A
 * stake settles at the earliest when it is placed, so the settlements since then hold all of those that are decided. Of a family whose
 * open rounds take more stakes the whole round counts where it was settled since or is open: its row says when it began alone.
 * What was settled and is open again counts once.
 */
export async function stakedSince(
  queryable: Queryable,
  families: readonly GameFamily[],
  members: readonly MemberSince[],
): Promise<number[]> {
  const growing = families.flatMap(({ name, isGrowing }) => (isGrowing === true ? [name] : []));
  const open = families.map((family) => {
    const isGrowing = family.isGrowing === true;
    const counted = isGrowing ? settledSince : `${settledSince} and s.placed_at >= m.since`;
    return `(select coalesce(sum(h.stake - h.returned - ${standing(family, 's.stake - s.returned', counted)}), 0)
        from ${family.historyView} h
        where h.member_id = m.member_id and h.settled_at is null${isGrowing ? '' : ' and h.started_at >= m.since'})`;
  });
  const rows = await queryable.prepared<{ staked: number }>(
    `play-staked-since-${nameOf(families)}`,
    `select ((select coalesce(sum(s.sign * (s.stake - s.returned)), 0) from play_settlement s
               where s.member_id = m.member_id and s.settled_at >= m.since
                 and (s.placed_at >= m.since or s.family = any($3::text[])))
             + (${open.join(' + ') || '0'}))::bigint as staked
       from ${asked} order by m.place`,
    [...lists(members), growing],
  );
  return rows.map(({ staked }) => staked);
}

export interface PlayedSince {
  /** Settled since then or still open, and placed since then where the family can say that. */
  readonly staked: Amount;
  /** What of all stakes, whenever placed, is not decided. */
  readonly open: Amount;
  /** Given back and won by what was decided since then. */
  readonly paid: Amount;
  /** Won (above zero) or lost by what was decided since then. */
  readonly result: Amount;
}

/** What a member's play has come to since then, in minor units; what was settled and is open again is open. */
export async function playedSince(
  queryable: Queryable,
  families: readonly GameFamily[],
  memberId: number,
  since: Date,
): Promise<PlayedSince> {
  const [staked = 0] = await stakedSince(queryable, families, [{ memberId, since }]);
  const ofOpen = (sum: (family: GameFamily) => string) =>
    families
      .map(
        (family) => `(select coalesce(sum(${sum(family)}), 0) from ${family.historyView} h
          where h.member_id = $1 and h.settled_at is null)`,
      )
      .join(' + ') || '0';
  const again = (sum: string) => ofOpen((family) => standing(family, sum, 's.settled_at >= $2'));
  const [row] = await queryable.prepared<Omit<PlayedSince, 'staked'>>(
    `play-since-${nameOf(families)}`,
    `select (${ofOpen(() => 'h.stake - h.returned')})::bigint as open,
            (coalesce(sum(sign * (returned + win)), 0) - (${again('s.returned + s.win')}))::bigint as paid,
            (coalesce(sum(sign * result), 0) - (${again('s.result')}))::bigint as result
       from play_settlement where member_id = $1 and settled_at >= $2`,
    [memberId, since],
  );
  return { staked: amount(staked), ...(row ?? { open: zero, paid: zero, result: zero }) };
}
