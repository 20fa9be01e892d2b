/** The lists of the console of which an operator keeps views. */
export const deskLists = [
  'members',
  'signups',
  'deposits',
  'withdrawals',
  'bets',
  'adjustments',
  'ledger',
  'audit',
  'personalAccess',
  'points',
  'coupons',
  'messages',
  'partners',
  'partnerSettlements',
  'accountRequests',
] as const;
export type DeskListName = (typeof deskLists)[number];

/** So many views of one list fit into a menu, and into a head. */
export const mostViews = 20;
export const mostViewNameLetters = 40;
