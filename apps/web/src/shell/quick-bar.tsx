import { useText } from '@hanpan/client';
import { Icon, type IconName } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { menuWords } from './menu-words.ts';
import styles from './quick-bar.module.css';
import { useViewer } from './use-viewer.ts';

type QuickEntry = MenuEntry & { readonly icon: IconName };

const entries: readonly QuickEntry[] = [
  { to: 'charge', name: 'navigation.charge', icon: 'deposit' },
  { to: 'exchange', name: 'navigation.exchange', icon: 'withdraw' },
  { to: 'csCenter', name: 'navigation.csCenter', icon: 'headset' },
  { to: 'faqList', name: 'navigation.faq', icon: 'help' },
  { to: 'bettingList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'info', name: 'menu.info', icon: 'user' },
];
const partnerEntry: QuickEntry = { to: 'partner', name: 'menu.partner', icon: 'tree' };

/** HD-07. */
export function QuickBar() {
  const t = useText(menuWords);
  const { isPartner } = useViewer();
  return (
    <nav className={styles.quick} aria-label={t('menu.quick')}>
      <ul>
        {(isPartner ? [...entries, partnerEntry] : entries).map(({ to, name, icon }) => (
          <li key={to}>
            <AppLink to={to}>
              <Icon name={icon} size={22} />
              {t(name)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
