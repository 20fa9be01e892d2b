import type { DataOf } from '@hanpan/contract';

export type Settlement = DataOf<'/api/console/partner/settlements'>['list'][number];
export type Share = DataOf<'/api/console/partner/settlement'>['list'][number];

export const settlementKeyOf = ({ settlementIdx }: Settlement) => String(settlementIdx);

/** What an action on a settlement may change on screen. */
export const settlementPaths = [
  '/api/console/partner/settlements',
  '/api/console/partner/settlement',
] as const;
