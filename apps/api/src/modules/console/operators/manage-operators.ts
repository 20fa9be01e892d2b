import { randomInt } from 'node:crypto';
import { type BodyOf, leadsOthers, type StaffRole } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { ConsoleServices } from '../services.ts';
import { insertOperator } from '../store.ts';
import { lockOwners, lockStaff, type StaffRow, setActive, setNameAndRoles, setPassword } from './store.ts';

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

/** Whether a site would have no owner any more, if this one were none. The owners are locked by then. */
async function isLastOwner(tx: Tx, siteId: number, operatorKey: number): Promise<boolean> {
  const owners = await lockOwners(tx, siteId);
  return owners.length === 1 && owners[0] === operatorKey;
}

/** Fails with O001 where the id is taken. */
export async function createOperator(
  { database, hasher }: ConsoleServices,
  context: OperatorContext,
  { operatorId, name, roles, reason }: BodyOf<'/api/console/operators/create'>,
) {
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  return inTransaction(database, async (tx) => {
    const account = { operatorId, name, roles: distinct(roles), isPlatform: false, passwordHash };
    const made = { siteId: context.site.id, ...account, createdBy: context.operatorName };
    const key = await insertOperator(tx, made);
    if (key === undefined) return fail('O001');
    const after = { operatorId, name, roles: made.roles };
    await recordAction(tx, context, 'operator.create', `operator:${key}`, { reason, after });
    return { operator: await present(tx, context, key), givenPassword };
  });
}

/** Fails with E404, O005 where who has the installation would not lead any more, or O004 for the last owner. */
export function changeOperator(
  { database }: ConsoleServices,
  context: OperatorContext,
  { operatorKey, name, roles: given, reason }: BodyOf<'/api/console/operators/change'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    const roles = distinct(given);
    const isLast = await isLastOwner(tx, siteId, operatorKey);
    const row = await lockStaff(tx, siteId, operatorKey);
    if (row === undefined) return fail('E404');
    if (row.isPlatform && !leadsOthers(roles)) return fail('O005');
    if (isLast && !roles.includes('owner')) return fail('O004');
    await setNameAndRoles(tx, operatorKey, name, roles);
    const after = { ...facts(row), name, roles };
    await recordAction(tx, context, 'operator.change', `operator:${operatorKey}`, {
      reason,
      before: facts(row),
      after,
    });
    return { operator: await present(tx, context, operatorKey) };
  });
}

/** Blocks somebody, whose sessions end, or takes the block away. Fails with E404, or O004 for the last owner. */
export function blockOperator(
  { database, clock }: ConsoleServices,
  context: OperatorContext,
  { operatorKey, blocked, reason }: BodyOf<'/api/console/operators/block'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    const isLast = await isLastOwner(tx, siteId, operatorKey);
    const row = await lockStaff(tx, siteId, operatorKey);
    if (row === undefined) return fail('E404');
    if (isLast && blocked) return fail('O004');
    await setActive(tx, operatorKey, !blocked);
    if (blocked) await endOperatorSessions(tx, clock, operatorKey);
    const change = { before: facts(row), after: { ...facts(row), active: !blocked } };
    const action = blocked ? 'operator.block' : 'operator.unblock';
    await recordAction(tx, context, action, `operator:${operatorKey}`, { reason, ...change });
    return { operator: await present(tx, context, operatorKey) };
  });
}

/** A new password for somebody who has lost it. Fails with E404. */
export async function resetOperatorPassword(
  { database, clock, hasher }: ConsoleServices,
  context: OperatorContext,
  { operatorKey, reason }: BodyOf<'/api/console/operators/resetPassword'>,
) {
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  return inTransaction(database, async (tx) => {
    const row = await lockStaff(tx, context.site.id, operatorKey);
    if (row === undefined) return fail('E404');
    await setPassword(tx, operatorKey, passwordHash, null);
    await endOperatorSessions(tx, clock, operatorKey);
    await recordAction(tx, context, 'operator.reset-password', `operator:${operatorKey}`, { reason });
    return { operator: await present(tx, context, operatorKey), givenPassword };
  });
}

function distinct(roles: readonly StaffRole[]): StaffRole[] {
  return [...new Set(roles)];
}
