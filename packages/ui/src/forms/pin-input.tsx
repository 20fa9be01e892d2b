import clsx from 'clsx';
import { type ChangeEvent, type CSSProperties, useId } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './pin-input.module.css';

export interface PinInputProps {
  value: string;
  onChange: (pin: string) => void;
  length?: number | undefined;
  /** More digits than are drawn are taken, up to so many: one that is set may be longer than those that are set today. */
  most?: number | undefined;
  onComplete?: ((pin: string) => void) | undefined;
  /** Name of the control outside a `Field`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

interface CellCount extends CSSProperties {
  '--cells': number;
}

/** One real password field over drawn cells: four separate inputs break paste and screen readers. */
export function PinInput(props: PinInputProps) {
  const { value, onChange, length = 4, most = length, onComplete, label, disabled, className } = props;
  const cells = Math.max(length, value.length);
  const { texts } = useUi();
  const countId = useId();
  const wiring = useFieldControl({ 'aria-describedby': countId });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const pin = event.target.value.replace(/\D/g, '').slice(0, Math.max(most, length));
    onChange(pin);
    if (pin.length === length && pin !== value) onComplete?.(pin);
  };
  const cellCount: CellCount = { '--cells': cells };
  return (
    <span className={clsx(styles.pin, className)} style={cellCount}>
      <span aria-hidden="true" className={styles.cells}>
        {Array.from({ length: cells }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place and nothing else.
            key={at}
            className={clsx(
              styles.cell,
              at < value.length && styles.filled,
              at === value.length && styles.next,
            )}
          />
        ))}
      </span>
      <input
        {...wiring}
        className={styles.input}
        type="password"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={change}
      />
      <VisuallyHidden id={countId}>{texts.digitsEntered(value.length, cells)}</VisuallyHidden>
    </span>
  );
}
