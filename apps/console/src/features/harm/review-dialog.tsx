import { useText } from '@hanpan/client';
import { type HarmMarker, type HarmOutcome, harmOutcomes } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleHarmTexts } from '@hanpan/messages';
import { Field, RadioCards, TextArea } from '@hanpan/ui';
import { useState } from 'react';
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
  const reviewing = useReview(memId, onClose);
  const [outcome, setOutcome] = useState<HarmOutcome>('contacted');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = () => {
    setTried(true);
    const untilMarker = Math.max(...markers.map(({ markerIdx }) => markerIdx));
    if (!isMissing) void reviewing.review({ memberKey, untilMarker, outcome, note: note.trim() });
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleHarm.reviewOf', { memId })}
      onClose={onClose}
      submitLabel={t('consoleHarm.save')}
      onSubmit={submit}
      call={reviewing}
    >
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
    </FormDialog>
  );
}
