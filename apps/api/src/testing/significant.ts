import { need } from '../kernel/need.ts';
import type { TestSite } from './people.ts';
import type { World } from './world.ts';

/** A large deposit of a member as the job leaves one: its key. */
export async function addEvent(
  world: World,
  member: { readonly key: number },
  { site = world.site, amount = 20_000_000 }: { readonly site?: TestSite; readonly amount?: number } = {},
): Promise<number> {
  const row = await world.database.row<{ id: number }>(
    `insert into significant_event (site_id, kind, reference, member_id, amount, from_amount, at, found_at)
     values ($1, 'large-deposit', $2, $3, $4, 10000000, $5, $5) returning id`,
    [site.id, `event-${world.next()}`, member.key, amount, new Date(world.clock.read())],
  );
  return need(row, 'an event').id;
}
