import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { base32Of, matchedSealedStep, newTotpKey, sealTotpKey, totpAddress } from '../../../kernel/totp.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { codesOf } from '../account-names.ts';
import { ownAccountOf } from '../account-store.ts';
import { changeNotice } from '../change-notice.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { lockMember } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { attemptSucceeded, reserveAttempt } from '../sign-in-throttle.ts';
import { reserveCode, useCode } from './check-code.ts';
import {
  confirmFactor,
  dropFactor,
  factorOf,
  insertRecoveryCodes,
  lockFactor,
  offerFactor,
} from './factor-store.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** A key that was offered acts within so long, or another one is asked for. */
const offeredForMs = 10 * 60_000;

/**
 * Offers a key, which acts once a code of it is told, within ten minutes; another one takes its place. It needs the password, so
 * that nobody who finds a session open can lock its owner out, and a new password ends the offer (in SQL). Fails with U127 (it is on already), L010, L005, U120, and
 * L013: a dormant account would be locked by whoever knows its password alone.
 */
export async function beginFactor(
  services: MemberServices,
  context: MemberContext,
  { memPass }: BodyOf<'/api/member/factor/begin'>,
): Promise<AnswerOf<'/api/member/factor/begin'> | Failure<FailureOf<'/api/member/factor/begin'>>> {
  const { database, clock, sealer } = services;
  const { memberId, site } = context;
  const own = await ownAccountOf(database, memberId);
  if ((await factorOf(database, memberId)) !== undefined) return fail('U127');
  const wrong = await checkOwnPassword(services, context, own, memPass);
  if (wrong !== undefined) return wrong;
  const key = newTotpKey();
  return inTransaction(database, async (tx) => {
    if ((await lockMember(tx, memberId))?.dormantAt != null) return fail('L013');
    if ((await lockFactor(tx, memberId))?.sealed != null) return fail('U127');
    if ((await ownAccountOf(tx, memberId)).passwordHash !== own.passwordHash) return fail('U120');
    await offerFactor(
      tx,
      { siteId: site.id, memberId },
      sealTotpKey(sealer, 'member.totp', key),
      clock.date(),
    );
    return { key: base32Of(key), address: totpAddress(key, site.name, own.memId) };
  });
}

/**
 * From now on the log-in asks for a code. Guesses at the offered key count as those at a code do. Fails with U127, L010, L005, and
 * L007 where no key was offered within the last ten minutes or the code is not one of it.
 */
export async function confirmOwnFactor(
  services: MemberServices,
  context: MemberContext,
  { code }: BodyOf<'/api/member/factor/confirm'>,
): Promise<AnswerOf<'/api/member/factor/confirm'> | Failure<FailureOf<'/api/member/factor/confirm'>>> {
  const { database, clock, sealer, sendMessage } = services;
  const { memberId, site, address } = context;
  const own = await ownAccountOf(database, memberId);
  if ((await factorOf(database, memberId)) !== undefined) return fail('U127');
  const account = codesOf(own.memId);
  const reserved = await reserveAttempt(services, { account, context, purpose: 'confirm' });
  if (isFailure(reserved)) return reserved;
  const confirmed = await inTransaction(database, async (tx) => {
    await lockMember(tx, memberId);
    const factor = await lockFactor(tx, memberId);
    if (factor?.sealed != null) return fail('U127');
    if (factor?.offered == null || factor.offeredAt === null) return fail('L007');
    if (clock() >= factor.offeredAt.getTime() + offeredForMs) return fail('L007');
    const step = matchedSealedStep(sealer, 'member.totp', factor.offered, code, clock(), 0);
    if (step === undefined) return fail('L007');
    const at = clock.date();
    await confirmFactor(tx, memberId, step, at);
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((each) => recoveryHash(sealer, memberId, each));
    await insertRecoveryCodes(tx, memberId, hashes);
    await recordOwnAction(tx, context, 'member.second-factor');
    await sendMessage(tx, changeNotice('factor-on', { siteId: site.id, memberId, address, at }));
    return { recoveryCodes };
  });
  if (!isFailure(confirmed)) await attemptSucceeded(services, reserved);
  return confirmed;
}

/**
 * Switches it off with both factors. Fails with U128 (none is on), L010, L005, U120 (the password), L006 and L007 (the code),
 * whose guesses are counted apart.
 */
export async function dropOwnFactor(
  services: MemberServices,
  context: MemberContext,
  { memPass, code }: BodyOf<'/api/member/factor/drop'>,
): Promise<AnswerOf<'/api/member/factor/drop'> | Failure<FailureOf<'/api/member/factor/drop'>>> {
  const { database, clock, sendMessage } = services;
  const { memberId, site, address } = context;
  const own = await ownAccountOf(database, memberId);
  if ((await factorOf(database, memberId)) === undefined) return fail('U128');
  const wrong = await checkOwnPassword(services, context, own, memPass);
  if (wrong !== undefined) return wrong;
  const reserved = await reserveCode(services, context, own.memId, code);
  if (isFailure(reserved)) return reserved;
  const dropped = await inTransaction(database, async (tx) => {
    await lockMember(tx, memberId);
    if ((await lockFactor(tx, memberId))?.sealed == null) return fail('U128');
    if ((await ownAccountOf(tx, memberId)).passwordHash !== own.passwordHash) return fail('U120');
    const refused = await useCode(services, tx, memberId, code);
    if (refused !== undefined) return refused;
    await dropFactor(tx, memberId);
    await recordOwnAction(tx, context, 'member.drop-second-factor');
    const at = clock.date();
    await sendMessage(tx, changeNotice('factor-off', { siteId: site.id, memberId, address, at }));
    return {};
  });
  if (!isFailure(dropped) && reserved !== undefined) await attemptSucceeded(services, reserved);
  return dropped;
}
