import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** For a setting that acts at once; a checkbox is for one that is sent with a form. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, description, checked, onChange, disabled, className } = props;
  const descriptionId = useId();
  return (
    <label className={clsx(styles.switch, className)}>
      <span className={styles.words}>
        <span className={hideLabel ? hidden.hidden : undefined}>{label}</span>
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
