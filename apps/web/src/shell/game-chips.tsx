import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Chip } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import styles from './game-chips.module.css';
import { groupPlaces, menuGroups } from './menu-groups.ts';

/** The game families under the balance; each leads to its lobby. */
export function GameChips() {
  const t = useText(navigationTexts);
  return (
    <nav className={styles.chips} aria-label={t('navigation.games')}>
      {menuGroups.map((group) => (
        <Chip key={group} as={AppLink} to={groupPlaces[group]}>
          {t(`navigation.group.${group}`)}
        </Chip>
      ))}
    </nav>
  );
}
