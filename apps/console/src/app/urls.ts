/** Every address below /console. Every link takes it from here. */
export const urls = {
  start: '/',
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  signups: '/signups',
  accountRequests: '/accounts',
  depositAccounts: '/deposit-accounts',
  questions: '/questions',
  members: '/members',
  approvals: '/approvals',
  adjustments: '/adjustments',
  ledger: '/ledger',
  points: '/points',
  coupons: '/coupons',
  sports: '/sports',
  limits: '/limits',
  maintenance: '/maintenance',
} as const;

export type PlaceName = Exclude<keyof typeof urls, 'start'>;
