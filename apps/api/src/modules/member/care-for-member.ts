import { randomInt } from 'node:crypto';
import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { activationsOf, changesOf, codesOf, loginsOf } from './account-names.ts';
import { giveNewPassword, insertNote, setLevel } from './care-store.ts';
import { deleteDevicesBeside } from './device-store.ts';
import { endSessionsOf } from './end-sessions.ts';
import { lockMemberOf } from './facts-store.ts';
import type { MemberServices } from './services.ts';
import { forgiveFailures } from './sign-in-store.ts';
import { memberById } from './store.ts';

const subjectOf = (memberKey: number) => `member:${memberKey}`;

/**
 * Shows one field that is masked. That somebody looked is committed before it is shown. Fails with E404.
 */
export function revealField(
  { database, sealer }: MemberServices,
  context: OperatorContext,
  { memberKey, field, reason }: BodyOf<'/api/console/members/reveal'>,
) {
  return inTransaction(database, async (tx) => {
    const row = await memberById(tx, memberKey);
    if (row === undefined || row.site_id !== context.site.id) return fail('E404');
    const values = {
      name: () => row.holder_name,
      phone: () => sealer.open('member.phone', row.phone_cipher),
      account: () => `${row.bank_name ?? row.bank_code} ${sealer.open('member.account', row.account_cipher)}`,
      birthDate: () => row.birth_date ?? '-',
    };
    await recordAction(tx, context, 'member.look', subjectOf(memberKey), { field, reason });
    return { memId: row.mem_id, value: values[field]() };
  });
}

/** Limits and rates follow the level from the next request on. Fails with E404. */
export function changeLevel(
  { database }: MemberServices,
  context: OperatorContext,
  { memberKey, level, reason }: BodyOf<'/api/console/members/level'>,
) {
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    await setLevel(tx, memberKey, level);
    const change = { before: { level: member.level }, after: { level } };
    await recordAction(tx, context, 'member.level', subjectOf(memberKey), { reason, ...change });
    return { memberKey };
  });
}

/** Fails with E404. */
export function writeNote(
  { database, clock }: MemberServices,
  context: OperatorContext,
  { memberKey, body, isPinned }: BodyOf<'/api/console/members/note'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    if ((await lockMemberOf(tx, siteId, memberKey)) === undefined) return fail('E404');
    const note = { siteId, memberId: memberKey, body, isPinned, by: context.operatorName, at: clock.date() };
    const noteIdx = await insertNote(tx, note);
    await recordAction(tx, context, 'member.note', subjectOf(memberKey), { note: body, isPinned });
    return { noteIdx };
  });
}

/** Its pages are told at once. Fails with E404. */
export function logMemberOut(
  services: MemberServices,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/members/endSessions'>,
) {
  return inTransaction(services.database, async (tx) => {
    if ((await lockMemberOf(tx, context.site.id, memberKey)) === undefined) return fail('E404');
    const endedCount = await endSessionsOf(
      services,
      tx,
      { siteId: context.site.id, memberId: memberKey },
      'E401',
    );
    await recordAction(tx, context, 'member.end-sessions', subjectOf(memberKey), { reason, endedCount });
    return { endedCount };
  });
}

/** Without letters that are taken for others when they are read out; with a digit, as a changed password has to have. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Ten letters and two digits: long enough for every site, and typed on a phone. */
function newPassword(): string {
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => need(from[randomInt(from.length)], 'a letter')).join('');
  return `${some(letters, 5)}${some(digits, 2)}${some(letters, 5)}`;
}

/**
 * A password for somebody who has lost it, told by an operator. Whoever knew the old one may have signed in with it, so no
 * session and no known device stays; what others have guessed at it, at a code or at an activation does not count any more. Fails with E404.
 */
export async function resetMemberPassword(
  services: MemberServices,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/members/resetPassword'>,
) {
  const { database, clock, hasher } = services;
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    await giveNewPassword(tx, memberKey, passwordHash);
    const { siteId, memId } = member;
    await endSessionsOf(services, tx, { siteId, memberId: memberKey }, 'E401');
    await deleteDevicesBeside(tx, { siteId, account: loginsOf(memId) }, null);
    const names = [loginsOf, changesOf, codesOf, activationsOf].map((nameOf) => nameOf(memId));
    await forgiveFailures(tx, siteId, names, clock.date());
    await recordAction(tx, context, 'member.reset-password', subjectOf(memberKey), { reason });
    return { givenPassword };
  });
}
