import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './select.module.css';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<T extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'children'> {
  options: readonly SelectOption<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  /** A word before the value, as in a row of filters; it also names the control. */
  caption?: string | undefined;
}

/** The browser's own list: on a phone no custom one is as quick or as accessible. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { options, value, onChange, placeholder, size = 'md', caption, className, ...rest } = props;
  const wiring = useFieldControl(rest);
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={clsx(styles.box, styles[size], className)}>
      {caption && (
        <span aria-hidden="true" className={styles.caption}>
          {caption}
        </span>
      )}
      <select
        aria-label={caption}
        {...rest}
        {...wiring}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} className={styles.arrow} />
    </span>
  );
}
