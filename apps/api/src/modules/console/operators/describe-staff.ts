import type { BodyOf, OperationOutcome, StaffRole } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Describe, Operation, ShownLine, ShownRefusal } from '../../../kernel/confirmation/operation.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { isAbove } from './manage-operators.ts';
import { isIdTaken, isNameTaken, lockLeaders, lockStaff, type StaffRow } from './store.ts';

type Place = Pick<OperatorContext, 'site' | 'isPlatform'>;
type OfOperator = { readonly operatorKey: number; readonly reason: string };

const named = ({ operatorId, name }: Pick<StaffRow, 'operatorId' | 'name'>) => `${operatorId} (${name})`;
const rolesLine = (name: 'roles' | 'rolesBefore', roles: readonly StaffRole[]): ShownLine => ({
  name,
  text: [...new Set(roles)].join(','),
});

/**
 * Who would be let into the console, and what for. Nothing is locked: the handler hashes a password first, and looks at all of it again
 * under its lock. Fails with O011 where the name is taken, or O001 where the id is.
 */
export async function describeCreate(
  tx: Tx,
  { site }: Place,
  {
    reason,
    ...made
  }: Pick<BodyOf<'/api/console/operators/create'>, 'operatorId' | 'name' | 'roles' | 'reason'>,
): Promise<Operation | ShownRefusal> {
  if (await isNameTaken(tx, site.id, made.name, null)) return fail('O011');
  if (await isIdTaken(tx, site.id, made.operatorId)) return fail('O001');
  return {
    memIds: [],
    lines: [
      { name: 'operator', text: named(made) },
      rolesLine('roles', made.roles),
      { name: 'outcome', text: 'operatorMade' },
      { name: 'reason', text: reason },
    ],
    state: {},
  };
}

/**
 * An operator as it is now, locked in the order of the handlers; undefined where the site has no such one. Fails with O009 where it leads the
 * installation, and who asks does not.
 */
async function describeStaff(
  tx: Tx,
  place: Place,
  { operatorKey, reason }: OfOperator,
  {
    outcome,
    shows = () => [],
  }: { outcome: OperationOutcome; shows?: (row: StaffRow) => readonly ShownLine[] },
): Promise<Operation | ShownRefusal | undefined> {
  const row = await lockStaff(tx, place.site.id, operatorKey);
  if (row === undefined) return undefined;
  if (isAbove(row, place)) return fail('O009');
  return {
    memIds: [],
    lines: [
      { name: 'operator', text: named(row) },
      ...shows(row),
      { name: 'outcome', text: outcome },
      { name: 'reason', text: reason },
    ],
    state: {
      roles: row.roles.join(),
      name: row.name,
      active: row.active,
      hasTotp: row.hasTotp,
      passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    },
  };
}

/** What an operator would be called and might do from then on. Fails with O009, or O011 where somebody else has the name. */
export async function describeChange(
  tx: Tx,
  place: Place,
  body: OfOperator & { readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<Operation | ShownRefusal | undefined> {
  await lockLeaders(tx, place.site.id);
  const described = await describeStaff(tx, place, body, {
    outcome: 'operatorChanged',
    shows: (row) => [
      { name: 'name', text: row.name === body.name ? row.name : `${row.name} → ${body.name}` },
      rolesLine('rolesBefore', row.roles),
      rolesLine('roles', body.roles),
    ],
  });
  if (described === undefined || isFailure(described)) return described;
  return (await isNameTaken(tx, place.site.id, body.name, body.operatorKey)) ? fail('O011') : described;
}

/** Whom a block would be taken from, and what that one might do again. */
export async function describeLetIn(
  tx: Tx,
  place: Place,
  body: OfOperator,
): Promise<Operation | ShownRefusal | undefined> {
  await lockLeaders(tx, place.site.id);
  return describeStaff(tx, place, body, {
    outcome: 'operatorLetIn',
    shows: (row) => [rolesLine('roles', row.roles)],
  });
}

/** Whose password would be another one. */
export const describePasswordReset: Describe<Place, OfOperator> = (tx, place, body) =>
  describeStaff(tx, place, body, { outcome: 'passwordGiven' });

/** Whose log-in would ask for no code any more. */
export const describeFactorReset: Describe<Place, OfOperator> = (tx, place, body) =>
  describeStaff(tx, place, body, { outcome: 'factorDropped' });
