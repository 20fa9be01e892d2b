import { useText } from '@hanpan/client';
import { limitBounds, limitSports } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleLimitTexts } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { AmountInput, DigitsInput, Field, PartialNotice, Select, TextArea, useAmountText } from '@hanpan/ui';
import { useState } from 'react';
import { useLimitWords } from './limit-words.ts';
import styles from './limits.module.css';
import {
  amountsOf,
  defaultLimits,
  hoursOf,
  isGoodAmount,
  isSame,
  type LimitDraft,
  type LimitName,
  type LimitRow,
  type Limits,
  ruleLimits,
} from './model.ts';
import { useSaveLimits } from './use-limits.ts';

/** A new rule begins with the amounts that hold where there is none. */
function draftOf(row: LimitRow | undefined, { defaults }: Limits): LimitDraft {
  return {
    sport: row?.sport ?? 'soccer',
    hours: String(row?.fromHours ?? ''),
    amounts: row ?? defaults,
    reason: '',
  };
}

/** Everything as it would be saved; undefined while something is missing or wrong. */
function changed(limits: Limits, row: LimitRow | undefined, draft: LimitDraft): Limits | undefined {
  if (row !== undefined && row.sport === undefined) {
    const defaults = amountsOf(draft, defaultLimits);
    return defaults && { ...limits, defaults };
  }
  const [fromHours, amounts] = [hoursOf(draft), amountsOf(draft, ruleLimits)];
  if (fromHours === undefined || amounts === undefined || isTaken(limits, row, draft)) return undefined;
  const others = limits.rules.filter((each) => !isRuleOf(row, each));
  return { ...limits, rules: [...others, { sport: draft.sport, fromHours, ...amounts }] };
}

function isRuleOf(row: LimitRow | undefined, rule: Limits['rules'][number]): boolean {
  return row?.sport === rule.sport && row.fromHours === rule.fromHours;
}

/** Whether another rule has this sport and time already. */
function isTaken({ rules }: Limits, row: LimitRow | undefined, draft: LimitDraft): boolean {
  const fromHours = hoursOf(draft);
  if (fromHours === undefined) return false;
  const wanted = { sport: draft.sport, fromHours };
  return rules.some((each) => isSame(each, wanted) && !isRuleOf(row, each));
}

interface LimitsDialogProps {
  /** As they were when it was opened: what is saved replaces these, or nothing. */
  readonly limits: Limits;
  /** What is changed; without it, a new rule. */
  readonly row: LimitRow | undefined;
  readonly onClose: () => void;
}

/** The default amounts, or one rule, with the reason. */
export function LimitsDialog({ limits, row, onClose }: LimitsDialogProps) {
  const t = useText(consoleLimitTexts);
  const saving = useSaveLimits(onClose);
  const [draft, setDraft] = useState(() => draftOf(row, limits));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<LimitDraft>) => setDraft((held) => ({ ...held, ...part }));
  const isDefaults = row !== undefined && row.sport === undefined;
  const reason = draft.reason.trim();
  const submit = () => {
    setTried(true);
    const wanted = changed(limits, row, draft);
    if (wanted !== undefined && reason !== '') saving.save(wanted, reason);
  };
  const title = isDefaults ? 'default' : row === undefined ? 'new' : 'changeRule';
  return (
    <FormDialog
      layer="confirm"
      size="md"
      title={t(`consoleLimits.${title}`)}
      onClose={onClose}
      submitLabel={t('consoleLimits.save')}
      onSubmit={submit}
      call={saving}
      refusal={saving.error && <PartialNotice tone="warn" title={saving.error} />}
    >
      <p>{t(isDefaults ? 'consoleLimits.defaultNote' : 'consoleLimits.ruleNote')}</p>
      {!isDefaults && (
        <PlaceFields
          draft={draft}
          isTried={isTried}
          isTaken={isTaken(limits, row, draft)}
          onChange={change}
        />
      )}
      <AmountFields
        names={isDefaults ? defaultLimits : ruleLimits}
        draft={draft}
        isTried={isTried}
        onChange={change}
      />
      <Field
        label={t('consoleLimits.reason')}
        hint={t('consoleLimits.reasonHint')}
        error={isTried && reason === '' && t('consoleLimits.reasonMissing')}
        required
      >
        <TextArea
          rows={2}
          maxLength={200}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}

interface FieldsProps {
  readonly draft: LimitDraft;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<LimitDraft>) => void;
}

function PlaceFields({ draft, isTried, isTaken, onChange }: FieldsProps & { readonly isTaken: boolean }) {
  const t = useText(consoleLimitTexts);
  const { sport } = useLimitWords();
  const isWrong = isTried && hoursOf(draft) === undefined;
  return (
    <>
      <Field label={t('consoleLimits.sport')} required>
        <Select
          options={limitSports.map((value) => ({ value, label: sport(value) }))}
          value={draft.sport}
          onChange={(value) => onChange({ sport: value })}
        />
      </Field>
      <Field
        label={t('consoleLimits.hours')}
        hint={t('consoleLimits.hoursHint')}
        error={
          isTaken
            ? t('consoleLimits.twice')
            : isWrong && t('consoleLimits.hoursWrong', { most: limitBounds.mostHours })
        }
        required
      >
        <DigitsInput maxLength={4} value={draft.hours} onChange={(hours) => onChange({ hours })} />
      </Field>
    </>
  );
}

function AmountFields({
  names,
  draft,
  isTried,
  onChange,
}: FieldsProps & { readonly names: readonly LimitName[] }) {
  const t = useText(consoleLimitTexts);
  const amountText = useAmountText();
  const wrong = t('consoleLimits.amountWrong', { most: amountText(amount(limitBounds.mostAmount)) });
  return (
    <div className={styles.pair}>
      {names.map((name) => (
        <Field
          key={name}
          label={t(`consoleLimits.${name}`)}
          error={isTried && !isGoodAmount(draft.amounts[name]) && wrong}
          required
        >
          <AmountInput
            label={t(`consoleLimits.${name}`)}
            value={draft.amounts[name]}
            onChange={(value) => onChange({ amounts: { ...draft.amounts, [name]: value } })}
          />
        </Field>
      ))}
    </div>
  );
}
