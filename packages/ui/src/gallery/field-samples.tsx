import { type Amount, amount } from '@hanpan/money';
import { useState } from 'react';
import { AmountInput } from '../forms/amount-input.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { DigitsInput } from '../forms/digits-input.tsx';
import { Field } from '../forms/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { PinInput } from '../forms/pin-input.tsx';
import { Select } from '../forms/select.tsx';
import { Switch } from '../forms/switch.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Card } from '../layout/card.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

const banks = sample.banks.map((label) => ({ value: label, label }));
const presetAmounts = [30_000, 50_000, 100_000, 200_000, 500_000];
const presets = sample.presets.map((label, at) => ({ label, amount: amount(presetAmounts[at] ?? 0) }));

export function FieldSamples() {
  return (
    <>
      <TextFieldSamples />
      <ChoiceFieldSamples />
    </>
  );
}

function TextFieldSamples() {
  const [phone, setPhone] = useState('01012345678');
  return (
    <Card as="div" padded className={styles.form}>
      <TextInput type="search" icon="search" aria-label={sample.search} placeholder={sample.search} />
      <Field label={sample.nickname} hint={sample.nicknameHint} required>
        <TextInput />
      </Field>
      <Field label={sample.nickname} error={sample.nicknameError}>
        <TextInput defaultValue="moon7" />
      </Field>
      <Field label={sample.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label={sample.phone}>
        <DigitsInput value={phone} onChange={setPhone} maxLength={11} autoComplete="off" />
      </Field>
      <Field label={sample.nickname}>
        <TextInput disabled defaultValue="moon7" />
      </Field>
      <Field label={sample.question}>
        <TextArea rows={3} />
      </Field>
    </Card>
  );
}

function ChoiceFieldSamples() {
  const [value, setValue] = useState<Amount | undefined>(amount(200_000));
  const [pin, setPin] = useState('12');
  const [bank, setBank] = useState<string>();
  const [agreed, setAgreed] = useState(true);
  const [sound, setSound] = useState(true);
  return (
    <Card as="div" padded className={styles.form}>
      <Field label={sample.amount} aside={sample.left}>
        <AmountInput label={sample.amount} size="lg" value={value} onChange={setValue} presets={presets} />
      </Field>
      <Field label={sample.bank}>
        <Select options={banks} value={bank} onChange={setBank} placeholder={sample.bankPlaceholder} />
      </Field>
      <div className={styles.row}>
        <Select
          size="sm"
          caption={sample.partner}
          options={banks}
          value={banks[0]?.value}
          onChange={setBank}
        />
      </div>
      <Field label={sample.pin}>
        <PinInput value={pin} onChange={setPin} />
      </Field>
      <Checkbox label={sample.agree} description={sample.agreeNote} checked={agreed} onChange={setAgreed} />
      <Checkbox label={sample.some} checked={false} indeterminate onChange={setAgreed} />
      <Checkbox label={sample.disabled} checked={false} disabled onChange={setAgreed} />
      <Switch label={sample.sound} description={sample.agreeNote} checked={sound} onChange={setSound} />
      <Switch label={sample.disabled} checked={false} disabled onChange={setSound} />
    </Card>
  );
}
