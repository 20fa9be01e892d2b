import { Icon } from '@hanpan/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import styles from './slip-fold.module.css';

interface SlipFoldProps {
  readonly label: string;
  /** What is chosen now. */
  readonly value: string;
  readonly children: ReactNode;
}

/**
 * A choice in one line, which says what is chosen: it opens where it is to be changed, so that the selections keep their room. It folds up
 * again once a finger or a mouse has chosen; the arrows of a keyboard go on from choice to choice.
 */
export function SlipFold({ label, value, children }: SlipFoldProps) {
  const isByPointer = useRef(false);
  const foldUp = ({ currentTarget: fold }: ChangeEvent<HTMLDetailsElement>) => {
    if (!isByPointer.current) return;
    fold.querySelector('summary')?.focus();
    fold.open = false;
  };
  return (
    <details
      className={styles.fold}
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={() => {
        isByPointer.current = false;
      }}
      onChange={foldUp}
    >
      <summary>
        <span>{label}</span>
        <b>{value}</b>
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.choice}>{children}</div>
    </details>
  );
}
