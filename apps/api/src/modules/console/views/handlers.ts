import type { Handlers } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import type { ConsoleServices } from '../services.ts';
import { presentViews, saveView } from './save-view.ts';
import { deleteView, listViews } from './store.ts';

type ViewPath = '/api/console/view/list' | '/api/console/view/save' | '/api/console/view/delete';

/** The views of lists that each operator keeps for itself. */
export function viewHandlers({ database }: Pick<ConsoleServices, 'database'>) {
  return {
    '/api/console/view/list': async ({ operatorId }, { list }) =>
      presentViews(await listViews(database, { operatorId, list })),

    '/api/console/view/save': ({ operatorId }, body) => saveView(database, operatorId, body),

    '/api/console/view/delete': ({ operatorId }, { viewIdx }) =>
      database.transaction(async (tx) => {
        const list = await deleteView(tx, operatorId, viewIdx);
        if (list === undefined) return fail('E404');
        return presentViews(await listViews(tx, { operatorId, list }));
      }),
  } satisfies Handlers<ViewPath>;
}
