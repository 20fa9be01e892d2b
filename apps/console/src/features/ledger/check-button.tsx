import { useAction, useText } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';

/** Adds up every entry again and reports the result; the page then shows the fresh figures. */
export function CheckButton() {
  const t = useText(consoleLedgerTexts);
  const failureText = useFailureText();
  const { isSending, send } = useAction({
    refreshes: ['/api/console/ledger/accounts', '/api/console/ledger/summary'],
  });
  const check = async () => {
    const { data, failure } = await send('/api/console/ledger/check', {});
    if (failure) toast({ kind: 'warn', text: failureText(failure) });
    if (data === undefined) return;
    const isRight = data.mismatchCount === 0 && data.entriesTotal === 0;
    if (isRight) toast({ text: t('consoleLedger.checked.ok') });
    else toast({ kind: 'warn', text: t('consoleLedger.checked.bad') });
  };
  return (
    <Button size="sm" variant="filled" icon="refresh" busy={isSending} onClick={() => void check()}>
      {t('consoleLedger.checkNow')}
    </Button>
  );
}
