import { useText } from '@hanpan/client';
import { consoleSettingTexts } from '@hanpan/messages';
import { Field } from '@hanpan/ui';
import clsx from 'clsx';
import type { Row, SettingField } from '../../app/setting-values.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import {
  changedFields,
  type Draft,
  fieldsBelowStep,
  isSoundField,
  type SettingGroupState,
  valueOfField,
} from './model.ts';
import { RowsInput } from './rows-input.tsx';
import styles from './settings.module.css';
import { ValueInput } from './value-input.tsx';

interface SettingsFormProps {
  readonly state: SettingGroupState;
  readonly draft: Draft;
  readonly mayChange: boolean;
  readonly onChange: (key: string, value: unknown) => void;
}

/** The fields of a group, each with its bounds and what it begins with. */
export function SettingsForm({ state, draft, mayChange, onChange }: SettingsFormProps) {
  const changed = new Set(changedFields(state, draft));
  const belowStep = new Set(fieldsBelowStep(state, draft));
  return state.fields.map((field) => (
    <SettingRow
      key={field.key}
      field={field}
      value={valueOfField(field, draft)}
      isChanged={changed.has(field)}
      isBelowStep={belowStep.has(field)}
      disabled={!mayChange || field.fixed}
      onChange={(value) => onChange(field.key, value)}
    />
  ));
}

interface SettingRowProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly isChanged: boolean;
  readonly isBelowStep: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

function SettingRow(props: SettingRowProps) {
  const { field, value, isChanged, disabled, onChange } = props;
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  const spec = field.kind === 'rows' ? undefined : { ...field, kind: field.kind };
  const hints = [
    field.fixed && t('consoleSetting.problem.fixed'),
    spec && words.boundsOf(spec),
    spec?.optional && t('consoleSetting.optional'),
    spec &&
      field.value !== field.initial &&
      t('consoleSetting.initial', { value: words.shown(spec, JSON.parse(field.initial)) }),
  ];
  return (
    <div className={clsx(isChanged && styles.changed)}>
      <Field
        label={words.nameOf(field.key)}
        hint={hints.filter(Boolean).join(' · ')}
        error={
          (!isSoundField(field, value) && t('consoleSetting.problem.value')) ||
          (props.isBelowStep && t('consoleSetting.problem.unit'))
        }
      >
        {spec === undefined ? (
          <RowsInput
            field={field}
            rows={value as readonly Row[]}
            disabled={disabled}
            onChange={(rows) => onChange(rows)}
          />
        ) : (
          <ValueInput
            spec={spec}
            label={words.nameOf(field.key)}
            value={value}
            disabled={disabled}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
