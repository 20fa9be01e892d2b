import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Icon, type IconName } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import styles from './bottom-bar.module.css';
import type { MenuEntry, NavigationWord } from './menu-entries.ts';

/** MC-02. */
const entries: readonly (MenuEntry<NavigationWord> & { readonly icon: IconName })[] = [
  { to: 'charge', name: 'navigation.charge', icon: 'deposit' },
  { to: 'exchange', name: 'navigation.exchange', icon: 'withdraw' },
  { to: 'betList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'csCenter', name: 'navigation.csCenter', icon: 'headset' },
  { to: 'mypage', name: 'navigation.my', icon: 'user' },
];

export function BottomBar() {
  const t = useText(navigationTexts);
  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {entries.map(({ to, name, icon }) => (
        <AppLink key={to} to={to}>
          <Icon name={icon} size={22} />
          {t(name)}
        </AppLink>
      ))}
    </nav>
  );
}
