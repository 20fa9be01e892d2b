import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import { isSqlState, type Tx } from '@hanpan/db';
import {
  checkPasswordChange,
  checkPinChange,
  isKoreanMobile,
  normaliseKoreanMobile,
  type PasswordChange,
} from '@hanpan/rules';
import { recordOwnAction } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { isFrequentPassword } from '../../kernel/frequent-password.ts';
import { type KeyedRequest, once, storedAnswer } from '../../kernel/idempotency.ts';
import { need } from '../../kernel/need.ts';
import { hashToken } from '../../kernel/sessions.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import { loginsOf } from './account-names.ts';
import {
  namesOfAccount,
  type OwnAccount,
  ownAccountOf,
  setPassword,
  setPhone,
  setPin,
} from './account-store.ts';
import { changeNotice } from './change-notice.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { checkPin } from './check-pin.ts';
import { deleteDevicesBeside } from './device-store.ts';
import { endSessionsBeside } from './end-sessions.ts';
import { reserveCode, useCode } from './factor/check-code.ts';
import { lockMember, type MemberFacts, memberFacts } from './facts-store.ts';
import { policyParams } from './policy-params.ts';
import { refuseTakenContact } from './refuse-taken-contact.ts';
import type { MemberServices } from './services.ts';
import { attemptSucceeded } from './sign-in-throttle.ts';
import { refuseOutdated, type VerifiedSecrets } from './verified-secrets.ts';

type Body = BodyOf<'/api/member/update'>;
type Answer = AnswerOf<'/api/member/update'>;
type Code = FailureOf<'/api/member/update'>;
type Refusal = Failure<Code> | undefined;

/**
 * Nobody becomes the one who can activate a dormant account by its password alone: its phone and its withdrawal password stay until
 * it is active.
 */
function refuseDormant(member: MemberFacts | undefined, { change }: Body): Failure<'L013'> | undefined {
  return change !== 'password' && member !== undefined && member.dormantAt !== null
    ? fail('L013')
    : undefined;
}

type OwnNames = Required<Pick<PasswordChange, 'names' | 'phone'>>;

/** What the site knows of the member, and a guesser may. */
async function ownNames(
  { database, sealer }: MemberServices,
  { site, memberId }: MemberContext,
): Promise<OwnNames> {
  const row = need(await namesOfAccount(database, memberId), 'the member of a session');
  return {
    names: [site.name, row.nickname, row.holderName],
    phone: sealer.open('member.phone', row.phoneCipher),
  };
}

/** The first rule that the new value breaks, whoever asks: it costs no guess. */
async function brokenRule(
  { isBreached }: MemberServices,
  body: Body,
  memId: string,
  own: OwnNames | undefined,
  context: MemberContext,
): Promise<Refusal> {
  const policy = settingsOf(context.site).memberPolicy;
  const params = policyParams(policy);
  if (body.change === 'phone') return isKoreanMobile(body.memPhone) ? undefined : fail('U104');
  if (body.change === 'pin') {
    const typed = { cashOutPass: body.newCashOutPass, cashOutPassCheck: body.newCashOutPassCheck };
    const broken = checkPinChange(typed, policy);
    if (broken === undefined) return undefined;
    return broken.field === 'cashOutPass' ? fail('U103', params) : fail('U121');
  }
  if (isFrequentPassword(body.newMemPass) || (await isBreached(body.newMemPass))) return fail('U102', params);
  const typed = { memId, memPass: body.newMemPass, memPassCheck: body.newMemPassCheck, ...own };
  const broken = checkPasswordChange(typed, policy);
  if (broken === undefined) return undefined;
  if (broken.code === 'U122' || broken.code === 'U126') return fail(broken.code);
  return broken.field === 'memPass' ? fail('U102', params) : fail('U121');
}

/**
 * What is refused before the transaction, where a wrong secret is counted although the change is refused; returns what the
 * current secrets were verified against. Fails with U102, U126, U122, U121, U103, U104 (the new value), L010, L005, U120 (the
 * current password), C218, C205, C008 (the current withdrawal password; a member without one shows the password instead),
 * U123 (nothing would change), and with a second factor L006, L010 and L005 of its code.
 */
async function checkBeforeUpdate(
  services: MemberServices,
  context: MemberContext,
  body: Body,
): Promise<OwnAccount | Failure<Code>> {
  const { database, hasher, sealer } = services;
  const own = await ownAccountOf(database, context.memberId);
  const names = body.change === 'password' ? await ownNames(services, context) : undefined;
  const broken = await brokenRule(services, body, own.memId, names, context);
  if (broken !== undefined) return broken;
  if (body.change === 'pin' && own.pinHash !== null) {
    // What it is verified against has to stay as it is until the new one is written.
    const verifier = { ...hasher, isOutdated: () => false };
    const wrong = await checkPin(database, verifier, context.memberId, body.cashOutPass);
    if (wrong?.code === 'C218') return fail('C218');
    if (wrong !== undefined) return wrong.code === 'C008' ? fail('C008', wrong.params) : fail('C205');
    return body.newCashOutPass === body.cashOutPass ? fail('U123') : own;
  }
  const wrong = await checkOwnPassword(services, context, own, body.memPass);
  if (wrong !== undefined) return wrong;
  const isSamePhone = () =>
    sealer.blindIndexes('phone', phoneOf(body)).some((index) => index.equals(own.phoneIndex));
  const isSame = body.change === 'password' ? body.newMemPass === body.memPass : isSamePhone();
  return body.change !== 'pin' && isSame ? fail('U123') : own;
}

function phoneOf({ memPhone }: Body): string {
  return normaliseKoreanMobile(memPhone) ?? memPhone;
}

/** A new password ends every other session and every game, and no other device counts as known any more. */
async function changePassword(
  services: MemberServices,
  tx: Tx,
  { site, session, memberId, device }: MemberContext,
  memId: string,
  hash: string,
): Promise<void> {
  await setPassword(tx, memberId, hash, services.clock.date());
  await endSessionsBeside(services, tx, { siteId: site.id, memberId }, session.sessionId);
  const owner = { siteId: site.id, account: loginsOf(memId) };
  await deleteDevicesBeside(tx, owner, device === undefined ? null : hashToken(device));
}

/** A change that its own secret has allowed, with the hash of a new one. */
interface AllowedChange {
  readonly verified: VerifiedSecrets;
  readonly hash: string;
}

async function write(
  services: MemberServices,
  tx: Tx,
  context: MemberContext,
  body: Body,
  { verified, hash }: AllowedChange,
): Promise<Failure<'U120' | 'C008' | 'L013' | 'L006' | 'L007' | 'U118'> | undefined> {
  const { clock, sealer } = services;
  const { memberId } = context;
  const member = await lockMember(tx, memberId);
  const held = await ownAccountOf(tx, memberId);
  if (member === undefined) throw new Error(`member ${memberId} is gone`);
  const outdated = refuseOutdated(body.change, verified, held);
  if (outdated !== undefined) return outdated;
  const dormant = refuseDormant(member, body);
  if (dormant !== undefined) return dormant;
  const refused = await useCode(services, tx, memberId, body.code);
  if (refused !== undefined) return refused;
  if (body.change === 'password') await changePassword(services, tx, context, member.memId, hash);
  if (body.change === 'pin') await setPin(tx, memberId, hash, clock.date());
  if (body.change !== 'phone') return undefined;
  const phone = phoneOf(body);
  const taken = await refuseTakenContact(services, tx, context.site.id, { phone });
  if (taken !== undefined) return fail('U118');
  const sealed = { cipher: sealer.seal('member.phone', phone), index: sealer.blindIndex('phone', phone) };
  try {
    await setPhone(tx, memberId, sealed, clock.date());
  } catch (error) {
    if (isSqlState(error, 'uniqueViolation', 'member_phone')) return fail('U118');
    throw error;
  }
  return undefined;
}

/** Writes one change down and tells the member. */
async function change(
  services: MemberServices,
  tx: Tx,
  context: MemberContext,
  body: Body,
  allowed: AllowedChange,
) {
  const refused = await write(services, tx, context, body, allowed);
  if (refused !== undefined) return refused;
  const at = services.clock.date();
  await recordOwnAction(tx, context, `member.change-${body.change}`);
  const { site, memberId, address } = context;
  await services.sendMessage(tx, changeNotice(body.change, { siteId: site.id, memberId, address, at }));
  return { change: body.change, changedAt: isoOf(at) };
}

/**
 * Changes one thing of one's own, once per key. Fails with L013 (a dormant account, but for its password) and the codes of the check
 * above; with U120 or C008 where the current secret was changed meanwhile, L006 or L007 where a second factor refuses it, and U118 where a
 * phone is taken.
 */
export async function updateAccount(
  services: MemberServices,
  context: MemberContext,
  body: Body,
  request: KeyedRequest,
): Promise<Answer | Failure<Code>> {
  const { database, hasher } = services;
  const known = await storedAnswer<Answer>(database, request);
  if (known !== undefined) return known;
  // Before any secret is looked at, so that it costs no guess, and under the lock again.
  const dormant = refuseDormant(await memberFacts(database, context.memberId), body);
  if (dormant !== undefined) return dormant;
  const verified = await checkBeforeUpdate(services, context, body);
  if (isFailure(verified)) return verified;
  const reserved = await reserveCode(services, context, verified.memId, body.code);
  if (isFailure(reserved)) return reserved;
  // Hashed before the transaction: it is slow by design, and neither the member's row nor a connection waits for it.
  const secret = { password: body.newMemPass, pin: body.newCashOutPass, phone: undefined }[body.change];
  const hash = secret === undefined ? '' : await hasher.hash(secret);
  const changed = await inTransaction(database, (tx) =>
    once<Answer | Failure<Code>>(tx, request, () => change(services, tx, context, body, { verified, hash })),
  );
  if (!isFailure(changed) && reserved !== undefined) await attemptSucceeded(services, reserved);
  return changed;
}
