import { type Amount, add, formatAmount, smaller, zero } from '@hanpan/money';
import clsx from 'clsx';
import { type ChangeEvent, useContext, useLayoutEffect, useRef } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './amount-input.module.css';
import { type AmountPreset, AmountPresets } from './amount-presets.tsx';
import { FieldContext, useFieldControl } from './field-context.ts';
import { typeAmount } from './type-amount.ts';

export interface AmountInputProps {
  value: Amount | undefined;
  onChange: (value: Amount | undefined) => void;
  presets?: readonly AmountPreset[] | undefined;
  /** `set` replaces the amount (and shows which preset it is); `add` adds to it. */
  presetMode?: 'set' | 'add' | undefined;
  /** Adds a chip that fills in the current maximum. */
  max?: Amount | undefined;
  clearable?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
  /** The currency's name by default. */
  unit?: string | undefined;
  /** Name of the row of presets, and of the control itself outside a `Field`. */
  label: string;
  disabled?: boolean | undefined;
  /** It cannot be this amount; whoever says so says why. */
  invalid?: boolean | undefined;
  className?: string | undefined;
}

export function AmountInput(props: AmountInputProps) {
  const { value, onChange, presets = [], presetMode = 'set', max, size = 'md', className } = props;
  const { texts, locale } = useUi();
  const isInField = useContext(FieldContext) !== undefined;
  const wiring = useFieldControl({});
  const { inputRef, change } = useCaretKeeping(onChange, locale);
  const choose = (preset: Amount) => {
    const sum = presetMode === 'add' ? add(value ?? zero, preset) : preset;
    onChange(max === undefined ? sum : smaller(sum, max));
  };
  return (
    <div className={clsx(styles.amountInput, className)}>
      <span className={clsx(styles.box, styles[size])}>
        <input
          {...wiring}
          {...(props.invalid && { 'aria-invalid': true })}
          ref={inputRef}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={isInField ? undefined : props.label}
          disabled={props.disabled}
          value={value === undefined ? '' : formatAmount(value, locale)}
          onChange={change}
        />
        <span aria-hidden="true" className={styles.unit}>
          {props.unit ?? texts.currencyUnit}
        </span>
      </span>
      <AmountPresets
        label={props.label}
        presets={presets}
        chosen={presetMode === 'set' ? value : undefined}
        max={max}
        clearable={props.clearable}
        disabled={props.disabled}
        onChoose={choose}
        onMax={onChange}
        onClear={() => onChange(undefined)}
      />
    </div>
  );
}

/** Separators move under the caret while typing, so it is put back behind the same digit. */
function useCaretKeeping(onChange: (value: Amount | undefined) => void, locale: string) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const typed = typeAmount(field.value, field.selectionStart ?? field.value.length, locale);
    caret.current = typed.caret;
    onChange(typed.value);
  };
  return { inputRef, change };
}
