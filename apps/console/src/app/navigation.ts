import type { DataOf } from '@hanpan/contract';
import type { IconName } from '@hanpan/ui';
import type { PlaceName } from './urls.ts';

export type QueueCounts = DataOf<'/api/console/queue'>;

export interface Place {
  readonly name: PlaceName;
  readonly icon: IconName;
  /** The count of the queue that belongs to it. */
  readonly count?: keyof QueueCounts;
  /** Those past their promised time. */
  readonly overdue?: keyof QueueCounts;
}

/** What needs an operator now. */
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
  { name: 'questions', icon: 'headset', count: 'questions' },
  { name: 'approvals', icon: 'shield', count: 'approvals' },
];

export const lookupPlaces: readonly Place[] = [
  { name: 'members', icon: 'users' },
  { name: 'adjustments', icon: 'exchange', count: 'adjustments' },
  { name: 'depositAccounts', icon: 'deposit' },
  { name: 'ledger', icon: 'receipt' },
  { name: 'points', icon: 'point' },
  { name: 'coupons', icon: 'coupon' },
  { name: 'sports', icon: 'soccer' },
  { name: 'limits', icon: 'chart' },
  { name: 'maintenance', icon: 'settings' },
];

export const places: readonly Place[] = [...todoPlaces, ...lookupPlaces];
