import type { Tx } from '@hanpan/db';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { matchedSealedStep } from '../../../kernel/totp.ts';
import { codesOf } from '../account-names.ts';
import type { MemberServices } from '../services.ts';
import { type Reserved, reserveAttempt } from '../sign-in-throttle.ts';
import { factorOf, lockFactor, useFactorStep, useRecoveryCode } from './factor-store.ts';
import { recoveryHashes } from './recovery-codes.ts';

/** However it is grouped. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '');
const recoveryDigits = /^\d{16}$/;

/**
 * Uses up a code of a member that has a second factor, or one of its recovery codes. The row is held until the transaction
 * ends: of two that come with one code at once, the second finds it used, and what is rolled back has used none. Whoever calls
 * it counts guesses before. Fails with L006 where a code is needed and none was sent, and L007 for a wrong one or one that was
 * used before.
 */
export async function useCode(
  { clock, sealer }: Pick<MemberServices, 'clock' | 'sealer'>,
  tx: Tx,
  memberId: number,
  typed: string,
): Promise<Failure<'L006' | 'L007'> | undefined> {
  const factor = await lockFactor(tx, memberId);
  if (factor?.sealed == null) return undefined;
  const code = plain(typed);
  if (code === '') return fail('L006');
  if (recoveryDigits.test(code)) {
    const hashes = recoveryHashes(sealer, memberId, code);
    return (await useRecoveryCode(tx, memberId, hashes, clock.date())) ? undefined : fail('L007');
  }
  const step = matchedSealedStep(sealer, 'member.totp', factor.sealed, code, clock(), factor.usedStep);
  if (step === undefined) return fail('L007');
  await useFactorStep(tx, memberId, step);
  return undefined;
}

/**
 * Counts a guess at the code of a change, as guesses at a password are, before it is looked at; a guess is a failure until
 * somebody says that it was right. They are counted apart from the passwords: who knows that one takes nothing off this count.
 * Returns undefined where the member has no second factor. Fails with L006 where no code was sent, L010 and L005.
 */
export async function reserveCode(
  services: Pick<MemberServices, 'database' | 'clock'>,
  context: MemberContext,
  memId: string,
  typed: string,
): Promise<Reserved | undefined | Failure<'L006' | 'L010' | 'L005'>> {
  if ((await factorOf(services.database, context.memberId)) === undefined) return undefined;
  if (plain(typed) === '') return fail('L006');
  return reserveAttempt(services, { account: codesOf(memId), context, purpose: 'confirm' });
}
