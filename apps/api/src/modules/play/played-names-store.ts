import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { GameFamily } from './family.ts';
import type { PlayedFact } from './latest-store.ts';

export interface PlayedName {
  readonly game: LocalText;
  /** The number that its history calls it by. */
  readonly reference: string;
  /** The member's full id: mask it where others read it. */
  readonly mem_id: string;
}

/**
 * How the history names what was played, and who did. A family may refer to a round otherwise in its history than in its
 * facts; whose it is and when it began say the same in both, but for microseconds, which JavaScript does not know. In the
 * order of `played`; undefined where the history names it no more.
 */
export async function namesOfPlayed(
  queryable: Queryable,
  families: readonly GameFamily[],
  played: readonly Pick<PlayedFact, 'memberId' | 'family' | 'reference' | 'vendor' | 'placedAt'>[],
): Promise<(PlayedName | undefined)[]> {
  if (played.length === 0) return [];
  const branches = families.map(
    ({ historyView }) => `select family, vendor, reference, game, started_at from ${historyView}
      where member_id = p.member_id and started_at between p.placed_at - interval '1 ms' and p.placed_at + interval '1 ms'`,
  );
  const named = await queryable.rows<PlayedName & { place: number }>(
    `select p.place, h.game, h.reference, c.mem_id
       from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
              with ordinality p(member_id, family, reference, vendor, placed_at, place)
       join lateral (
         select b.game, b.reference from (${branches.join(' union all ')}) b
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
  const byPlace = new Map(named.map((name) => [name.place, name]));
  return played.map((_, index) => byPlace.get(index + 1));
}
