import type { DataOf } from '@hanpan/contract';
import type { IconName } from '@hanpan/ui';

export type QueueCounts = DataOf<'/api/console/queue'>;

export type PlaceName =
  | 'deposits'
  | 'withdrawals'
  | 'signups'
  | 'accountRequests'
  | 'members'
  | 'adjustments'
  | 'ledger'
  | 'points'
  | 'coupons'
  | 'sports';

export interface Place {
  readonly name: PlaceName;
  readonly path: `/${string}`;
  readonly icon: IconName;
  /** Which count of the queue waits behind it. */
  readonly count?: keyof QueueCounts;
  /** Of those, the ones past their promised time. */
  readonly overdue?: keyof QueueCounts;
}

/** What needs a person now. */
export const todoPlaces: readonly Place[] = [
  { name: 'deposits', path: '/deposits', icon: 'deposit', count: 'deposits', overdue: 'overdueDeposits' },
  {
    name: 'withdrawals',
    path: '/withdrawals',
    icon: 'withdraw',
    count: 'withdrawals',
    overdue: 'overdueWithdrawals',
  },
  { name: 'signups', path: '/signups', icon: 'user', count: 'signups' },
  { name: 'accountRequests', path: '/accounts', icon: 'mail', count: 'accountRequests' },
];

export const lookupPlaces: readonly Place[] = [
  { name: 'members', path: '/members', icon: 'users' },
  { name: 'adjustments', path: '/adjustments', icon: 'exchange' },
  { name: 'ledger', path: '/ledger', icon: 'receipt' },
  { name: 'points', path: '/points', icon: 'point' },
  { name: 'coupons', path: '/coupons', icon: 'coupon' },
  { name: 'sports', path: '/sports', icon: 'soccer' },
];

export const places: readonly Place[] = [...todoPlaces, ...lookupPlaces];
