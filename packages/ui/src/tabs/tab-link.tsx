import clsx from 'clsx';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './tab-row.module.css';
import { TabWords, type TabWordsProps } from './tab-words.tsx';

interface TabLinkLook extends TabWordsProps {
  current?: boolean | undefined;
  className?: string | undefined;
}

export function TabLink<T extends ElementType = 'a'>(props: PolymorphicProps<T, TabLinkLook>) {
  const { as, current = false, icon, count, className, children, ...rest } = props;
  const Root: ElementType = as ?? 'a';
  return (
    <Root
      {...rest}
      className={clsx(styles.tab, className)}
      {...(current ? { 'aria-current': 'page' } : undefined)}
    >
      <TabWords icon={icon} count={count}>
        {children}
      </TabWords>
    </Root>
  );
}
