import { useAction, useCallQuery, useText } from '@hanpan/client';
import type { DataOf, DeskListName } from '@hanpan/contract';
import { consoleListTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

const path = '/api/console/view/list';

export type View = DataOf<typeof path>['views'][number];

/** The views of a list that this operator has kept, and what it does with them. */
export function useViews(list: DeskListName) {
  const t = useText(consoleListTexts);
  const query = useCallQuery(path, { list });
  const { send, ...state } = useAction({ refreshes: [path] });
  /** True where it was kept. */
  const keep = async (view: { viewIdx: number | null; name: string; query: string }): Promise<boolean> => {
    const { data } = await send('/api/console/view/save', { list, ...view });
    if (data === undefined) return false;
    toast({ text: t('consoleList.kept', { name: view.name }) });
    return true;
  };
  const forget = async ({ viewIdx, name }: View) => {
    const { data } = await send('/api/console/view/delete', { viewIdx });
    if (data !== undefined) toast({ text: t('consoleList.forgotten', { name }) });
  };
  return { query, ...state, keep, forget };
}
