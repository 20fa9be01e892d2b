import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useFieldControl } from './field-context.ts';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  icon?: IconName | undefined;
  /** Unit or button inside the far end of the box. */
  suffix?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

export function TextInput({ icon, suffix, size = 'md', className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={clsx(styles.box, styles[size], className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <input type="text" {...rest} {...wiring} className={styles.input} />
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
