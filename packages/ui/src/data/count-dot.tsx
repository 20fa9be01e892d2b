import clsx from 'clsx';
import styles from './count-dot.module.css';

export interface CountDotProps {
  count: number;
  tone?: 'vermilion' | 'celadon' | undefined;
  className?: string | undefined;
}

/** Beyond 99 the exact number does not help and only takes width. */
export function CountDot({ count, tone = 'vermilion', className }: CountDotProps) {
  return <span className={clsx(styles.dot, styles[tone], className)}>{count > 99 ? '99+' : count}</span>;
}
