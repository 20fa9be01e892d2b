import { useText } from '@hanpan/client';
import { consoleBoardTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import type { PostDetail } from './model.ts';
import styles from './support.module.css';

/** What a question, or what was asked below it, said before its member changed it. */
export function FormerTexts({ texts }: { texts: PostDetail['post']['formerTexts'] }) {
  const t = useText(consoleBoardTexts);
  if (texts.length === 0) return null;
  return (
    <details>
      <summary className={styles.quiet}>{t('consoleBoard.formerTexts', { count: texts.length })}</summary>
      <ul className={styles.thread}>
        {texts.map(({ title, content, until }) => (
          <li key={`${until} ${content}`}>
            <p className={styles.meta}>
              {title !== null && <b>{title}</b>}
              <span>
                {t('consoleBoard.formerUntil')} <TimeText atMs={Date.parse(until)} format="dateTimeSeconds" />
              </span>
            </p>
            <p className={styles.text}>{content}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
