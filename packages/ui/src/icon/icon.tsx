import clsx from 'clsx';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  size?: 12 | 14 | 16 | 20 | 22 | 24 | undefined;
  /** Spoken name. Without it the icon is decoration, which is right beside a word. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
