import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: IconName | undefined;
  /** Shows a spinner in the button's own width and swallows clicks; focus stays where it is. */
  busy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy = false, className, onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing the click also stops the form's submit, so a second Enter sends nothing.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
