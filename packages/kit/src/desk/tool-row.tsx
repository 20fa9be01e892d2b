import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tool-row.module.css';

/** One line of filters; `end` is placed at the far side. What does not fit goes to the next line. */
export function ToolRow({
  end,
  tight = false,
  children,
}: {
  end?: ReactNode;
  tight?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.row, tight && styles.tight)}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
