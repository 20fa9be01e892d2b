import { useMoneyCall, useText } from '@hanpan/client';
import { Decision, DecisionNote, ReasonDialog, useFailureText } from '@hanpan/kit';
import { commonTexts, consolePartnerTexts } from '@hanpan/messages';
import { usePartnerWords } from '@hanpan/partner-views';
import { Button, ConfirmDialog, toast } from '@hanpan/ui';
import { useState } from 'react';
import { type Settlement, settlementPaths } from './model.ts';

/** Confirms a settlement that waits, with the sum that is seen; or drops it, so that its days can be computed anew. */
export function SettlementDecision({ settlement }: { settlement: Settlement }) {
  const t = useText(consolePartnerTexts);
  const common = useText(commonTexts);
  const words = usePartnerWords();
  const text = useFailureText();
  const [asking, setAsking] = useState<'confirm' | 'drop'>();
  const { submit, send, isSending, failure, clear } = useMoneyCall({ refreshes: settlementPaths });
  const { settlementIdx, creditAmount, partnerCount } = settlement;
  if (settlement.state !== 'waiting') return null;
  const ask = (what: typeof asking) => {
    clear();
    setAsking(what);
  };
  const finish = (done: boolean, words: string) => {
    if (!done) return;
    toast({ text: words });
    setAsking(undefined);
  };
  const confirm = async () => {
    const { data } = await submit('/api/console/partner/settlementConfirm', { settlementIdx, creditAmount });
    finish(data !== undefined, t('consolePartner.confirmed'));
  };
  const drop = async (reason: string) => {
    const { data } = await send('/api/console/partner/settlementDrop', { settlementIdx, reason });
    finish(data !== undefined, t('consolePartner.dropped'));
  };
  const note = t('consolePartner.confirmNote', { count: partnerCount, amount: creditAmount });
  return (
    <Decision>
      <Button block variant="filled" onClick={() => ask('confirm')}>
        {t('consolePartner.confirm')}
      </Button>
      <Button block variant="warn" onClick={() => ask('drop')}>
        {t('consolePartner.drop')}
      </Button>
      <DecisionNote>{note}</DecisionNote>
      <ConfirmDialog
        open={asking === 'confirm'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t('consolePartner.confirmTitle', { days: words.days(settlement) })}
        confirmLabel={t('consolePartner.confirm')}
        onConfirm={confirm}
        error={failure && text(failure)}
      >
        {note}
      </ConfirmDialog>
      {asking === 'drop' && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={t('consolePartner.drop')}
          note={t('consolePartner.dropNote')}
          presets={[t('consolePartner.preset.period'), t('consolePartner.preset.contract')]}
          cancelLabel={common('common.back')}
          confirmLabel={t('consolePartner.drop')}
          busy={isSending}
          error={failure && text(failure)}
          onConfirm={(reason) => void drop(reason)}
        />
      )}
    </Decision>
  );
}
