import { type BodyOf, mostViews } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { fail } from '../../../kernel/failure.ts';
import { insertView, listViews, lockViews, updateView, type ViewRow } from './store.ts';

export function presentViews(rows: readonly ViewRow[]) {
  return { views: rows.map(({ id, name, query }) => ({ viewIdx: id, name, query })) };
}

/** E404: no view of this operator in this list. O008: the list has no room for another. O007: the name is in use. */
export function saveView(
  database: Database,
  operatorId: number,
  { list, viewIdx, name, query }: BodyOf<'/api/console/view/save'>,
) {
  return database.transaction(async (tx) => {
    await lockViews(tx, operatorId);
    const own = { operatorId, list };
    const views = await listViews(tx, own);
    if (viewIdx !== null && !views.some(({ id }) => id === viewIdx)) return fail('E404');
    if (viewIdx === null && views.length >= mostViews) return fail('O008');
    const isTaken = views.some(
      (view) => view.id !== viewIdx && view.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) return fail('O007');
    if (viewIdx === null) await insertView(tx, { ...own, name, query });
    else await updateView(tx, { id: viewIdx, name, query });
    return presentViews(await listViews(tx, own));
  });
}
