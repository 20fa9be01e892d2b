import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Icon, VisuallyHidden } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { lookupPlaces, type Place, type QueueCounts, todoPlaces } from '../app/navigation.ts';
import { urls } from '../app/urls.ts';
import styles from './side-nav.module.css';

interface SideNavProps {
  counts: QueueCounts | undefined;
  onNavigate?: () => void;
}

/** The same list beside the page and in the sheet of a narrow window. */
export function SideNav({ counts, onNavigate }: SideNavProps) {
  const t = useText(consoleShellTexts);
  const groups = [
    { title: t('consoleShell.todo'), places: todoPlaces },
    { title: t('consoleShell.lookup'), places: lookupPlaces },
  ];
  return (
    <nav aria-label={t('consoleShell.nav')} className={styles.nav}>
      {groups.map((group) => (
        <div key={group.title}>
          <h2 className={styles.group}>{group.title}</h2>
          <ul>
            {group.places.map((place) => (
              <li key={place.name}>
                <PlaceLink place={place} counts={counts} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function PlaceLink({ place, counts, onNavigate }: SideNavProps & { place: Place }) {
  const t = useText(consoleShellTexts);
  const count = place.count && counts?.[place.count];
  const overdue = place.overdue && counts?.[place.overdue];
  return (
    <Link
      to={urls[place.name]}
      className={styles.link}
      activeProps={{ 'aria-current': 'page' }}
      onClick={onNavigate}
    >
      <Icon name={place.icon} size={16} />
      <span className={styles.word}>{t(`consoleShell.${place.name}`)}</span>
      {count !== undefined && count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('consoleShell.waitingCount', { count })}</VisuallyHidden>
        </span>
      )}
      {overdue !== undefined && overdue > 0 && (
        <span className={styles.overdue}>{t('consoleShell.overdueCount', { count: overdue })}</span>
      )}
    </Link>
  );
}
