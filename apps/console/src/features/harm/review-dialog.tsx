import { useText } from '@hanpan/client';
import { type HarmMarker, type HarmOutcome, harmOutcomes } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleHarmTexts } from '@hanpan/messages';
import { Button, Field, Modal, RadioCards, TextArea } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './harm.module.css';
import { MarkerList } from './marker-list.tsx';
import { useReview } from './use-harm.ts';

interface ReviewDialogProps {
  readonly memberKey: number;
  readonly memId: string;
  /** The open markers as the operator sees them; what comes meanwhile stays open. */
  readonly markers: readonly HarmMarker[];
  readonly onClose: () => void;
}

/** What was done about the markers of a member, and why. */
export function ReviewDialog({ memberKey, memId, markers, onClose }: ReviewDialogProps) {
  const t = useText(consoleHarmTexts);
  const common = useText(commonTexts);
  const form = useId();
  const reviewing = useReview(memId, onClose);
  const [outcome, setOutcome] = useState<HarmOutcome>('contacted');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const untilMarker = Math.max(...markers.map(({ markerIdx }) => markerIdx));
    if (!isMissing) void reviewing.review({ memberKey, untilMarker, outcome, note: note.trim() });
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!reviewing.isSending}
      role="alertdialog"
      layer="confirm"
      title={t('consoleHarm.reviewOf', { memId })}
      actions={
        <>
          <Button disabled={reviewing.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={reviewing.isSending}>
            {t('consoleHarm.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <MarkerList markers={markers} />
        <p>{t('consoleHarm.reviewNote')}</p>
        <RadioCards
          label={t('consoleHarm.outcome')}
          options={harmOutcomes.map((value) => ({ value, label: t(`consoleHarm.outcome.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
        <Field
          label={t('consoleHarm.note')}
          hint={t('consoleHarm.noteHint')}
          error={isTried && isMissing && t('consoleHarm.noteMissing')}
          required
        >
          <TextArea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <FailureNotice failure={reviewing.failure} />
      </form>
    </Modal>
  );
}
