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
 * How the history names what was played, and who did. A branch is read through its index of member and time; a time that
 * has been through JavaScript has lost its microseconds.
 */
export function namesOfPlayed(
  queryable: Queryable,
  families: readonly GameFamily[],
  played: readonly PlayedFact[],
): Promise<PlayedName[]> {
  const branches = families.map(
    ({ historyView }) => `select family, reference, game from ${historyView}
      where member_id = p.member_id and started_at between p.placed_at - interval '1 ms' and p.placed_at + interval '1 ms'`,
  );
  return queryable.rows(
    `select p.family, p.reference, h.game, c.mem_id
       from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) p(member_id, family, reference, placed_at)
       join lateral (${branches.join(' union all ')}) h on h.family = p.family and h.reference = p.reference
       join member_card c on c.id = p.member_id`,
    [
      played.map(({ memberId }) => memberId),
      played.map(({ family }) => family),
      played.map(({ reference }) => reference),
      played.map(({ placedAt }) => placedAt),
    ],
  );
}
