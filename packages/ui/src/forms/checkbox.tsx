import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it represents, as in the head of a table with some rows chosen. */
  indeterminate?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, description, checked, onChange, indeterminate = false, disabled, name } = props;
  const input = useRef<HTMLInputElement>(null);
  const descriptionId = useId();
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={clsx(styles.checkbox, props.className)}>
      <input
        ref={input}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={hideLabel ? hidden.hidden : undefined}>{label}</span>
      {description && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}
