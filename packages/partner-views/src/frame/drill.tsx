import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './drill.module.css';
import { type PartnerPlace, usePartnerHost } from './host.tsx';

interface DrillProps {
  readonly to: PartnerPlace;
  readonly search: Readonly<Record<string, string | number | undefined>>;
  /** What a press shows, where the figure alone would not say so. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A figure that leads to the rows it comes from. */
export function Drill({ to, search, label, children }: DrillProps) {
  const { pathOf } = usePartnerHost();
  return (
    <Link to={pathOf(to)} search={search} className={styles.drill} title={label}>
      {children}
    </Link>
  );
}
