import { useText } from '@hanpan/client';
import { sessionTexts } from '@hanpan/messages';
import { IconButton, VisuallyHidden } from '@hanpan/ui';
import styles from './anti-bot-code.module.css';

/**
 * The code as it is looked at, and the same code as text for screen readers: each digit separately. The step asks
 * for nothing that a person cannot do; programs are stopped by the server's limit of attempts.
 */
export function AntiBotCode({ code, onReload }: { code: string; onReload: () => void }) {
  const t = useText(sessionTexts);
  return (
    <span className={styles.box}>
      <VisuallyHidden role="status">
        {t('session.codeSpoken', { digits: [...code].join(' ') })}
      </VisuallyHidden>
      <span aria-hidden="true" className={styles.digits}>
        {[...code].map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit of the code is its place.
          <span key={place}>{digit}</span>
        ))}
      </span>
      <IconButton icon="refresh" label={t('session.codeReload')} onClick={onReload} />
    </span>
  );
}
