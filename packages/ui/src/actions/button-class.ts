import clsx from 'clsx';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'filled' | 'outlined' | 'text' | 'warn' | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  block?: boolean | undefined;
}

/** The look of a button for an element that is not one, such as a router's link. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'outlined', size = 'md', block = false } = look;
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
