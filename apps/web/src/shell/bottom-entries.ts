import type { IconName } from '@hanpan/ui';
import type { MenuEntry, NavigationWord } from './menu-entries.ts';

/** MC-02. */
export const bottomEntries: readonly (MenuEntry<NavigationWord> & { readonly icon: IconName })[] = [
  { to: 'charge', name: 'navigation.charge', icon: 'deposit' },
  { to: 'exchange', name: 'navigation.exchange', icon: 'withdraw' },
  { to: 'betList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'csCenter', name: 'navigation.csCenter', icon: 'headset' },
  { to: 'mypage', name: 'navigation.my', icon: 'user' },
];
