import clsx from 'clsx';
import { useId } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import type { ChoiceProps } from './choice.ts';
import styles from './segmented-control.module.css';

/** More of them stand in several lines on a phone. */
const mostInLine = 4;

/** Native radios, so arrows, form semantics and screen readers work for free. */
export function SegmentedControl<T extends string>(props: ChoiceProps<T>) {
  const { label, hideLabel = false, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx(styles.set, className)}>
      <legend className={hideLabel ? hidden.hidden : styles.legend}>{label}</legend>
      <div className={clsx(styles.track, options.length > mostInLine && styles.many)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
