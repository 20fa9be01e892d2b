import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './suspended-cell.module.css';

/** Replaces a whole market. The reason is in the cell: an empty cell looks like a fault. */
export function SuspendedCell({ reason, className }: { reason: string; className?: string | undefined }) {
  const { texts } = useUi();
  return (
    <p className={clsx(styles.cell, className)}>
      <Icon name="lock" size={16} />
      <VisuallyHidden>{`${texts.suspended} `}</VisuallyHidden>
      <span>{reason}</span>
    </p>
  );
}
