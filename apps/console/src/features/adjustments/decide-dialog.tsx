import { useText } from '@hanpan/client';
import type { Adjustment } from '@hanpan/contract';
import { ReasonDialog, useFailureText } from '@hanpan/kit';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import { ConfirmDialog } from '@hanpan/ui';
import { useDecideAdjustment } from './use-adjustments.ts';

export interface Deciding {
  readonly row: Adjustment;
  readonly decision: 'approve' | 'reject';
}

interface DecideDialogProps extends Deciding {
  readonly onClose: () => void;
}

/** Repeats whose money moves, which way and why, before it does. */
export function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const t = useText(consoleAdjustmentTexts);
  const failureText = useFailureText();
  const deciding = useDecideAdjustment(onClose);
  const { adjustmentIdx, memId, direction, amount, reason } = row;
  const error = deciding.failure && failureText(deciding.failure);
  const onOpenChange = (open: boolean) => !open && onClose();
  if (decision === 'reject') {
    return (
      <ReasonDialog
        open
        onOpenChange={onOpenChange}
        title={t('consoleAdjustment.rejectOne', { memId })}
        note={t('consoleAdjustment.rejectNote')}
        presets={[t('consoleAdjustment.rejectPreset.wrong'), t('consoleAdjustment.rejectPreset.unneeded')]}
        confirmLabel={t('consoleAdjustment.reject')}
        busy={deciding.isSending}
        error={error}
        onConfirm={(rejectedBecause) => void deciding.decide({ adjustmentIdx, rejectedBecause })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('consoleAdjustment.approveOne', { memId })}
      confirmLabel={t(`consoleAdjustment.submit.${direction}`, { amount })}
      tone={direction === 'credit' ? 'filled' : 'warn'}
      error={error}
      onConfirm={() => deciding.decide({ adjustmentIdx, rejectedBecause: null })}
    >
      <p>{reason}</p>
      <p>{t('consoleAdjustment.approveNote')}</p>
    </ConfirmDialog>
  );
}
