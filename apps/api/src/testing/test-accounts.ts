import type { TestSite } from './people.ts';
import type { World } from './world.ts';

/** Marks a member as a test account, as whoever leads does. */
export async function markAsTest(
  world: World,
  member: { readonly key: number },
  { fundsCap = 1_000_000, site = world.site }: { fundsCap?: number; site?: TestSite } = {},
): Promise<void> {
  const lead = await world.operator('supervisor', site);
  const body = { memberKey: member.key, fundsCap, reason: 'a release is tried' };
  await lead.call('/api/console/members/testAccount', body);
}
