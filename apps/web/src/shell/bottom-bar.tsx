import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import { useRouterState } from '@tanstack/react-router';
import { AppLink } from '../app/app-link.tsx';
import type { GnbMenu } from '../app/route-meta.ts';
import { isShownAt } from '../app/urls.ts';
import styles from './bottom-bar.module.css';
import { bottomEntries } from './bottom-entries.ts';
import { useRouteMeta } from './use-route-meta.ts';

export function BottomBar() {
  const t = useText(navigationTexts);
  const below = useMenuAbove();
  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {bottomEntries.map(({ to, name, icon, menus }) => (
        <AppLink key={to} to={to} aria-current={below && menus?.includes(below) ? 'true' : undefined}>
          <Icon name={icon} size={22} />
          {t(name)}
        </AppLink>
      ))}
    </nav>
  );
}

/** The menu of a page that has no entry of its own here: whoever is below an entry sees where, as on the desktop. */
function useMenuAbove(): GnbMenu | undefined {
  const menu = useRouteMeta()?.gnbMenu;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return bottomEntries.some(({ to }) => isShownAt(to, pathname, 'mobile')) ? undefined : menu;
}
