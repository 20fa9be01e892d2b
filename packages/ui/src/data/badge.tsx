import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { BadgeMark, type MarkedKind } from './badge-mark.tsx';

export type BadgeKind = MarkedKind | 'plain';

export interface BadgeProps {
  kind: BadgeKind;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
  /** The word. The mark and the colour only repeat it. */
  children: ReactNode;
}

export function Badge({ kind, size = 'md', className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[kind], styles[size], className)}>
      {kind !== 'plain' && <BadgeMark kind={kind} />}
      {children}
    </span>
  );
}
