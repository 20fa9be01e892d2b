import { useText } from '@hanpan/client';
import { factorTexts } from '@hanpan/messages';
import { CopyButton } from '@hanpan/ui';
import styles from './factor.module.css';

/** What is shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(factorTexts);
  return (
    <div className={styles.stack}>
      <p>{t('factor.codesNote')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton value={codes.join('\n')}>{t('factor.codesCopy')}</CopyButton>
      </div>
    </div>
  );
}
