import type { BodyOf } from '@hanpan/contract';
import type { GuestContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { holdsStill } from '../../kernel/secret-hash.ts';
import { issueSession } from '../../kernel/sessions.ts';
import type { Site } from '../../kernel/sites.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  attemptGoesOn,
  attemptSucceeded,
  deviceNameOf,
  keepDevice,
  type Reserved,
  reserveAttempt,
  type SignIn,
} from '../member/index.ts';
import { demandsSecondFactor } from '../settings/index.ts';
import { accountOf, operatorLock } from './login-account.ts';
import { noteLock } from './note-lock.ts';
import type { ConsoleServices } from './services.ts';
import { activeOperator, hashPasswordAnew, holdOperator, type OperatorRow } from './store.ts';
import { checkTotp } from './totp/second-factor.ts';

export function presentOperator(row: OperatorRow, site: Site) {
  return {
    operatorId: row.operator_id,
    name: row.name,
    roles: [...row.roles],
    isPlatform: row.is_platform,
    hasTotp: row.has_totp,
    needsTotp: !row.has_totp && demandsSecondFactor(site),
    siteName: site.name,
  };
}

/**
 * What was verified counts only if it still holds where the session begins, as with members: a new password and a block
 * end the sessions that there are, and would miss one that is on its way.
 *
 * Fails with L010 after too many failures in a row, L005 after too many from here, L001 for anything wrong, and only
 * with the right password L006 where a code is needed, or L007 where it is wrong.
 */
export async function signInOperator(
  services: ConsoleServices,
  context: GuestContext,
  body: BodyOf<'/api/console/login'>,
) {
  const signIn = { account: accountOf(body.operatorId), context, lock: operatorLock };
  const reserved = await reserveAttempt(services, signIn);
  if (isFailure(reserved)) return reserved;
  const answer = await verifyAndEnter(services, signIn, reserved, body);
  if (isFailure(answer) && answer.code !== 'L006')
    await noteLock(services, context, body.operatorId, reserved);
  return answer;
}

async function verifyAndEnter(
  services: ConsoleServices,
  signIn: SignIn,
  reserved: Reserved,
  body: BodyOf<'/api/console/login'>,
) {
  const { database, clock, hasher } = services;
  const { context } = signIn;
  const verified = await activeOperator(database, context.site.id, body.operatorId);
  const matches =
    verified === undefined
      ? await hasher.spendTime(body.password)
      : await hasher.verify(verified.password_hash, body.password);
  if (verified === undefined || !matches) return fail('L001');
  const refusal = await checkTotp(services, verified.id, body.code);
  if (refusal?.code === 'L006') await attemptGoesOn(services, reserved);
  if (refusal !== undefined) return refusal;
  const fresh = hasher.isOutdated(verified.password_hash) ? await hasher.hash(body.password) : undefined;
  const signedIn = await inTransaction(database, async (tx) => {
    const operator = await holdOperator(tx, verified.id);
    const hashes = { verified: verified.password_hash, held: operator?.password_hash };
    if (operator === undefined || !(await holdsStill(hasher, hashes, body.password))) return fail('L001');
    if (fresh !== undefined)
      await hashPasswordAnew(tx, operator.id, { before: verified.password_hash, hash: fresh });
    await keepDevice(tx, clock, signIn);
    const device = deviceNameOf(context.userAgent);
    const owner = { siteId: context.site.id, operatorId: operator.id, device };
    return { operator, session: await issueSession(tx, clock, owner, context.address) };
  });
  if (isFailure(signedIn)) return signedIn;
  await attemptSucceeded(services, reserved);
  const { operator, session } = signedIn;
  return {
    operator: presentOperator(operator, context.site),
    token: context.keepSession(session.token, session.expiresAt),
    expiresAt: session.expiresAt.toISOString(),
  };
}
