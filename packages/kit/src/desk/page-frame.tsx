import { CountDot } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}

interface PageFrameProps {
  title: string;
  /** What is overdue or wrong; 0 hides the dot. `urgentLabel` says it in words. */
  urgentCount?: number;
  urgentLabel?: string;
  stats?: readonly Stat[];
  /** Tabs and filters under the title. */
  tools?: ReactNode;
  footer?: ReactNode;
  /** The content has nothing to press: it takes the focus itself, so that the keyboard scrolls it. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** The column every page is: title and figures, tools, the content that scrolls, the line with the keys. */
export function PageFrame(props: PageFrameProps) {
  const {
    title,
    urgentCount = 0,
    urgentLabel,
    stats = [],
    tools,
    footer,
    isReadOnly = false,
    children,
  } = props;
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {urgentCount > 0 && (
          <span title={urgentLabel} role="img" aria-label={`${urgentLabel}: ${urgentCount}`}>
            <CountDot count={urgentCount} />
          </span>
        )}
        {stats.length > 0 && <Stats stats={stats} />}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {isReadOnly ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to focus is scrolled by the keys.
        <section className={styles.body} aria-label={title} tabIndex={0}>
          {children}
        </section>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
