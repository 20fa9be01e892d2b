import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CountDot } from '../data/count-dot.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  /** Something new behind the button; say it in `label` too, because the dot itself is silent. */
  count?: number | undefined;
  variant?: 'plain' | 'outlined' | undefined;
  size?: 'sm' | 'md' | undefined;
  pressed?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, count = 0, variant = 'plain', size = 'md', pressed, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(styles.iconButton, styles[variant], styles[size], className)}
    >
      <Icon name={icon} size={size === 'sm' ? 16 : 20} />
      {count > 0 && <CountDot count={count} className={styles.count} />}
    </button>
  );
}
