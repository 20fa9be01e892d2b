import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './chip-group.module.css';

export interface ChipGroupProps {
  label: string;
  /** One row that scrolls sideways instead of wrapping. */
  scroll?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

export function ChipGroup({ label, scroll = false, className, style, children }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a flex row breaks its layout in Safari.
    <div
      role="group"
      aria-label={label}
      style={style}
      className={clsx(styles.group, scroll && styles.scroll, className)}
    >
      {children}
    </div>
  );
}
