import type { BodyOf, OperationOutcome, StaffRole } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Describe, Operation, ShownLine } from '../../../kernel/confirmation/operation.ts';
import { lockLeaders, lockStaff, type StaffRow } from './store.ts';

type Place = Pick<OperatorContext, 'site'>;
type OfOperator = { readonly operatorKey: number; readonly reason: string };

const named = ({ operatorId, name }: Pick<StaffRow, 'operatorId' | 'name'>) => `${operatorId} (${name})`;
const rolesLine = (name: 'roles' | 'rolesBefore', roles: readonly StaffRole[]): ShownLine => ({
  name,
  text: [...new Set(roles)].join(','),
});

/** Who would be let into the console, and what for. */
export async function describeCreate(
  tx: Tx,
  { site }: Place,
  {
    reason,
    ...made
  }: Pick<BodyOf<'/api/console/operators/create'>, 'operatorId' | 'name' | 'roles' | 'reason'>,
): Promise<Operation> {
  await lockLeaders(tx, site.id);
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

/** An operator as it is now, locked in the order of the handlers; undefined where the site has no such one. */
async function describeStaff(
  tx: Tx,
  { site }: Place,
  { operatorKey, reason }: OfOperator,
  {
    outcome,
    shows = () => [],
  }: { outcome: OperationOutcome; shows?: (row: StaffRow) => readonly ShownLine[] },
): Promise<Operation | undefined> {
  const row = await lockStaff(tx, site.id, operatorKey);
  if (row === undefined) return undefined;
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

/** What an operator would be called and might do from then on. */
export async function describeChange(
  tx: Tx,
  place: Place,
  body: OfOperator & { readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<Operation | undefined> {
  await lockLeaders(tx, place.site.id);
  return describeStaff(tx, place, body, {
    outcome: 'operatorChanged',
    shows: (row) => [
      { name: 'name', text: row.name === body.name ? row.name : `${row.name} → ${body.name}` },
      rolesLine('rolesBefore', row.roles),
      rolesLine('roles', body.roles),
    ],
  });
}

/** Whom a block would be taken from, and what that one might do again. */
export async function describeLetIn(tx: Tx, place: Place, body: OfOperator): Promise<Operation | undefined> {
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
