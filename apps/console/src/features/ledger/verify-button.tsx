import { useAction, useText } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';

/** Verifies the whole ledger and reports the result; the page then shows it. */
export function VerifyButton() {
  const t = useText(consoleLedgerTexts);
  const failureText = useFailureText();
  // Also after a lost response: the result is stored, and the summary shows it.
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
