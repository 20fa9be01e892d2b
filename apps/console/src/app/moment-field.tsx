import { useText } from '@hanpan/client';
import { formTexts } from '@hanpan/messages';
import { Field, TextInput, useUi } from '@hanpan/ui';
import { useState } from 'react';
import { fromSiteLocal, siteLocal } from './site-clock.ts';

/** As an instant; null where the field is empty, undefined while only a part of it is filled in. */
export type Moment = string | null | undefined;

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** What it begins with. */
  readonly start: string | null;
  readonly hasSeconds?: boolean | undefined;
  readonly onChange: (at: Moment) => void;
}

/**
 * A moment on the site's clock. A browser reports a field that is half filled as empty, which elsewhere means that there is no
 * bound: it is told apart, and whoever asks sends nothing meanwhile. What is not moved keeps the seconds that the field does not show.
 */
export function MomentField({ label, hint, required, start, hasSeconds, onChange }: MomentFieldProps) {
  const t = useText(formTexts);
  const { timeZone } = useUi();
  const begun = start === null ? '' : siteLocal(Date.parse(start), timeZone);
  const [typed, setTyped] = useState(begun);
  const [isHalf, setHalf] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const read = ({ value, validity }: HTMLInputElement) => {
    setTyped(value);
    const atMs = fromSiteLocal(value, timeZone);
    const isEmpty = value === '' && !validity.badInput;
    setHalf(atMs === undefined && !isEmpty);
    if (atMs === undefined) onChange(isEmpty ? null : undefined);
    else onChange(value === begun ? start : new Date(atMs).toISOString());
  };
  const isMissing = isHalf || (required && typed === '');
  return (
    <Field label={label} hint={hint} required={required} error={wasLeft && isMissing && t('form.halfMoment')}>
      <TextInput
        type="datetime-local"
        step={hasSeconds ? 1 : undefined}
        value={typed}
        onChange={({ target }) => {
          setLeft(false);
          read(target);
        }}
        // What is half filled where nothing was is no change to the browser: it is looked at after each key, and at last.
        onKeyUp={({ currentTarget }) => read(currentTarget)}
        onBlur={({ target }) => {
          setLeft(true);
          read(target);
        }}
      />
    </Field>
  );
}
