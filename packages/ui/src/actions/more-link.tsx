import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './more-link.module.css';

interface MoreLinkLook {
  className?: string | undefined;
  children?: ReactNode;
}

export function MoreLink<T extends ElementType = 'a'>(props: PolymorphicProps<T, MoreLinkLook>) {
  const { as, className, children, ...rest } = props;
  const Root: ElementType = as ?? 'a';
  return (
    <Root {...rest} className={clsx(styles.more, className)}>
      {children}
      <Icon name="chevronRight" size={16} />
    </Root>
  );
}
