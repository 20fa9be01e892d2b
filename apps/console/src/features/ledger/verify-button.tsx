import { useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useDeed } from '../../app/use-deed.ts';

type Verified = DataOf<'/api/console/ledger/verify'>;

/** Reads the whole ledger again and says what came of it; the page then shows the result. */
export function VerifyButton() {
  const t = useText(consoleLedgerTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const verify = useDeed<Verified>({
    mutationFn: () => caller('/api/console/ledger/verify', {}),
    onSuccess: ({ verification: { finding } }) => {
      if (finding === null) toast({ text: t('consoleLedger.verified.ok') });
      else toast({ kind: 'warn', text: t('consoleLedger.verified.bad') });
    },
    onError: (error) => void toast({ kind: 'warn', text: error.message }),
    // Also after a lost answer: what was found is kept, and the summary tells it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/console/ledger/summary'] }),
  });
  return (
    <Button size="sm" icon="shield" busy={verify.isPending} onClick={() => verify.start()}>
      {t('consoleLedger.verify')}
    </Button>
  );
}
