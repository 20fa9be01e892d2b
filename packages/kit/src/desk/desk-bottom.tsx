import { Icon } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import styles from './desk-bottom.module.css';
import type { DeskPlace } from './desk-nav.tsx';

interface DeskBottomProps {
  readonly label: string;
  readonly places: readonly DeskPlace[];
}

/** What is looked at most often, under the thumb; wider windows have the menu beside the page. */
export function DeskBottom({ label, places }: DeskBottomProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul>
        {places.map(({ to, icon, label: word }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <Icon name={icon} size={20} />
              <span>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
