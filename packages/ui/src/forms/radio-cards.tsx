import clsx from 'clsx';
import { useId } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import type { Choice, ChoiceProps } from './choice.ts';
import styles from './radio-cards.module.css';

/** A choice whose options need a sentence each, such as the bonus of a deposit. */
export function RadioCards<T extends string>(props: ChoiceProps<T>) {
  const { label, hideLabel = false, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx(styles.set, className)}>
      <legend className={hideLabel ? hidden.hidden : styles.legend}>{label}</legend>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          name={name}
          option={option}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}

interface RadioCardProps {
  name: string;
  option: Choice<string>;
  checked: boolean;
  onChoose: () => void;
}

function RadioCard({ name, option, checked, onChoose }: RadioCardProps) {
  const describedBy = useId();
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-label={option.label}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      <b>{option.label}</b>
      <span id={describedBy} className={styles.about}>
        {option.aside && <span className={styles.aside}>{option.aside}</span>}
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
    </label>
  );
}
