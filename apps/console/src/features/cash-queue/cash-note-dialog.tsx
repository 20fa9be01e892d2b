import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import type { CashRow } from './model.ts';
import type { CashDesk } from './use-cash-desk.ts';

/** Why a request waits, for the next operator who opens it. */
export function CashNoteDialog({ desk, row }: { desk: CashDesk; row: CashRow }) {
  const t = useText(consoleCashTexts);
  const { failure, busy } = desk.actions;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && desk.stopNoting()}
      title={t('consoleCash.noteTitle', { nick: row.memNick, amount: row.amount })}
      note={t('consoleCash.noteBody')}
      presets={[
        t('consoleCash.noteReason.bank'),
        t('consoleCash.noteReason.member'),
        ...(row.kind === 'in' ? [t('consoleCash.noteReason.money')] : []),
      ]}
      confirmLabel={t('consoleCash.noteConfirm')}
      tone="filled"
      busy={busy !== undefined}
      error={failure?.message}
      onConfirm={(note) => void desk.note(row, note)}
    />
  );
}
