import type { IconName } from '@hanpan/ui';
import type { GnbMenu } from '../app/route-meta.ts';
import type { MenuEntry, NavigationWord } from './menu-entries.ts';

interface BottomEntry extends MenuEntry<NavigationWord> {
  readonly icon: IconName;
  /** Whose pages lie below it. */
  readonly menus?: readonly GnbMenu[];
}

/** MC-02. */
export const bottomEntries: readonly BottomEntry[] = [
  { to: 'charge', name: 'navigation.charge', icon: 'deposit' },
  { to: 'exchange', name: 'navigation.exchange', icon: 'withdraw' },
  { to: 'betList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'csCenter', name: 'navigation.csCenter', icon: 'headset', menus: ['csCenter', 'notice'] },
  { to: 'mypage', name: 'navigation.my', icon: 'user', menus: ['mypage'] },
];
