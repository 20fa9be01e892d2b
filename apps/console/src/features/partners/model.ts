import type { DataOf } from '@hanpan/contract';

export type PartnerNode = DataOf<'/api/console/partner/tree'>['list'][number];
export type PartnerDetail = DataOf<'/api/console/partner/detail'>;

export const partnerStatuses = ['all', 'pending', 'active', 'suspended', 'rejected', 'closed'] as const;

export const partnerKeyOf = ({ memberKey }: PartnerNode) => String(memberKey);

/** What an action on one partner may change on screen. */
export const partnerPaths = ['/api/console/partner/tree', '/api/console/partner/detail'] as const;
