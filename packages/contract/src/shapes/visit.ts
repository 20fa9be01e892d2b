/** The pages of the member site, by what their titles are called. Several addresses may be one page; no address is told. */
export const sitePages = [
  'event',
  'main',
  'login',
  'join',
  'warning',
  'charge',
  'exchange',
  'chargeList',
  'exchangeList',
  'messages',
  'message',
  'point',
  'coupon',
  'attendance',
  'rotary',
  'give',
  'walletHistory',
  'bets',
  'sport',
  'liveSport',
  'slots',
  'slotGame',
  'csCenter',
  'notices',
  'notice',
  'questions',
  'question',
  'questionWrite',
  'faq',
  'accountQuestion',
  'bettingGuide',
  'gameGuide',
  'board',
  'boardRead',
  'boardWrite',
  'info',
  'winLose',
  'protection',
  'terms',
  'privacy',
  'specialSport',
  'esports',
  'liveVideo',
  'resultSport',
  'resultMini',
  'fair',
  'liveCasino',
  'hotelCasino',
  'hotelSlot',
  'powerball',
  'powerladder',
  'speedKeno',
  'kenoLadder',
  'arcade',
  'virtualGame',
  'fishing',
  'distributor',
  'newDistributor',
  'partnerList',
  'partnerMembers',
  'partnerCash',
  'partnerBets',
  'partnerCalculations',
  'partnerMemberCalculations',
  'partnerMoneyMoves',
  'partnerConsole',
] as const;
export type SitePage = (typeof sitePages)[number];

export const visitReaders = ['guest', 'member'] as const;
export type VisitReader = (typeof visitReaders)[number];

export const visitLayouts = ['mobile', 'desktop'] as const;
export type VisitLayout = (typeof visitLayouts)[number];

/**
 * What is measured of a visit, by the names of the field (web.dev/vitals): when the largest part of the page was painted and how
 * long the slowest presses took, in milliseconds; how far the page moved by itself, in thousandths.
 */
export const visitFigures = ['lcp', 'inp', 'cls'] as const;
export type VisitFigure = (typeof visitFigures)[number];

/**
 * Up to where each bucket of a figure reaches, its last value included; what lies beyond the last is one more bucket. They stay as
 * they are while counts of them are kept: a bucket that moved would mean something else on the days before.
 */
export const visitBounds = {
  lcp: [
    ...[200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500],
    ...[2_750, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000, 20_000],
  ],
  inp: [
    ...[16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 200],
    ...[240, 280, 320, 360, 400, 500, 700, 1_000, 2_000],
  ],
  cls: [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 400, 500, 1_000],
} as const satisfies Record<VisitFigure, readonly number[]>;

/** Up to where a figure is good, and beyond where it is poor. Each is one of the bounds. */
export const visitGoals = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
} as const satisfies Record<VisitFigure, { readonly good: number; readonly poor: number }>;
