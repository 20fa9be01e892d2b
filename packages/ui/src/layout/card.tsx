import clsx from 'clsx';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './card.module.css';

interface CardLook {
  padded?: boolean | undefined;
  className?: string | undefined;
}

export function Card<T extends ElementType = 'section'>(props: PolymorphicProps<T, CardLook>) {
  const { as, padded = false, className, ...rest } = props;
  const Root: ElementType = as ?? 'section';
  return <Root {...rest} className={clsx(styles.card, padded && styles.padded, className)} />;
}
