import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts, consolePartnerClosingTexts } from '@hanpan/messages';
import type { PartnerNode } from './model.ts';
import { usePartnerAction } from './use-partner-action.ts';

/** The way back of a partner that is closed: with how it was made certain who asks. */
export function ReopenDialog({ node, onClose }: { node: PartnerNode; onClose: () => void }) {
  const t = useText(consolePartnerClosingTexts);
  const members = useText(consoleMembersTexts);
  const { send, isSending, error } = usePartnerAction(onClose);
  const { memberKey, memNick: nick } = node;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consolePartnerClosing.reopen')}
      note={t('consolePartnerClosing.reopenNote', { nick })}
      presets={[members('consoleMembers.reopen.byPhone'), members('consoleMembers.reopen.byPapers')]}
      confirmLabel={t('consolePartnerClosing.reopen')}
      busy={isSending}
      error={error}
      onConfirm={(reason) => send('/api/console/partner/reopen', { memberKey, reason })}
    />
  );
}
