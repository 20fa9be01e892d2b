import type { PartnerPlace } from '@hanpan/partner-views';

/** Every address below /RN0. Every link takes it from here. */
export const urls = {
  summary: '/',
  tree: '/tree',
  members: '/members',
  create: '/create',
  rates: '/rates',
  calculations: '/settlements',
  users: '/commission',
  give: '/give',
  moves: '/moves',
  cash: '/cash',
  bets: '/bets',
} as const satisfies Record<PartnerPlace | 'rates', `/${string}`>;

export type PlaceName = keyof typeof urls;

/** The member site, which has the same session. */
export const siteUrl = '/';
