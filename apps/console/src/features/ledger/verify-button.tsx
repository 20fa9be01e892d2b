import { useAction, useText } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';

/** Reads the whole ledger again and says what came of it; the page then shows the result. */
export function VerifyButton() {
  const t = useText(consoleLedgerTexts);
  const failureText = useFailureText();
  // Also after a lost answer: what was found is kept, and the summary tells it.
  const { isSending, send } = useAction({ refreshes: ['/api/console/ledger/summary'] });
  const verify = async () => {
    const { data, failure } = await send('/api/console/ledger/verify', {});
    if (failure) toast({ kind: 'warn', text: failureText(failure) });
    if (data === undefined) return;
    if (data.verification.finding === null) toast({ text: t('consoleLedger.verified.ok') });
    else toast({ kind: 'warn', text: t('consoleLedger.verified.bad') });
  };
  return (
    <Button size="sm" icon="shield" busy={isSending} onClick={() => void verify()}>
      {t('consoleLedger.verify')}
    </Button>
  );
}
