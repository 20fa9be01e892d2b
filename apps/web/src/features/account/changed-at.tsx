import { useText } from '@hanpan/client';
import { accountTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import styles from './account.module.css';

/** When a secret was changed last. */
export function ChangedAt({ at }: { at: string | null }) {
  const t = useText(accountTexts);
  if (at === null) return <p className={styles.quiet}>{t('account.neverChanged')}</p>;
  return (
    <p className={styles.quiet}>
      {t('account.lastChanged')} <TimeText atMs={Date.parse(at)} format="date" />
    </p>
  );
}
