import { Icon } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Verdict } from './model.ts';
import styles from './verdict-banner.module.css';

interface VerdictBannerProps {
  verdict: Verdict;
  title: string;
  body: string;
  /** When it was checked, and the button that checks again. */
  children: ReactNode;
}

const icons = { right: 'shield', wrong: 'alert', notYet: 'clock' } as const;

/** One sentence that says whether it holds. A failure interrupts a screen reader; a success does not. */
export function VerdictBanner({ verdict, title, body, children }: VerdictBannerProps) {
  return (
    <div className={clsx(styles.banner, styles[verdict])}>
      <Icon name={icons[verdict]} size={24} />
      <div role={verdict === 'wrong' ? 'alert' : 'status'} className={styles.words}>
        <b className={styles.title}>{title}</b>
        <p>{body}</p>
      </div>
      <div className={styles.check}>{children}</div>
    </div>
  );
}

export function VerdictTime({ children }: { children: ReactNode }) {
  return <span className={styles.when}>{children}</span>;
}
