import { useLocale, useText } from '@hanpan/client';
import { consoleSettingTexts } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { AmountInput, Checkbox, Select, Switch, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { isAmount, isNumber, type ValueSpec } from '../../app/setting-values.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import { storedOf, typedOf } from './model.ts';
import styles from './settings.module.css';

interface ValueInputProps {
  readonly spec: ValueSpec;
  /** Names the control where no label stands beside it. */
  readonly label: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The control of one value, by what it is. */
export function ValueInput({ spec, label, value, disabled, onChange }: ValueInputProps) {
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  if (spec.kind === 'switch')
    return (
      <Switch
        label={t(value === true ? 'consoleSetting.on' : 'consoleSetting.off')}
        checked={value === true}
        disabled={disabled}
        onChange={onChange}
      />
    );
  if (spec.kind === 'choice')
    return (
      <Select
        aria-label={label}
        disabled={disabled}
        options={spec.choices.map((each) => ({ value: each, label: words.choice(each) }))}
        value={String(value ?? '')}
        onChange={onChange}
      />
    );
  if (spec.kind === 'choices') {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
    const without = (each: string) => chosen.filter((other) => other !== each);
    return (
      <fieldset className={styles.choices} aria-label={label}>
        {spec.choices.map((each) => (
          <Checkbox
            key={each}
            label={words.choice(each)}
            disabled={disabled}
            checked={chosen.includes(each)}
            onChange={(isOn) => onChange(isOn ? [...chosen, each] : without(each))}
          />
        ))}
      </fieldset>
    );
  }
  if (isAmount(spec.kind))
    return (
      <AmountInput
        label={label}
        unit={words.unit(spec.kind)}
        disabled={disabled}
        value={typeof value === 'number' ? amount(value) : undefined}
        onChange={(next) => onChange(next ?? null)}
      />
    );
  if (isNumber(spec.kind))
    return <NumberInput spec={spec} label={label} value={value} disabled={disabled} onChange={onChange} />;
  return (
    <TextInput
      aria-label={label}
      type={spec.kind === 'time' ? 'time' : 'text'}
      maxLength={spec.max ?? undefined}
      autoComplete="off"
      disabled={disabled}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' && spec.optional ? null : target.value)}
    />
  );
}

/** What is typed stays as it is typed while it is the same number: "1." is on its way to "1.5". */
function NumberInput({ spec, label, value, disabled, onChange }: ValueInputProps) {
  const words = useSettingWords();
  const { locale } = useLocale();
  const [typed, setTyped] = useState(typedOf(spec, value, locale));
  const text = storedOf(spec, typed, locale) === value ? typed : typedOf(spec, value, locale);
  const unit = words.unit(spec.kind);
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      suffix={spec.kind === 'count' ? undefined : unit}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(storedOf(spec, target.value, locale));
      }}
    />
  );
}
