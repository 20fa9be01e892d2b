import { Icon, type IconName } from '@hanpan/ui';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import styles from './narrow-fold.module.css';

interface NarrowFoldProps {
  readonly label: string;
  /** What is in it, in a few words, while it is folded. */
  readonly summary: ReactNode;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A part that is one line until it is opened where the list has no room beside it, and always open where it has. */
export function NarrowFold({ label, summary, icon, children }: NarrowFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} size={16} />}
        <b>{label}</b>
        <span className={styles.summary}>{summary}</span>
        <Icon name="chevronDown" size={16} className={clsx(styles.arrow, isOpen && styles.turned)} />
      </button>
      <div id={id} className={clsx(!isOpen && styles.folded)}>
        {children}
      </div>
    </div>
  );
}
