import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import type { CashRow } from './model.ts';
import type { CashDesk } from './use-cash-desk.ts';

export function CashRejectDialog({ desk, row }: { desk: CashDesk; row: CashRow }) {
  const t = useText(consoleCashTexts);
  const { kind, amount, memNick: nick } = row;
  const { failure, busy } = desk.actions;
  const presets =
    kind === 'in'
      ? [
          t('consoleCash.reason.in.name'),
          t('consoleCash.reason.in.missing'),
          t('consoleCash.reason.in.amount'),
        ]
      : [
          t('consoleCash.reason.out.account'),
          t('consoleCash.reason.out.holder'),
          t('consoleCash.reason.out.bank'),
        ];
  const error = failure?.isIndeterminate
    ? t('consoleCash.unknown', { message: failure.message ?? '' })
    : failure?.message;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && desk.stopRejecting()}
      title={t(`consoleCash.rejectTitle.${kind}`, { nick, amount })}
      note={kind === 'in' ? t('consoleCash.rejectNote.in') : t('consoleCash.rejectNote.out', { amount })}
      presets={presets}
      confirmLabel={t('consoleCash.rejectConfirm', { amount })}
      busy={busy !== undefined}
      error={error}
      onConfirm={(reason) => void desk.reject(row, reason)}
    />
  );
}
