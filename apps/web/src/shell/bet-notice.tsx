import { usePush, useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useGo } from '../app/go.ts';

/** Tells a member how a bet was settled, wherever they are: one polite line, and the way to the bet. */
export function BetNotice() {
  const t = useText(betTexts);
  const go = useGo();
  usePush('bet', ({ bet }) => {
    const { settledAt, winCash, stake, receiptId, cashedOutAt } = bet;
    // Who sells a bet is told so where it was pressed.
    if (settledAt === null || winCash === null || cashedOutAt !== null) return;
    // A return at or below the stake is no win, and is not celebrated.
    const kind = winCash > stake ? 'win' : winCash > 0 ? 'back' : 'lose';
    toast({
      kind: kind === 'win' ? 'done' : 'info',
      text: kind === 'lose' ? t('bet.settled.lose') : t(`bet.settled.${kind}`, { amount: winCash }),
      receiptId,
      action: { label: t('bet.settled.open'), onSelect: () => go('bettingList') },
    });
  });
  return null;
}
