import { useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import { Badge } from '@hanpan/ui';

/** 0 request, 2 waiting, 1 done, -1 ended, in mark and word: the desk has rejected it, or whoever has ended it otherwise. */
export function StateBadge({ state, closedBy }: Pick<CashRequest, 'state' | 'closedBy'>) {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  if (state === 0) return <Badge kind="ask">{t('cash.state.requested')}</Badge>;
  if (state === 2) return <Badge kind="wait">{t('cash.state.waiting')}</Badge>;
  if (state === 1) return <Badge kind="done">{t('cash.state.done')}</Badge>;
  return (
    <Badge kind="void">
      {closedBy === null ? t('cash.state.rejected') : facts(`cash.request.ended.${closedBy}`)}
    </Badge>
  );
}
