import { randomInt } from 'node:crypto';
import { type BodyOf, leadsOthers, type StaffRole } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import { forgiveFailures } from '../../member/index.ts';
import { accountOf } from '../login-account.ts';
import type { ConsoleServices } from '../services.ts';
import { insertOperator } from '../store.ts';
import {
  isNameTaken,
  lockLeaders,
  lockStaff,
  type StaffRow,
  setActive,
  setNameAndRoles,
  setPassword,
} from './store.ts';

export function presentStaff(row: StaffRow, context: OperatorContext) {
  return {
    operatorKey: row.id,
    operatorId: row.operatorId,
    name: row.name,
    roles: [...row.roles],
    isPlatform: row.isPlatform,
    active: row.active,
    createdAt: isoOf(row.createdAt),
    createdBy: row.createdBy,
    passwordChangedAt: isoOrNull(row.passwordChangedAt),
    lastSeenAt: isoOrNull(row.lastSeenAt),
    hasTotp: row.hasTotp,
    isMe: row.id === context.operatorId,
  };
}

/** Without what is easily taken for something else when it is read out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to hand over: four groups of four, about 79 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

const facts = ({ name, roles, active }: StaffRow) => ({ name, roles, active });

async function present(tx: Tx, context: OperatorContext, operatorKey: number) {
  return presentStaff(need(await lockStaff(tx, context.site.id, operatorKey), 'the operator'), context);
}

/**
 * Whether a site would have no owner any more, or the installation nobody who leads it, without this one. Who leads is
 * locked by then, so that changes of a site's staff come one after the other.
 */
async function lastOf(tx: Tx, siteId: number, operatorKey: number) {
  const leaders = await lockLeaders(tx, siteId);
  const isLast = (of: typeof leaders) => of.length === 1 && of[0]?.id === operatorKey;
  return {
    ofOwners: isLast(leaders.filter(({ isOwner }) => isOwner)),
    ofPlatform: isLast(leaders.filter(({ isPlatform }) => isPlatform)),
  };
}

/**
 * Whether an account is of somebody who leads the installation, and who asks does not. An owner of one site who gave it a
 * new password would have all sites with it.
 */
export function isAbove(row: StaffRow, { isPlatform }: Pick<OperatorContext, 'isPlatform'>): boolean {
  return row.isPlatform && !isPlatform;
}

/**
 * Its answer has a password in it and is stored nowhere: it is the confirmation that makes it happen once. Fails with O011 where the name
 * is taken, or O001 where the id is.
 */
export async function createOperator(
  { hasher }: ConsoleServices,
  tx: Tx,
  context: OperatorContext,
  { operatorId, name, roles, reason }: BodyOf<'/api/console/operators/create'>,
) {
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  const account = { operatorId, name, roles: distinct(roles), isPlatform: false, passwordHash };
  const made = { siteId: context.site.id, ...account, createdBy: context.operatorName };
  await lockLeaders(tx, context.site.id);
  if (await isNameTaken(tx, context.site.id, name, null)) return fail('O011');
  const key = await insertOperator(tx, made);
  if (key === undefined) return fail('O001');
  const after = { operatorId, name, roles: made.roles };
  await recordAction(tx, context, 'operator.create', `operator:${key}`, { reason, after });
  return { operator: await present(tx, context, key), givenPassword };
}

/**
 * Fails with E404, O009 for whoever leads the installation, O005 where that one would not lead any more, O004 for the last
 * owner, or O011 where somebody else has the name.
 */
export async function changeOperator(
  tx: Tx,
  context: OperatorContext,
  { operatorKey, name, roles: given, reason }: BodyOf<'/api/console/operators/change'>,
) {
  const siteId = context.site.id;
  const roles = distinct(given);
  const last = await lastOf(tx, siteId, operatorKey);
  const row = await lockStaff(tx, siteId, operatorKey);
  if (row === undefined) return fail('E404');
  if (isAbove(row, context)) return fail('O009');
  if (row.isPlatform && !leadsOthers(roles)) return fail('O005');
  if (last.ofOwners && !roles.includes('owner')) return fail('O004');
  if (name !== row.name && (await isNameTaken(tx, siteId, name, operatorKey))) return fail('O011');
  await setNameAndRoles(tx, operatorKey, name, roles);
  const after = { ...facts(row), name, roles };
  await recordAction(tx, context, 'operator.change', `operator:${operatorKey}`, {
    reason,
    before: facts(row),
    after,
  });
  return { operator: await present(tx, context, operatorKey) };
}

/**
 * Blocks somebody, whose sessions end, or takes the block away. Fails with E404, O009 for whoever leads the installation,
 * O004 for the last owner, or O010 for the last who leads the installation.
 */
export async function blockOperator(
  { clock }: ConsoleServices,
  tx: Tx,
  context: OperatorContext,
  { operatorKey, blocked, reason }: BodyOf<'/api/console/operators/block'>,
) {
  const siteId = context.site.id;
  const last = await lastOf(tx, siteId, operatorKey);
  const row = await lockStaff(tx, siteId, operatorKey);
  if (row === undefined) return fail('E404');
  if (isAbove(row, context)) return fail('O009');
  if (last.ofOwners && blocked) return fail('O004');
  if (last.ofPlatform && blocked) return fail('O010');
  await setActive(tx, operatorKey, !blocked);
  if (blocked) await endOperatorSessions(tx, clock, operatorKey);
  const change = { before: facts(row), after: { ...facts(row), active: !blocked } };
  const action = blocked ? 'operator.block' : 'operator.unblock';
  await recordAction(tx, context, action, `operator:${operatorKey}`, { reason, ...change });
  return { operator: await present(tx, context, operatorKey) };
}

/**
 * A new password for somebody who has lost it; what was guessed at the old one does not count any more. Fails with E404,
 * or O009 for whoever leads the installation.
 */
export async function resetOperatorPassword(
  { clock, hasher }: ConsoleServices,
  tx: Tx,
  context: OperatorContext,
  { operatorKey, reason }: BodyOf<'/api/console/operators/resetPassword'>,
) {
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  const row = await lockStaff(tx, context.site.id, operatorKey);
  if (row === undefined) return fail('E404');
  if (isAbove(row, context)) return fail('O009');
  await setPassword(tx, operatorKey, passwordHash, null);
  await forgiveFailures(tx, context.site.id, [accountOf(row.operatorId)], clock.date());
  await endOperatorSessions(tx, clock, operatorKey);
  await recordAction(tx, context, 'operator.reset-password', `operator:${operatorKey}`, { reason });
  return { operator: await present(tx, context, operatorKey), givenPassword };
}

function distinct(roles: readonly StaffRole[]): StaffRole[] {
  return [...new Set(roles)];
}
