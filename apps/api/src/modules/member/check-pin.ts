import type { Database } from '@hanpan/db';
import { checkWithdrawalPin, type PinCode, pinFailuresBeforeLock } from '@hanpan/rules';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { clearPinFailures, countPinFailure, withdrawalPinOf } from './access-store.ts';
import { hashPinAnew, lockPinOf } from './account-store.ts';
import { OneByOne } from './one-by-one.ts';

type PinFailure = Failure<'C218' | 'C008' | PinCode>;

/** Of each database apart: members of two worlds may have one number. */
const turnsOf = new WeakMap<Database, OneByOne<number>>();

/**
 * Fails with C218 once too many wrong PINs in a row have locked withdrawals (an operator unlocks), C204 or C010 where
 * the member has none, C205 for a malformed PIN, and C008 for a wrong one, which says how many tries are left: whoever
 * has signed in can count them anyway. It runs outside the money's transaction, because a failure must be counted
 * although the request is refused. The PINs of one member are checked one after the other, each counted as a failure
 * before it is looked at, so that of parallel guesses no more are looked at than of others. Neither a connection nor the
 * member's row waits for that: hashing is slow by design, and whoever sends many at once keeps only itself waiting.
 */
export function checkPin(
  database: Database,
  hasher: SecretHasher,
  memberId: number,
  pin: string,
): Promise<PinFailure | undefined> {
  const turns = turnsOf.get(database) ?? new OneByOne<number>();
  turnsOf.set(database, turns);
  return turns.run(memberId, async () => {
    const reserved = await reserveGuess(database, memberId, pin);
    if (isFailure(reserved)) return reserved;
    if (!(await hasher.verify(reserved.pinHash, pin))) return fail('C008', { triesLeft: reserved.triesLeft });
    await clearPinFailures(database, memberId);
    if (hasher.isOutdated(reserved.pinHash))
      await hashPinAnew(database, memberId, {
        before: reserved.pinHash,
        hash: await hasher.hash(pin),
      });
    return undefined;
  });
}

/** A guess that may be looked at. It is a failure until it is said to have been right. */
function reserveGuess(
  database: Database,
  memberId: number,
  pin: string,
): Promise<{ readonly pinHash: string; readonly triesLeft: number } | Failure<'C218' | PinCode>> {
  return inTransaction(database, async (tx) => {
    // Other servers count as well.
    await lockPinOf(tx, memberId);
    const kept = await withdrawalPinOf(tx, memberId);
    const pinHash = kept?.hash ?? null;
    const triesBefore = pinFailuresBeforeLock - (kept?.failures ?? 0);
    if (triesBefore <= 0) return fail('C218');
    const wrong = checkWithdrawalPin(pin, pinHash !== null);
    if (wrong !== undefined || pinHash === null) return fail(wrong ?? 'C010');
    await countPinFailure(tx, memberId);
    return { pinHash, triesLeft: triesBefore - 1 };
  });
}
