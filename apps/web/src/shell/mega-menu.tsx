import { useLocale, useText } from '@hanpan/client';
import { useEffect, useEffectEvent } from 'react';
import { AppLink } from '../app/app-link.tsx';
import type { GameCode } from '../app/site.ts';
import { addressOf, pathOf } from '../app/urls.ts';
import { codeName } from './code-name.ts';
import styles from './mega-menu.module.css';
import {
  type ServiceMenu,
  serviceEntries,
  serviceNames,
  servicesFor,
  type topMenus,
  type Viewer,
} from './menu-entries.ts';
import { groupCodes, type MenuGroup } from './menu-groups.ts';
import { menuWords } from './menu-words.ts';

interface MegaMenuProps {
  readonly id: string;
  readonly menu: (typeof topMenus)[number];
  readonly codes: readonly GameCode[];
  readonly viewer: Viewer;
  /** Called when the panel of a menu stands on the page. */
  readonly onShown: () => void;
}

/** A column of more entries than this stands in two. */
const longColumn = 10;

/** The panel under the main menu: game columns from the code list, then the service rows. */
export function MegaMenu({ id, menu, codes, viewer, onShown }: MegaMenuProps) {
  const shown = useEffectEvent(onShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel of another menu is another panel.
  useEffect(() => shown(), [menu]);
  const columns = groupCodes(codes).filter(
    ([group]) => menu.groups === 'every' || menu.groups.includes(group),
  );
  const services = servicesFor(menu.services, viewer);
  return (
    <>
      <div className={styles.scrim} aria-hidden="true" />
      <div id={id} className={styles.mega} data-menu-panel="">
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map(([group, entries]) => (
              <GameColumn key={group} group={group} entries={entries} />
            ))}
          </div>
        )}
        {services.length > 0 && (
          <div className={styles.services}>
            {services.map((service) => (
              <ServiceRow key={service} service={service} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function GameColumn({ group, entries }: { group: MenuGroup; entries: readonly GameCode[] }) {
  const t = useText(menuWords);
  const { locale } = useLocale();
  return (
    <section aria-labelledby={`menu-${group}`} data-long={entries.length > longColumn || undefined}>
      <h3 id={`menu-${group}`} className={styles.heading}>
        {t(`navigation.group.${group}`)}
        <span className={styles.count}>{entries.length}</span>
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.groupCode}-${entry.code}`}>
            <AppLink to={addressOf(entry.target)} ready={entry.ready} className={styles.link}>
              {codeName(entry, locale, t)}
              {!entry.ready && <small>{t('menu.preparing')}</small>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ service }: { service: ServiceMenu }) {
  const t = useText(menuWords);
  return (
    <section aria-labelledby={`menu-${service}`}>
      <h3 id={`menu-${service}`} className={styles.label}>
        {t(serviceNames[service])}
      </h3>
      <ul className={styles.line}>
        {serviceEntries[service].map(({ to, name }) => (
          <li key={to}>
            <AppLink to={to} className={styles.link}>
              {t(name)}
            </AppLink>
          </li>
        ))}
        {service === 'partner' && (
          <li>
            <a href={pathOf('partnerConsole')} target="_blank" rel="noopener" className={styles.link}>
              {t('menu.partnerConsole')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
