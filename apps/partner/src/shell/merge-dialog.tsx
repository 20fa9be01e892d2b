import { useMoneyCall, useText } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { gameMoneyTexts, partnerDeskTexts } from '@hanpan/messages';
import { ConfirmDialog, toast } from '@hanpan/ui';
import { closeMerge, useMerge } from '../app/merge.ts';

/** ST-12, the partner's kind: a fixed notice, and the conversion at a press. While the game is still open it says so and closes. */
export function MergeDialog() {
  const memId = useMerge((state) => state.memId);
  return memId === undefined ? null : <Dialog key={memId} memId={memId} />;
}

function Dialog({ memId }: { memId: string }) {
  const t = useText(gameMoneyTexts);
  const desk = useText(partnerDeskTexts);
  const text = useFailureText();
  const { submit, failure } = useMoneyCall({ refreshes: ['/api/give/targets'] });
  const merge = async () => {
    const { data, failure: refused } = await submit('/api/partner/merge', { memId });
    if (refused?.code === 'C009') toast({ kind: 'warn', text: text(refused) });
    if (data !== undefined) toast({ text: desk('partnerDesk.merged', { amount: data.movedAmt }) });
    if (data !== undefined || refused?.code === 'C009') closeMerge();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && closeMerge()}
      title={desk('partnerDesk.mergeTitle', { memId })}
      confirmLabel={t('gameMoney.convertNow')}
      onConfirm={merge}
      error={failure && text(failure)}
    >
      {t('gameMoney.partnerNotice')}
    </ConfirmDialog>
  );
}
