import { PageTitle } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './board-head.module.css';

interface BoardHeadProps {
  readonly title: string;
  /** What kind of betting this is, in one line. */
  readonly lead: string;
  /** The ways to the other boards. */
  readonly children: ReactNode;
}

/** The head of a board is low: the first price stands as high as it can. */
export function BoardHead({ title, lead, children }: BoardHeadProps) {
  return (
    <div className={styles.head}>
      <PageTitle className={styles.title}>{title}</PageTitle>
      {children}
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
