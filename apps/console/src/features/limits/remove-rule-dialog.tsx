import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleLimitTexts } from '@hanpan/messages';
import { useLimitWords } from './limit-words.ts';
import { type LimitRow, type Limits, rowKeyOf } from './model.ts';
import { useSaveLimits } from './use-limits.ts';

interface RemoveRuleDialogProps {
  /** As they were when it was opened. */
  readonly limits: Limits;
  readonly row: LimitRow;
  readonly onClose: () => void;
}

export function RemoveRuleDialog({ limits, row, onClose }: RemoveRuleDialogProps) {
  const t = useText(consoleLimitTexts);
  const name = useLimitWords().nameOf(row);
  const saving = useSaveLimits(onClose);
  const rules = limits.rules.filter((each) => rowKeyOf(each) !== rowKeyOf(row));
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consoleLimits.removeOne', { name })}
      note={t('consoleLimits.removeNote')}
      presets={[t('consoleLimits.preset.season'), t('consoleLimits.preset.exposure')]}
      confirmLabel={t('consoleLimits.remove')}
      busy={saving.isSending}
      error={saving.error}
      onConfirm={(reason) => saving.save({ ...limits, rules }, reason)}
    />
  );
}
