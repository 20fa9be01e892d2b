import type { ReactNode } from 'react';
import styles from './copy-box.module.css';
import { CopyButton } from './copy-button.tsx';

export interface CopyBoxProps {
  /** What it is, above it. */
  label: ReactNode;
  /** What is shown and goes to the clipboard. */
  value: string;
  /** Before the value, such as the bank of an account; it is not copied. */
  before?: ReactNode;
  /** Below it. */
  note?: ReactNode;
  /** The words of the button. */
  children: string;
}

/** A number that has to be typed or sent elsewhere. It stands on one line where a line can hold it, so that it can be read out. */
export function CopyBox({ label, value, before, note, children }: CopyBoxProps) {
  return (
    <div className={styles.box}>
      <span className={styles.label}>{label}</span>
      <b className={styles.words}>
        {before !== undefined && <>{before} </>}
        <span className={styles.value}>{value}</span>
      </b>
      <CopyButton value={value} size="md" className={styles.button}>
        {children}
      </CopyButton>
      {note && <span className={styles.label}>{note}</span>}
    </div>
  );
}
