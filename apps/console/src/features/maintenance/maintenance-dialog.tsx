import { useText } from '@hanpan/client';
import { FormDialog, serverNow } from '@hanpan/kit';
import { consoleMaintenanceTexts, formTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import { Checkbox, Field, PartialNotice, SegmentedControl, TextArea, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { type Moment, MomentField } from '../../app/moment-field.tsx';
import styles from './maintenance.module.css';
import { type MaintenanceWindow, useSetMaintenance } from './use-maintenance.ts';

const minuteMs = 60_000;
/** What a new plan proposes: long enough ahead to be announced while it is being typed. */
const proposedAheadMs = 15 * minuteMs;
const proposedLengthMs = 30 * minuteMs;

interface MaintenanceDialogProps {
  /** What is planned or running; without it, a new one. */
  readonly held: MaintenanceWindow | undefined;
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

/** What the fields begin with. */
function planOf(held: MaintenanceWindow | undefined) {
  const startDate = held?.startDate ?? new Date(serverNow() + proposedAheadMs).toISOString();
  const endDate = held?.endDate ?? new Date(Date.parse(startDate) + proposedLengthMs).toISOString();
  return { startDate, endDate };
}

/** When, how long, and what members read meanwhile. What is running keeps its start. */
export function MaintenanceDialog({ held, isRunning, onClose }: MaintenanceDialogProps) {
  const t = useText(consoleMaintenanceTexts);
  const form = useText(formTexts);
  const saving = useSetMaintenance(onClose);
  // As it was when the fields were filled, whatever is read again behind the dialog.
  const [revision] = useState(held?.revision ?? null);
  const [start, setStart] = useState<'planned' | 'now'>('planned');
  const [proposed] = useState(() => planOf(held));
  const [from, setFrom] = useState<Moment>(proposed.startDate);
  const [isOpenEnd, setOpenEnd] = useState(held?.endDate === null);
  const [to, setTo] = useState<Moment>(proposed.endDate);
  const [reason, setReason] = useState(held?.reason ?? { ko: '', en: '', vi: '' });
  const [contact, setContact] = useState(held?.contact ?? '');
  const isAtOnce = start === 'now' && !isRunning;
  const startDate = isAtOnce ? null : from;
  const endDate = isOpenEnd ? null : to;
  const isMissing = (!isAtOnce && !from) || (!isOpenEnd && !to);
  const submit = () => {
    if (isMissing || startDate === undefined || endDate === undefined) return;
    saving.set({ revision, startDate, endDate, reason, contact });
  };
  return (
    <FormDialog
      layer="confirm"
      size="md"
      title={t(held === undefined ? 'consoleMaintenance.plan' : 'consoleMaintenance.change')}
      onClose={onClose}
      submitLabel={t(isAtOnce ? 'consoleMaintenance.beginNow' : 'consoleMaintenance.save')}
      tone={isAtOnce ? 'warn' : 'filled'}
      onSubmit={submit}
      call={saving}
      blocked={isMissing && form('form.halfMoment')}
      refusal={
        saving.failure?.code === 'T999' && (
          <PartialNotice tone="warn">{t('consoleMaintenance.meanwhile')}</PartialNotice>
        )
      }
    >
      <p>{t('consoleMaintenance.note')}</p>
      {!isRunning && (
        <SegmentedControl
          label={t('consoleMaintenance.start')}
          options={[
            { value: 'planned', label: t('consoleMaintenance.startPlanned') },
            { value: 'now', label: t('consoleMaintenance.startNow') },
          ]}
          value={start}
          onChange={(value) => {
            setStart(value);
            // A field that comes again shows what was proposed where it was left half filled.
            setFrom((held) => held ?? proposed.startDate);
          }}
        />
      )}
      <div className={styles.times}>
        {!isRunning && !isAtOnce && (
          <MomentField
            label={t('consoleMaintenance.from')}
            required
            start={from ?? proposed.startDate}
            onChange={setFrom}
          />
        )}
        {!isOpenEnd && (
          <MomentField
            label={t('consoleMaintenance.to')}
            required
            start={to ?? proposed.endDate}
            onChange={setTo}
          />
        )}
      </div>
      <Checkbox
        label={t('consoleMaintenance.openEnd')}
        checked={isOpenEnd}
        onChange={(isOpen) => {
          setOpenEnd(isOpen);
          setTo((held) => held ?? proposed.endDate);
        }}
      />
      {locales.map((locale: Locale) => (
        <Field key={locale} label={t('consoleMaintenance.reason', { language: localeNames[locale] })}>
          <TextArea
            rows={2}
            maxLength={300}
            lang={locale}
            value={reason[locale]}
            onChange={(event) => setReason((words) => ({ ...words, [locale]: event.target.value }))}
          />
        </Field>
      ))}
      <Field label={t('consoleMaintenance.contact')} hint={t('consoleMaintenance.contactHint')}>
        <TextInput
          maxLength={100}
          autoComplete="off"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
