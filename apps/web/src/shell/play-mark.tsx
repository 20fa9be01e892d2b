import { useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { shellTexts } from '@hanpan/messages';
import styles from './play-mark.module.css';

/** Says beside the balance that this is play money; nothing on a licensed site. */
export function PlayMark() {
  const t = useText(shellTexts);
  if (useSite()?.moneyMode !== 'play') return null;
  return <span className={styles.mark}>{t('shell.play')}</span>;
}
