import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { GameFamily, PlayedFact } from '../play/index.ts';

export interface PlayedName {
  readonly family: string;
  readonly reference: string;
  readonly game: LocalText;
  /** The member's full id: mask it where others read it. */
  readonly mem_id: string;
}

/**
 * How the history names what was played, and who did. A family may refer to a round otherwise in its history than in its
 * facts; whose it is and when it began say the same in both, but for microseconds, which JavaScript does not know.
 */
export function namesOfPlayed(
  queryable: Queryable,
  families: readonly GameFamily[],
  played: readonly PlayedFact[],
): Promise<PlayedName[]> {
  const branches = families.map(
    ({ historyView }) => `select family, vendor, reference, game, started_at from ${historyView}
      where member_id = p.member_id and started_at between p.placed_at - interval '1 ms' and p.placed_at + interval '1 ms'`,
  );
  return queryable.rows(
    `select p.family, p.reference, h.game, c.mem_id
       from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
              p(member_id, family, reference, vendor, placed_at)
       join lateral (
         select b.game from (${branches.join(' union all ')}) b
          where b.family = p.family and b.vendor is not distinct from p.vendor
          order by b.reference = p.reference desc, b.started_at limit 1) h on true
       join member_card c on c.id = p.member_id`,
    [
      played.map(({ memberId }) => memberId),
      played.map(({ family }) => family),
      played.map(({ reference }) => reference),
      played.map(({ vendor }) => vendor),
      played.map(({ placedAt }) => placedAt),
    ],
  );
}
