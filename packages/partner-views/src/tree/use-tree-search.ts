import { readText, usePageSearch } from '@hanpan/kit';
import { readDays } from '../frame/period.ts';
import { useToday } from '../frame/use-today.ts';

/** What the address of the tree says: the period, whose branch, and who is looked at. */
export function useTreeSearch() {
  const today = useToday();
  return usePageSearch((raw) => ({
    ...readDays(raw, today, 'today'),
    root: readText(raw.root),
    memId: readText(raw.memId),
  }));
}
