import { GiveMoney } from '@hanpan/partner-views';
import styles from './give-page.module.css';

export function GivePage() {
  return (
    <div className={styles.page}>
      <GiveMoney />
    </div>
  );
}
