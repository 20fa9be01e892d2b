import type { BodyOf } from '@hanpan/contract';
import type { GuestContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { holdsStill } from '../../kernel/secret-hash.ts';
import { issueSession } from '../../kernel/sessions.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { loginsOf } from './account-names.ts';
import { hashPasswordAnew, ownAccount } from './account-store.ts';
import { describeSession } from './describe-member.ts';
import { endSessionsOf } from './end-sessions.ts';
import { useCode } from './factor/check-code.ts';
import { lockMember } from './facts-store.ts';
import { restartCheck } from './protection/check-store.ts';
import type { MemberServices } from './services.ts';
import { attemptGoesOn, attemptSucceeded, keepDevice, reserveAttempt } from './sign-in-throttle.ts';
import { memberByName } from './store.ts';

const isWrong = (code: string) => code === 'L001' || code === 'L007';
const refusals = { pending: 'L002', rejected: 'L003', suspended: 'L004', closed: 'L012' } as const;

/**
 * The password is verified outside the lock, because that is slow by design: what it was verified against counts only if
 * it still holds under the lock, where the session begins. A password that was changed meanwhile, or a block, would end
 * every session but this one.
 *
 * Fails with L010 after too many failures in a row, L005 after too many from here, L001 for an unknown id or a wrong
 * password (same response, same duration), and only with the right password says why the account may not log in: L002
 * pending, L003 rejected, L004 suspended, L012 closed by its member, L006 that a code of its second factor is needed and was not
 * sent, and L007 that the code is wrong, which counts as a wrong password does. What was asked for a code is made good by the code.
 */
export async function signInMember(
  services: MemberServices,
  context: GuestContext,
  body: BodyOf<'/api/member/login'>,
) {
  const { database, clock, hasher } = services;
  const member = await memberByName(database, context.site.id, body.memId);
  // Where a member has the id, its own spelling counts: letters that only differ in case are one account.
  const signIn = { account: loginsOf(member?.mem_id ?? body.memId), context };
  const reserved = await reserveAttempt(services, signIn);
  if (isFailure(reserved)) return reserved;
  const matches =
    member === undefined
      ? await hasher.spendTime(body.memPass)
      : await hasher.verify(member.password_hash, body.memPass);
  if (member === undefined || !matches) return fail('L001');
  const fresh = hasher.isOutdated(member.password_hash) ? await hasher.hash(body.memPass) : undefined;
  const session = await inTransaction(database, async (tx) => {
    const locked = await lockMember(tx, member.id);
    const own = await ownAccount(tx, member.id);
    const hashes = { verified: member.password_hash, held: own?.passwordHash };
    if (locked === undefined || !(await holdsStill(hasher, hashes, body.memPass))) return fail('L001');
    if (locked.status !== 'active') return fail(refusals[locked.status]);
    const refused = await useCode(services, tx, member.id, body.code);
    if (refused !== undefined) return refused;
    if (fresh !== undefined)
      await hashPasswordAnew(tx, member.id, { before: member.password_hash, hash: fresh });
    await keepDevice(tx, clock, signIn);
    if (locked.checkMinutes !== null) await restartCheck(tx, member.id, clock.date());
    const holder = { siteId: context.site.id, memberId: member.id };
    await endSessionsOf(services, tx, holder, 'TK999');
    return issueSession(tx, clock, holder, context.address);
  });
  // Who knows the password has succeeded, whether the account may log in or not; with a second factor that is half of it.
  if (isFailure(session) && session.code === 'L006') await attemptGoesOn(services, reserved);
  else if (!isFailure(session) || !isWrong(session.code)) await attemptSucceeded(services, reserved);
  if (isFailure(session)) return session;
  const token = context.keepSession(session.token, session.expiresAt);
  return describeSession(services, context.site, member.id, { token, expiresAt: session.expiresAt });
}
