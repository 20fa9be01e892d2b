import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './chip.module.css';

interface ChipLook {
  /** For a chip that switches something on; leave it out for one that only acts. */
  pressed?: boolean | undefined;
  /** For a chip that is a link to the page shown now. */
  current?: boolean | undefined;
  count?: number | undefined;
  icon?: IconName | undefined;
  shape?: 'pill' | 'square' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function Chip<T extends ElementType = 'button'>(props: PolymorphicProps<T, ChipLook>) {
  const { as, pressed, current, count, icon, shape = 'pill', className, children, ...rest } = props;
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : undefined)}
      {...rest}
      aria-pressed={pressed}
      {...(current ? { 'aria-current': 'page' } : undefined)}
      className={clsx(styles.chip, styles[shape], className)}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Root>
  );
}
