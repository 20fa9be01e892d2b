import type { ReactNode } from 'react';
import styles from './card-header.module.css';
import type { HeadingLevel } from './heading-level.ts';

export interface CardHeaderProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Id of the heading, for the card's `aria-labelledby`. */
  titleId?: string | undefined;
  actions?: ReactNode;
}

export function CardHeader({ title, level = 2, titleId, actions }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
