import type { menuTexts, navigationTexts } from '@hanpan/messages';
import type { GnbMenu } from '../app/route-meta.ts';
import type { PlainName } from '../app/urls.ts';
import type { MenuGroup } from './menu-groups.ts';

/** A name without places to fill: of the first screen, or of any menu. */
export type NavigationWord = Exclude<keyof typeof navigationTexts, 'navigation.home' | 'navigation.unread'>;
export type MenuWord = NavigationWord | keyof typeof menuTexts;

/** One line of a menu: where it leads and what it is called. */
export interface MenuEntry<Word extends MenuWord = MenuWord> {
  readonly to: PlainName;
  readonly name: Word;
}

export const serviceEntries = {
  csCenter: [
    { to: 'notice', name: 'navigation.notice' },
    { to: 'qnaList', name: 'navigation.qna' },
    { to: 'faq', name: 'navigation.faq' },
    { to: 'accountQuestion', name: 'menu.accountQuestion' },
    { to: 'bettingGuide', name: 'menu.bettingGuide' },
    { to: 'gameGuide', name: 'navigation.title.gameGuide' },
    { to: 'board', name: 'navigation.title.board' },
  ],
  money: [
    { to: 'charge', name: 'navigation.charge' },
    { to: 'exchange', name: 'navigation.exchange' },
    { to: 'chargeList', name: 'menu.chargeList' },
    { to: 'exchangeList', name: 'menu.exchangeList' },
  ],
  mypage: [
    { to: 'bettingList', name: 'navigation.bets' },
    { to: 'walletHistory', name: 'menu.walletHistory' },
    { to: 'winLose', name: 'navigation.title.winLose' },
    { to: 'point', name: 'menu.point' },
    { to: 'coupon', name: 'menu.coupon' },
    { to: 'attendance', name: 'menu.attendance' },
    { to: 'rotary', name: 'menu.rotary' },
    { to: 'messageList', name: 'menu.messages' },
    { to: 'protection', name: 'navigation.title.protection' },
    { to: 'info', name: 'menu.info' },
  ],
  results: [
    { to: 'resultSport', name: 'navigation.title.resultSport' },
    { to: 'resultMini', name: 'navigation.title.resultMini' },
  ],
  partner: [
    { to: 'partner', name: 'menu.partnerOverview' },
    { to: 'partnerMembers', name: 'menu.partnerMembers' },
    { to: 'give', name: 'menu.give' },
    { to: 'partnerCash', name: 'navigation.title.partnerCash' },
    { to: 'partnerBets', name: 'navigation.title.partnerBets' },
    { to: 'partnerMoneyMoves', name: 'navigation.title.partnerMoneyMoves' },
    { to: 'partnerCalculations', name: 'menu.partnerCalculations' },
    { to: 'partnerMemberCalculations', name: 'navigation.title.partnerMemberCalculations' },
    { to: 'distributor', name: 'navigation.title.distributor' },
    { to: 'newDistributor', name: 'navigation.title.newDistributor' },
  ],
} as const satisfies Record<string, readonly MenuEntry[]>;

export type ServiceMenu = keyof typeof serviceEntries;

export const serviceNames = {
  csCenter: 'navigation.csCenter',
  money: 'menu.money',
  mypage: 'menu.mypage',
  results: 'menu.results',
  partner: 'menu.partner',
} as const satisfies Record<ServiceMenu, MenuWord>;

interface TopMenu {
  readonly menu: GnbMenu;
  readonly name: MenuEntry['name'];
  /** The game columns it opens. */
  readonly groups: readonly MenuGroup[] | 'every';
  /** The service rows it opens. */
  readonly services: readonly ServiceMenu[];
  readonly audience: 'everybody' | 'member' | 'partner';
}

/** HD-04, in the specification's order. */
export const topMenus: readonly TopMenu[] = [
  {
    menu: 'all',
    name: 'menu.all',
    groups: 'every',
    services: ['csCenter', 'money', 'mypage', 'results', 'partner'],
    audience: 'everybody',
  },
  {
    menu: 'casino',
    name: 'menu.casino',
    groups: ['casino', 'hotelCasino'],
    services: [],
    audience: 'everybody',
  },
  {
    menu: 'slot',
    name: 'menu.slot',
    groups: ['slot', 'hotelSlot'],
    services: [],
    audience: 'everybody',
  },
  {
    menu: 'minigame',
    name: 'menu.minigame',
    groups: ['minigame'],
    services: ['results'],
    audience: 'everybody',
  },
  { menu: 'notice', name: 'navigation.notice', groups: [], services: ['csCenter'], audience: 'everybody' },
  {
    menu: 'csCenter',
    name: 'navigation.csCenter',
    groups: [],
    services: ['csCenter'],
    audience: 'everybody',
  },
  { menu: 'money', name: 'menu.money', groups: [], services: ['money'], audience: 'everybody' },
  { menu: 'mypage', name: 'menu.mypage', groups: [], services: ['mypage'], audience: 'member' },
  { menu: 'partner', name: 'menu.partner', groups: [], services: ['partner'], audience: 'partner' },
];

export interface Viewer {
  readonly isMember: boolean;
  readonly isPartner: boolean;
}

export function isFor(audience: TopMenu['audience'], { isMember, isPartner }: Viewer): boolean {
  return audience === 'everybody' || (audience === 'member' ? isMember : isPartner);
}

/** Which service rows a viewer may see: my page is the member's, the partner row a partner's. */
export function servicesFor(services: readonly ServiceMenu[], viewer: Viewer): readonly ServiceMenu[] {
  const audience = {
    csCenter: 'everybody',
    money: 'everybody',
    mypage: 'member',
    results: 'everybody',
    partner: 'partner',
  } as const;
  return services.filter((service) => isFor(audience[service], viewer));
}

/** HD-06: fixed shortcuts, whatever the catalogue's order says today. */
export const bestGames: readonly MenuEntry[] = [
  { to: 'sport', name: 'navigation.title.sport' },
  { to: 'liveSport', name: 'navigation.title.liveSport' },
  { to: 'slotLobby', name: 'navigation.title.slots' },
  { to: 'powerball', name: 'menu.powerball' },
  { to: 'powerladder', name: 'menu.powerladder' },
];
