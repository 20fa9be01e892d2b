import type { HarmKind } from '@hanpan/contract';
import { need } from '../kernel/need.ts';
import type { TestSite } from './people.ts';
import type { World } from './world.ts';

interface GivenMarker {
  readonly kind?: HarmKind;
  readonly day?: string;
  readonly site?: TestSite;
}

/** A marker of a member as the job leaves one: its key. */
export async function markHarm(
  world: World,
  member: { readonly key: number },
  { kind = 'growing-loss', day = '2026-11-19', site = world.site }: GivenMarker = {},
): Promise<number> {
  const row = await world.database.row<{ id: number }>(
    `insert into harm_marker (site_id, member_id, day, kind, figures, found_at)
     values ($1, $2, $3::date, $4, '{"amount": 1200000, "beforeAmount": 300000, "count": 3, "minutes": 200}', $5) returning id`,
    [site.id, member.key, day, kind, new Date(world.clock.read())],
  );
  return need(row, 'a marker').id;
}
