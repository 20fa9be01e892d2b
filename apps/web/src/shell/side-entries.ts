import type { IconName } from '@hanpan/ui';
import { type MenuEntry, serviceEntries } from './menu-entries.ts';

/** A line of a menu with its sign: the side menu shows them, and the search of the site finds them. */
export type SideEntry = MenuEntry & { readonly icon: IconName };

/** What a member has. MC-01: deposit and withdrawal stand above them, as buttons under the balance. */
export const memberEntries: readonly SideEntry[] = [
  { to: 'betList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'point', name: 'menu.point', icon: 'star' },
  { to: 'coupon', name: 'menu.coupon', icon: 'coupon' },
  { to: 'attendance', name: 'menu.attendance', icon: 'calendar' },
  { to: 'rotary', name: 'menu.rotary', icon: 'gift' },
  { to: 'msg', name: 'menu.messages', icon: 'mail' },
  { to: 'info', name: 'menu.info', icon: 'user' },
  { to: 'mypage', name: 'menu.mypage', icon: 'box' },
  { to: 'protection', name: 'navigation.title.protection', icon: 'shield' },
  { to: 'winLose', name: 'navigation.title.winLose', icon: 'chart' },
  { to: 'walletHistory', name: 'menu.walletHistory', icon: 'wallet' },
  { to: 'chargeList', name: 'menu.chargeList', icon: 'deposit' },
  { to: 'exchangeList', name: 'menu.exchangeList', icon: 'withdraw' },
];
export const guestEntries: readonly SideEntry[] = [
  { to: 'charge', name: 'navigation.charge', icon: 'deposit' },
  { to: 'exchange', name: 'navigation.exchange', icon: 'withdraw' },
];
export const gameEntries: readonly SideEntry[] = [
  { to: 'sport', name: 'navigation.title.sport', icon: 'soccer' },
  { to: 'liveSport', name: 'navigation.title.liveSport', icon: 'clock' },
  { to: 'specialSport', name: 'navigation.title.specialSport', icon: 'star' },
  { to: 'liveCasino', name: 'navigation.group.casino', icon: 'casino' },
  { to: 'hotelCasino', name: 'navigation.group.hotelCasino', icon: 'casino' },
  { to: 'slotLobby', name: 'navigation.group.slot', icon: 'slot' },
  { to: 'hotelSlot', name: 'navigation.group.hotelSlot', icon: 'slot' },
  { to: 'powerball', name: 'menu.powerball', icon: 'powerball' },
  { to: 'powerladder', name: 'menu.powerladder', icon: 'ladder' },
  { to: 'speedKeno', name: 'navigation.title.speedKeno', icon: 'powerball' },
  { to: 'kenoLadder', name: 'navigation.title.kenoLadder', icon: 'ladder' },
  { to: 'esports', name: 'navigation.title.esports', icon: 'esports' },
  { to: 'virtualGame', name: 'navigation.title.virtualGame', icon: 'play' },
  { to: 'fishing', name: 'navigation.title.fishing', icon: 'fish' },
  { to: 'liveVideo', name: 'navigation.title.liveVideo', icon: 'play' },
  { to: 'resultSport', name: 'navigation.title.resultSport', icon: 'check' },
  { to: 'resultMini', name: 'navigation.title.resultMini', icon: 'check' },
];
export const guideEntries: readonly SideEntry[] = [
  { to: 'notice', name: 'navigation.notice', icon: 'bell' },
  { to: 'qnaList', name: 'navigation.qna', icon: 'headset' },
  { to: 'faq', name: 'navigation.faq', icon: 'help' },
  { to: 'accountQuestion', name: 'menu.accountQuestion', icon: 'deposit' },
  { to: 'bettingGuide', name: 'menu.bettingGuide', icon: 'info' },
  { to: 'gameGuide', name: 'navigation.title.gameGuide', icon: 'info' },
  { to: 'board', name: 'navigation.title.board', icon: 'edit' },
];
export const partnerEntries: readonly SideEntry[] = serviceEntries.partner.map((entry) => ({
  ...entry,
  name: entry.to === 'partner' ? 'menu.partner' : entry.name,
  icon: entry.to === 'give' ? 'exchange' : 'tree',
}));
