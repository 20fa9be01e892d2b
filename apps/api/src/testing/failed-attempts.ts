import { signInLimits } from '../modules/member/sign-in-limits.ts';
import type { World } from './world.ts';

/** As many failures in a row as an account may have, all of days ago: no wait is left of them. */
export async function failToTheBound(
  { database, clock, site }: World,
  account: string,
  count: number = signInLimits.failuresInARow,
): Promise<void> {
  await database.run(
    `insert into sign_in_attempt (site_id, account, network, address, device_id, succeeded, at)
     select $1, $2, '198.51.100.7', '198.51.100.7', null, false, $3::timestamptz + n * interval '1 millisecond'
       from generate_series(1, $4::int) n`,
    [site.id, account, new Date(clock.read() - 2 * signInLimits.dayMs), count],
  );
}
