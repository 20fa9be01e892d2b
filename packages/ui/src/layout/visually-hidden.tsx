import clsx from 'clsx';
import type { ElementType } from 'react';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './visually-hidden.module.css';

interface Own {
  /** A class that sets `--unseen: ;` where it is not drawn, under whatever query; left out, it never is. */
  readonly when?: string | undefined;
}

/** Said by a screen reader, not drawn: always, or under a condition. */
export function VisuallyHidden<T extends ElementType = 'span'>({
  as,
  when,
  ...rest
}: PolymorphicProps<T, Own>) {
  const Root: ElementType = as ?? 'span';
  return <Root {...rest} className={when === undefined ? styles.hidden : clsx(styles.hideable, when)} />;
}
