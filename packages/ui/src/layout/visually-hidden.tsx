import type { ElementType } from 'react';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './visually-hidden.module.css';

/** Said by a screen reader, not drawn. */
export function VisuallyHidden<T extends ElementType = 'span'>({ as, ...rest }: PolymorphicProps<T, object>) {
  const Root: ElementType = as ?? 'span';
  return <Root {...rest} className={styles.hidden} />;
}
