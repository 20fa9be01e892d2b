/** Every address below /console. Every link takes it from here. */
export const urls = {
  start: '/',
  today: '/today',
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  signups: '/signups',
  accountRequests: '/accounts',
  depositAccounts: '/deposit-accounts',
  questions: '/questions',
  members: '/members',
  member: '/member',
  approvals: '/approvals',
  adjustments: '/adjustments',
  partners: '/partners',
  newPartner: '/new-partner',
  partnerSettlements: '/partner-settlements',
  commission: '/commission',
  ledger: '/ledger',
  points: '/points',
  coupons: '/coupons',
  sports: '/sports',
  limits: '/limits',
  maintenance: '/maintenance',
  bankMatch: '/bank',
  miniPrices: '/mini-prices',
  reports: '/reports',
  why: '/why',
  vendors: '/vendors',
  stuck: '/stuck',
  codes: '/codes',
  bestGames: '/best-games',
  messages: '/messages',
  banners: '/banners',
  documents: '/documents',
  settings: '/settings',
  operators: '/operators',
  audit: '/audit',
} as const;

export type PlaceName = Exclude<keyof typeof urls, 'start'>;

/** Where a new banner leads, on the members' site. */
export const memberHome = '/member/main';
