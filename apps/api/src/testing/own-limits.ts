import type { RequestOf } from '@hanpan/contract';
import type { Person, World } from './world.ts';

type Limit = RequestOf<'/api/protection/setLimit'>;

/** The member allows itself no more, from now on. */
export async function limitOwn(
  member: Person,
  kind: Limit['kind'],
  amount: number,
  period: Limit['period'] = 'day',
): Promise<Person> {
  await member.call('/api/protection/setLimit', { kind, period, amount });
  return member;
}

/** The member allows itself ten minutes a day, and has been signed in for ten. */
export async function useUpTime(world: World, member: Person): Promise<Person> {
  await limitOwn(member, 'time', 10);
  await world.database.run(
    "update session set created_at = created_at - interval '10 minutes' where member_id = $1",
    [member.key],
  );
  return member;
}

/** The member wants a reality check every quarter of an hour, and one is due at this moment. */
export async function checkIsDue(world: World, member: Person): Promise<Person> {
  await makeCheckDue(world, member);
  return member;
}

/** The same of one that is not signed in, or no more. */
export async function makeCheckDue(world: World, member: { readonly key: number }): Promise<void> {
  const now = new Date(world.clock.read()).toISOString();
  await world.setMember(member, `check_minutes = 15, check_due_at = '${now}'`);
}

/** The member has a loss limit of the day, and has wanted twice as much for a day. */
export async function wantLimit(world: World, member: { readonly key: number }): Promise<void> {
  const askedAt = new Date(world.clock.read() - 86_400_000);
  await world.database.run(
    `insert into member_limit (site_id, member_id, kind, period, amount, changed_at, tightened_at, wanted_amount, wanted_from)
     values ($1, $2, 'loss', 'day', 50000, $3, $3, 100000, $3::timestamptz + interval '24 hours')`,
    [world.site.id, member.key, askedAt],
  );
}

/** The same as `limitOwn` of a day, of one that is not signed in. */
export async function storeOwnLimit(
  world: World,
  member: { readonly key: number },
  kind: Limit['kind'],
  amount: number,
): Promise<void> {
  await world.database.run(
    `insert into member_limit (site_id, member_id, kind, period, amount, changed_at, tightened_at)
     select site_id, id, $2, 'day', $3, $4, $4 from member_card where id = $1`,
    [member.key, kind, amount, new Date(world.clock.read())],
  );
}
