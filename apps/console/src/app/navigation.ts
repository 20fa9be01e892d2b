import type { DataOf } from '@hanpan/contract';
import type { IconName } from '@hanpan/ui';
import type { PlaceName } from './urls.ts';

export type QueueCounts = DataOf<'/api/console/queue'>;

export interface Place {
  readonly name: PlaceName;
  readonly icon: IconName;
  /** Which count of the queue waits behind it. */
  readonly count?: keyof QueueCounts;
  /** Of those, the ones past their promised time. */
  readonly overdue?: keyof QueueCounts;
}

/** What needs a person now. */
export const todoPlaces: readonly Place[] = [
  { name: 'deposits', icon: 'deposit', count: 'deposits', overdue: 'overdueDeposits' },
  {
    name: 'withdrawals',

    icon: 'withdraw',
    count: 'withdrawals',
    overdue: 'overdueWithdrawals',
  },
  { name: 'signups', icon: 'user', count: 'signups' },
  { name: 'accountRequests', icon: 'mail', count: 'accountRequests' },
];

export const lookupPlaces: readonly Place[] = [
  { name: 'members', icon: 'users' },
  { name: 'adjustments', icon: 'exchange' },
  { name: 'ledger', icon: 'receipt' },
  { name: 'points', icon: 'point' },
  { name: 'coupons', icon: 'coupon' },
  { name: 'sports', icon: 'soccer' },
];

export const places: readonly Place[] = [...todoPlaces, ...lookupPlaces];
