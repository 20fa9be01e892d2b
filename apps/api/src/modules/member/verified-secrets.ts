import type { BodyOf } from '@hanpan/contract';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { OwnAccount } from './account-store.ts';

type Change = BodyOf<'/api/member/update'>['change'];

/** What a change was allowed by: the hashes that the current secrets were verified against. */
export type VerifiedSecrets = Pick<OwnAccount, 'passwordHash' | 'pinHash'>;

/**
 * Secrets are verified outside the lock, because that is slow by design. Under the lock they count only while they are
 * still what they were: a reset that came meanwhile stands. Fails with U120 for the password, C008 for the withdrawal
 * password.
 */
export function refuseOutdated(
  change: Change,
  verified: VerifiedSecrets,
  held: VerifiedSecrets,
): Failure<'U120' | 'C008'> | undefined {
  if (change === 'pin' && held.pinHash !== verified.pinHash) return fail('C008');
  const isByPin = change === 'pin' && verified.pinHash !== null;
  return isByPin || held.passwordHash === verified.passwordHash ? undefined : fail('U120');
}
