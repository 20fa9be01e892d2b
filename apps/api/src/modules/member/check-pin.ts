import type { Database } from '@hanpan/db';
import { checkWithdrawalPin, type MemberPolicy, type PinCode, pinFailuresBeforeLock } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import { clearPinFailures, countPinFailure, withdrawalPinOf } from './access-store.ts';
import { lockPinOf } from './account-store.ts';

/**
 * Fails with C218 once too many wrong PINs in a row have locked withdrawals (an operator unlocks), C204 or C010 where
 * the member has none, C205 for a malformed PIN, and C008 for a wrong one. It runs outside the money's transaction,
 * because a failure must be counted although the request is refused. Parallel guesses are checked one after the other,
 * under a separate lock for the PIN: hashing is slow by design, and the member's row must stay free for the wallet
 * meanwhile.
 */
export function checkPin(
  database: Database,
  hasher: SecretHasher,
  member: { memberId: number; policy: MemberPolicy },
  pin: string,
): Promise<Failure<'C218' | 'C008' | PinCode> | undefined> {
  const { memberId, policy } = member;
  return database.transaction(async (tx) => {
    await lockPinOf(tx, memberId);
    const kept = await withdrawalPinOf(tx, memberId);
    const pinHash = kept?.hash ?? null;
    if (kept !== undefined && kept.failures >= pinFailuresBeforeLock) return fail('C218');
    const wrong = checkWithdrawalPin(pin, pinHash !== null, policy);
    if (wrong !== undefined || pinHash === null) return fail(wrong ?? 'C010');
    if (!(await hasher.verify(pinHash, pin))) {
      await countPinFailure(tx, memberId);
      return fail('C008');
    }
    await clearPinFailures(tx, memberId);
    return undefined;
  });
}
