import { LookTools } from '@hanpan/kit';
import styles from './preferences.module.css';

/** Language (LG-01) and theme. */
export function Preferences() {
  return (
    <div className={styles.preferences}>
      <LookTools />
    </div>
  );
}
