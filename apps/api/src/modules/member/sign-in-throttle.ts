import type { Queryable } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import { recentFailures, recordAttempt } from './store.ts';

const windowMs = 15 * 60_000;
const failuresPerAccount = 10;
const failuresPerAddress = 100;

export const throttleMinutes = windowMs / 60_000;

export interface SignIn {
  readonly siteId: number;
  /** Prefixed by kind, so that an operator and a member with the same id are counted separately. */
  readonly account: string;
  readonly address: string;
}

/** Whether an account, or an address over many accounts, has failed too often to be allowed another password check. */
export async function isThrottled(queryable: Queryable, clock: Clock, signIn: SignIn): Promise<boolean> {
  const failures = await recentFailures(queryable, { ...signIn, since: new Date(clock() - windowMs) });
  return failures.account >= failuresPerAccount || failures.address >= failuresPerAddress;
}

export async function rememberSignIn(
  queryable: Queryable,
  clock: Clock,
  signIn: SignIn,
  succeeded: boolean,
): Promise<void> {
  await recordAttempt(queryable, { ...signIn, succeeded, at: clock.date() });
}
