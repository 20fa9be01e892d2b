import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Chip } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { useGameCodes } from '../app/site.ts';
import { addressOf } from '../app/urls.ts';
import styles from './game-chips.module.css';
import { groupCodes } from './menu-groups.ts';

/** The game families under the balance; each leads to its first entry that is ready. */
export function GameChips() {
  const t = useText(navigationTexts);
  const groups = groupCodes(useGameCodes());
  return (
    <nav className={styles.chips} aria-label={t('navigation.games')}>
      {groups.map(([group, entries]) => {
        const entry = entries.find(({ ready }) => ready) ?? entries[0];
        return (
          entry && (
            <Chip key={group} as={AppLink} to={addressOf(entry.target)} ready={entry.ready}>
              {t(`navigation.group.${group}`)}
            </Chip>
          )
        );
      })}
    </nav>
  );
}
