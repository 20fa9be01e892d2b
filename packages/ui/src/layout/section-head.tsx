import type { ReactNode } from 'react';
import type { HeadingLevel } from './heading-level.ts';
import { PageTitle } from './page-title.tsx';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  note?: ReactNode;
  level?: HeadingLevel | undefined;
  titleId?: string | undefined;
  actions?: ReactNode;
}

export function SectionHead({ title, note, level = 2, titleId, actions }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      {level === 1 ? (
        <PageTitle id={titleId} className={styles.page}>
          {title}
        </PageTitle>
      ) : (
        <Heading id={titleId} className={styles.section}>
          {title}
        </Heading>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
