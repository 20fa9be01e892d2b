import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';

export type Why = DataOf<'/api/console/why'>;
export type WhyStep = Why['steps'][number];

export function useWhy(receiptId: string) {
  return useCallQuery('/api/console/why', { receiptId });
}
