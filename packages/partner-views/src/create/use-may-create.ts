import { useList } from '../frame/use-list.ts';
import { ranksBelow } from './model.ts';

/** Whether there is a rank below the own one; yes while that is not known, so that nothing is taken from most partners. */
export function useMayCreate(): boolean {
  const { data } = useList('/api/partner/rates', { memId: '' });
  return data === undefined || ranksBelow(data.partnerRank).length > 0;
}
