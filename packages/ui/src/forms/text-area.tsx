import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import styles from './text-input.module.css';

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <span className={clsx(styles.box, className)}>
      <textarea rows={rows} {...rest} {...wiring} className={clsx(styles.input, styles.area)} />
    </span>
  );
}
