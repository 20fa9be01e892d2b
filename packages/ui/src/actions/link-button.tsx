import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import type { PolymorphicProps } from '../provider/polymorphic.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonLook extends ButtonLook {
  icon?: IconName | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Goes somewhere and looks like a button. Pass it to a router's `createLink` for typed targets. */
export function LinkButton<T extends ElementType = 'a'>(props: PolymorphicProps<T, LinkButtonLook>) {
  const { as, variant, size, block, icon, className, children, ...rest } = props;
  const Root: ElementType = as ?? 'a';
  return (
    <Root {...rest} className={buttonClass({ variant, size, block }, className)}>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
    </Root>
  );
}
