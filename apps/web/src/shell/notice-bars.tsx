import { standsAboveFoot } from '@hanpan/ui';
import { ConnectionBar } from './connection-bar.tsx';
import { MaintenanceBar } from './maintenance-bar.tsx';
import styles from './notice-bars.module.css';

/** What must be seen on every page and interrupts none: above its lower edge, so that nothing moves as they come and go. */
export function NoticeBars() {
  return (
    <div ref={standsAboveFoot} className={styles.bars}>
      <MaintenanceBar />
      <ConnectionBar />
    </div>
  );
}
