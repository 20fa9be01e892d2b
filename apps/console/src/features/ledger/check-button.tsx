import { useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useDeed } from '../../app/use-deed.ts';

type Checked = DataOf<'/api/console/ledger/check'>;

/** Adds up every entry again and says what came of it; the page then shows the fresh figures. */
export function CheckButton() {
  const t = useText(consoleLedgerTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const check = useDeed<Checked>({
    mutationFn: () => caller('/api/console/ledger/check', {}),
    onSuccess: ({ mismatchCount, entriesTotal }) => {
      const isRight = mismatchCount === 0 && entriesTotal === 0;
      if (isRight) toast({ text: t('consoleLedger.checked.ok') });
      else toast({ kind: 'warn', text: t('consoleLedger.checked.bad') });
      void queryClient.invalidateQueries({ queryKey: ['/api/console/ledger/accounts'] });
      return queryClient.invalidateQueries({ queryKey: ['/api/console/ledger/summary'] });
    },
    onError: (error) => void toast({ kind: 'warn', text: error.message }),
  });
  return (
    <Button size="sm" variant="filled" icon="refresh" busy={check.isPending} onClick={() => check.start()}>
      {t('consoleLedger.checkNow')}
    </Button>
  );
}
