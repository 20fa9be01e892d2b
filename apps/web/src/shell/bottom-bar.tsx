import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import styles from './bottom-bar.module.css';
import { bottomEntries } from './bottom-entries.ts';

export function BottomBar() {
  const t = useText(navigationTexts);
  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {bottomEntries.map(({ to, name, icon }) => (
        <AppLink key={to} to={to}>
          <Icon name={icon} size={22} />
          {t(name)}
        </AppLink>
      ))}
    </nav>
  );
}
