import type { DeskListName } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface ViewRow {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}

export interface ViewsOf {
  readonly operatorId: number;
  readonly list: DeskListName;
}

export function listViews(queryable: Queryable, { operatorId, list }: ViewsOf): Promise<ViewRow[]> {
  return queryable.rows(
    'select id, name, query from console_view where operator_id = $1 and list = $2 order by lower(name), id',
    [operatorId, list],
  );
}

/** Until the transaction ends, so that two windows of one operator do not both take the last place. */
export async function lockViews(tx: Tx, operatorId: number): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtext('console-view'), hashtext($1::text))", [operatorId]);
}

export async function insertView(
  tx: Tx,
  { operatorId, list, name, query }: ViewsOf & { readonly name: string; readonly query: string },
): Promise<void> {
  await tx.run('insert into console_view (operator_id, list, name, query) values ($1, $2, $3, $4)', [
    operatorId,
    list,
    name,
    query,
  ]);
}

export async function updateView(tx: Tx, { id, name, query }: ViewRow): Promise<void> {
  await tx.run('update console_view set name = $2, query = $3, saved_at = now() where id = $1', [
    id,
    name,
    query,
  ]);
}

/** The list whose view it was; undefined where the operator has none of this number. */
export async function deleteView(tx: Tx, operatorId: number, id: number): Promise<DeskListName | undefined> {
  const row = await tx.row<{ list: DeskListName }>(
    'delete from console_view where operator_id = $1 and id = $2 returning list',
    [operatorId, id],
  );
  return row?.list;
}
