import { useText } from '@hanpan/client';
import { FormDialog, serverNow } from '@hanpan/kit';
import { consoleMaintenanceTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import { Checkbox, Field, PartialNotice, SegmentedControl, TextArea, TextInput, useUi } from '@hanpan/ui';
import { useState } from 'react';
import { fromSiteLocal, siteLocal } from '../../app/site-clock.ts';
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

/** When, how long, and what members read meanwhile. What is running keeps its start. */
export function MaintenanceDialog({ held, isRunning, onClose }: MaintenanceDialogProps) {
  const t = useText(consoleMaintenanceTexts);
  const { timeZone } = useUi();
  const saving = useSetMaintenance(onClose);
  // As it was when the fields were filled, whatever is read again behind the dialog.
  const [revision] = useState(held?.revision ?? null);
  const [start, setStart] = useState<'planned' | 'now'>('planned');
  const startMs = held === undefined ? serverNow() + proposedAheadMs : Date.parse(held.startDate);
  const [from, setFrom] = useState(() => siteLocal(startMs, timeZone));
  const [isOpenEnd, setOpenEnd] = useState(held?.endDate === null);
  const [to, setTo] = useState(() =>
    siteLocal(held?.endDate ? Date.parse(held.endDate) : startMs + proposedLengthMs, timeZone),
  );
  const [reason, setReason] = useState(held?.reason ?? { ko: '', en: '', vi: '' });
  const [contact, setContact] = useState(held?.contact ?? '');
  const isAtOnce = start === 'now' && !isRunning;
  const isoOf = (text: string) => {
    const atMs = fromSiteLocal(text, timeZone);
    return atMs === undefined ? undefined : new Date(atMs).toISOString();
  };
  const submit = () => {
    // An unmoved start keeps its seconds, which the field does not show.
    const isUnmoved = held !== undefined && from === siteLocal(startMs, timeZone);
    const startDate = isUnmoved ? held.startDate : isoOf(from);
    const endDate = isoOf(to);
    if (startDate === undefined || (endDate === undefined && !isOpenEnd)) return;
    saving.set({
      revision,
      startDate: isAtOnce ? null : startDate,
      endDate: isOpenEnd ? null : (endDate ?? null),
      reason,
      contact,
    });
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
          onChange={setStart}
        />
      )}
      <div className={styles.times}>
        {!isRunning && !isAtOnce && (
          <Field label={t('consoleMaintenance.from')} required>
            <TextInput type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />
          </Field>
        )}
        {!isOpenEnd && (
          <Field label={t('consoleMaintenance.to')} required>
            <TextInput type="datetime-local" value={to} onChange={(event) => setTo(event.target.value)} />
          </Field>
        )}
      </div>
      <Checkbox label={t('consoleMaintenance.openEnd')} checked={isOpenEnd} onChange={setOpenEnd} />
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
