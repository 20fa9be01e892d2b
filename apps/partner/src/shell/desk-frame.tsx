import { PageFrame, ToolRow } from '@hanpan/kit';
import type { ViewFrameProps } from '@hanpan/partner-views';
import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './desk-frame.module.css';

/** A view of partners as a page of this desk: the chosen row beside it, its other parts after it. */
export function DeskFrame({ title, note, stats, tools, actions, aside, below, children }: ViewFrameProps) {
  const hasTools = Boolean(tools) || Boolean(actions);
  return (
    <div className={clsx(styles.page, aside && styles.split)}>
      <PageFrame
        title={title}
        stats={stats ?? []}
        tools={hasTools && <ToolRow end={actions}>{tools}</ToolRow>}
      >
        {note && <p className={styles.note}>{note}</p>}
        {children}
        {below}
      </PageFrame>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

/** A part of a page of this desk. */
export function DeskPart({ title, note, stats = [], tools, actions, children }: ViewFrameProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {stats.map(({ label, value }) => (
          <span key={label} className={styles.stat}>
            {label} {value}
          </span>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {(tools || actions) && <ToolRow end={actions}>{tools}</ToolRow>}
      {children}
    </section>
  );
}
