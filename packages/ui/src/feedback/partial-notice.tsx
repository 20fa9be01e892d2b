import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './partial-notice.module.css';

const icons = { info: 'info', warn: 'alert', ok: 'check' } as const;

export interface PartialNoticeProps {
  /** `warn` where the reader has to do something, `info` where it is enough to know, `ok` for what was checked and holds. */
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Says which part of a page is missing, stale or refused, and why. */
export function PartialNotice({ tone = 'info', title, children, action, className }: PartialNoticeProps) {
  return (
    <div role="status" className={clsx(styles.notice, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <b className={styles.title}>{title}</b>}
        {children && <div className={clsx(title && styles.body)}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
