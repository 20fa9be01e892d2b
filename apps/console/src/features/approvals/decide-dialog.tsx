import { useText } from '@hanpan/client';
import type { Approval } from '@hanpan/contract';
import { ReasonDialog, useFailureText } from '@hanpan/kit';
import { consoleApprovalTexts } from '@hanpan/messages';
import { ConfirmDialog } from '@hanpan/ui';
import { Receivers } from './receivers.tsx';
import { useDecideApproval } from './use-approvals.ts';

export interface Deciding {
  readonly row: Approval;
  readonly decision: 'approve' | 'reject';
}

interface DecideDialogProps extends Deciding {
  readonly onClose: () => void;
}

/** Repeats who gets or gives back what and why, before it happens. */
export function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const t = useText(consoleApprovalTexts);
  const failureText = useFailureText();
  const deciding = useDecideApproval(onClose);
  const { approvalIdx, askedBy: name, kind, worth, amount, count, totalAmount, cause, reason } = row;
  const error = deciding.failure && failureText(deciding.failure);
  const isTakeBack = kind === 'takeBack';
  const onOpenChange = (open: boolean) => !open && onClose();
  if (decision === 'reject') {
    return (
      <ReasonDialog
        open
        onOpenChange={onOpenChange}
        title={t('consoleApproval.rejectOne', { name })}
        note={t('consoleApproval.rejectNote')}
        presets={[t('consoleApproval.rejectPreset.wrong'), t('consoleApproval.rejectPreset.unneeded')]}
        confirmLabel={t('consoleApproval.reject')}
        busy={deciding.isSending}
        error={error}
        onConfirm={(rejectedBecause) => void deciding.decide({ approvalIdx, rejectedBecause })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('consoleApproval.approveOne', { name })}
      confirmLabel={t(`consoleApproval.submit.${isTakeBack ? kind : worth}`, {
        amount: totalAmount,
      })}
      tone={isTakeBack ? 'warn' : 'filled'}
      error={error}
      onConfirm={() => deciding.decide({ approvalIdx, rejectedBecause: null })}
    >
      <p>
        <Receivers row={row} /> · {t('consoleApproval.each', { amount, count })}
      </p>
      <p>{t(`consoleApproval.cause.${cause}`)}</p>
      {reason !== '' && <p>{reason}</p>}
      <p>{t('consoleApproval.approveNote')}</p>
    </ConfirmDialog>
  );
}
