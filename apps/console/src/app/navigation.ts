import { type DataOf, mayCall, type StaffPath, type StaffRole } from '@hanpan/contract';
import type { IconName } from '@hanpan/ui';
import type { PlaceName } from './urls.ts';

export type QueueCounts = DataOf<'/api/console/queue'>;

export interface Place {
  readonly name: PlaceName;
  readonly icon: IconName;
  /** What the page begins with: who may not call it is not shown the page. */
  readonly call: StaffPath;
  /** The count of the queue that belongs to it. */
  readonly count?: keyof QueueCounts;
  /** Those past their promised time. */
  readonly overdue?: keyof QueueCounts;
  /** What is done about an item of the queue: for who may not, nothing waits there. */
  readonly work?: StaffPath;
}

/** What needs an operator now. */
const todoPlaces: readonly Place[] = [
  { name: 'today', icon: 'home', call: '/api/console/queue' },
  {
    name: 'deposits',
    icon: 'deposit',
    call: '/api/console/cash/list',
    count: 'deposits',
    overdue: 'overdueDeposits',
    work: '/api/console/cash/approve',
  },
  {
    name: 'withdrawals',
    icon: 'withdraw',
    call: '/api/console/cash/list',
    count: 'withdrawals',
    overdue: 'overdueWithdrawals',
    work: '/api/console/cash/approve',
  },
  {
    name: 'signups',
    icon: 'user',
    call: '/api/console/members',
    count: 'signups',
    work: '/api/console/members/decide',
  },
  {
    name: 'accountRequests',
    icon: 'mail',
    call: '/api/console/account/list',
    count: 'accountRequests',
    work: '/api/console/account/send',
  },
  {
    name: 'questions',
    icon: 'headset',
    call: '/api/console/board/list',
    count: 'questions',
    work: '/api/console/board/reply',
  },
  {
    name: 'approvals',
    icon: 'shield',
    call: '/api/console/approval/list',
    count: 'approvals',
    work: '/api/console/approval/approve',
  },
];

const lookupPlaces: readonly Place[] = [
  { name: 'members', icon: 'users', call: '/api/console/members' },
  { name: 'bets', icon: 'receipt', call: '/api/console/bets/list' },
  { name: 'harm', icon: 'shield', call: '/api/console/harm/list' },
  {
    name: 'partners',
    icon: 'tree',
    call: '/api/console/partner/tree',
    count: 'partners',
    work: '/api/console/partner/decide',
  },
  { name: 'partnerSettlements', icon: 'receipt', call: '/api/console/partner/settlements' },
  {
    name: 'adjustments',
    icon: 'exchange',
    call: '/api/console/adjustment/list',
    count: 'adjustments',
    work: '/api/console/adjustment/approve',
  },
  {
    name: 'stuck',
    icon: 'hourglass',
    call: '/api/console/vendors/stuck',
    count: 'stuck',
    work: '/api/console/vendors/retryTransfer',
  },
  { name: 'bankMatch', icon: 'receipt', call: '/api/console/cash/bankMatch' },
  { name: 'ledger', icon: 'receipt', call: '/api/console/ledger/summary' },
  { name: 'points', icon: 'point', call: '/api/console/point/list' },
  { name: 'coupons', icon: 'coupon', call: '/api/console/coupon/list' },
];

const runPlaces: readonly Place[] = [
  {
    name: 'sports',
    icon: 'soccer',
    call: '/api/console/sports/events',
    count: 'bigBets',
    work: '/api/console/sports/decideBigBet',
  },
  { name: 'limits', icon: 'chart', call: '/api/console/sports/limits' },
  { name: 'depositAccounts', icon: 'wallet', call: '/api/console/depositAccount/list' },
  { name: 'miniPrices', icon: 'powerball', call: '/api/console/minigame/prices' },
  { name: 'vendors', icon: 'casino', call: '/api/console/vendors' },
  { name: 'codes', icon: 'menu', call: '/api/console/codes' },
  { name: 'bestGames', icon: 'star', call: '/api/console/bestGames' },
  { name: 'messages', icon: 'mail', call: '/api/console/messages' },
  { name: 'banners', icon: 'image', call: '/api/console/banners' },
  { name: 'documents', icon: 'info', call: '/api/console/documents' },
  { name: 'maintenance', icon: 'clock', call: '/api/console/maintenance' },
  { name: 'settings', icon: 'settings', call: '/api/console/settings' },
  { name: 'operators', icon: 'users', call: '/api/console/operators' },
];

const recordPlaces: readonly Place[] = [
  { name: 'why', icon: 'help', call: '/api/console/why' },
  {
    name: 'reports',
    icon: 'chart',
    call: '/api/console/report/days',
    count: 'returns',
    work: '/api/console/report/returns',
  },
  { name: 'audit', icon: 'shield', call: '/api/console/audit' },
  {
    name: 'significant',
    icon: 'bell',
    call: '/api/console/significant/list',
    count: 'significant',
    work: '/api/console/significant/seen',
  },
  { name: 'logins', icon: 'lock', call: '/api/console/logins' },
  { name: 'personalAccess', icon: 'users', call: '/api/console/personalAccess' },
];

/** The menu, in the order in which it is shown. */
export const placeGroups = [
  { name: 'todo', places: todoPlaces },
  { name: 'lookup', places: lookupPlaces },
  { name: 'run', places: runPlaces },
  { name: 'records', places: recordPlaces },
] as const;

/** Pages that others lead to: they have a title and no place in the menu. */
const innerPlaces: readonly Place[] = [
  { name: 'member', icon: 'user', call: '/api/console/members/detail' },
  { name: 'newPartner', icon: 'plus', call: '/api/console/partner/create' },
  { name: 'commission', icon: 'columns', call: '/api/console/partner/commissions' },
];

export const places: readonly Place[] = [...placeGroups.flatMap((group) => group.places), ...innerPlaces];

/** Of what waits, what somebody with these roles does something about: the rest is the work of others. */
export function ownQueue(roles: readonly StaffRole[], counts: QueueCounts): QueueCounts {
  const ofOthers = places
    .filter(({ work }) => work !== undefined && !mayCall(roles, work))
    .flatMap(({ count, overdue }) => [count, overdue])
    .filter((name) => name !== undefined);
  return { ...counts, ...Object.fromEntries(ofOthers.map((name) => [name, 0])) };
}
