import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import styles from './bottom-bar.module.css';
import { bottomEntries } from './bottom-entries.ts';
import { useRouteMeta } from './use-route-meta.ts';

/** Marks the page that is shown, or else the entry that it lies below, as the main menu of the desktop does. */
export function BottomBar() {
  const t = useText(navigationTexts);
  const menu = useRouteMeta()?.gnbMenu;
  // A phone has no entry of their own for the notices: they are a tab of the customer centre.
  const above = menu === 'notice' ? 'csCenter' : menu;
  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {bottomEntries.map(({ to, name, icon }) => (
        <AppLink key={to} to={to} aria-current={to === above ? 'true' : undefined}>
          <Icon name={icon} size={22} />
          {t(name)}
        </AppLink>
      ))}
    </nav>
  );
}
