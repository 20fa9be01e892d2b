import { useText } from '@hanpan/client';
import { lazy, Suspense, useEffect } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useGameCodes } from '../app/site.ts';
import styles from './gnb.module.css';
import { bestGames, isFor, topMenus } from './menu-entries.ts';
import { menuWords } from './menu-words.ts';
import { useMegaMenu } from './use-mega-menu.ts';
import { useRouteMeta } from './use-route-meta.ts';
import { useViewer } from './use-viewer.ts';

const loadMegaMenu = () => import('./mega-menu.tsx').then((module) => ({ default: module.MegaMenu }));
const MegaMenu = lazy(loadMegaMenu);

const panelId = 'mega-menu';

/** The main menu of the desktop (HD-04, HD-05) with the best-games shortcuts (HD-06) at its end. */
export function Gnb() {
  const t = useText(menuWords);
  const viewer = useViewer();
  const codes = useGameCodes();
  const current = useRouteMeta()?.gnbMenu;
  const { open, enterPanel, rootProps, buttonProps } = useMegaMenu();
  useEffect(() => void loadMegaMenu(), []);
  const shown = topMenus.find(({ menu }) => menu === open);
  return (
    <nav {...rootProps} className={styles.gnb} aria-label={t('menu.main')}>
      <ul className={styles.row} data-menu-row="">
        {topMenus
          .filter(({ audience }) => isFor(audience, viewer))
          .map(({ menu, name }) => (
            <li key={menu}>
              <button
                type="button"
                {...buttonProps(menu)}
                aria-controls={open === menu ? panelId : undefined}
                data-current={current === menu || undefined}
                className={styles.top}
              >
                {t(name)}
              </button>
            </li>
          ))}
      </ul>
      <div className={styles.best}>
        <span id="best-games">{t('menu.bestGames')}</span>
        <ul aria-labelledby="best-games">
          {bestGames.map(({ to, name }) => (
            <li key={to}>
              <AppLink to={to}>{t(name)}</AppLink>
            </li>
          ))}
        </ul>
      </div>
      {shown && (
        <Suspense>
          <MegaMenu id={panelId} menu={shown} codes={codes} viewer={viewer} onShown={enterPanel} />
        </Suspense>
      )}
    </nav>
  );
}
