import { usePush, useText } from '@hanpan/client';
import type { Bet, MiniBet } from '@hanpan/contract';
import { betTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useLocation } from '@tanstack/react-router';
import { useGo } from '../app/go.ts';
import { gamePlaces } from '../app/mini-places.ts';
import { isPathOf } from '../app/urls.ts';

/** Tells a member how a bet was settled, wherever they are: one polite line, and the way to the bet. */
export function BetNotice() {
  const tell = useTell();
  const pathname = useLocation({ select: (at) => at.pathname });
  usePush('bet', ({ bet }) => {
    // Who sells a bet is told so where it was pressed.
    if (bet.cashedOutAt === null) tell(bet);
  });
  usePush('miniBet', ({ bet }) => {
    // The game's own page plays the draw first, and the video shows it a little later.
    const places = bet.game === 'powerball' ? (['liveVideo'] as const) : [];
    if (!isPathOf(pathname, gamePlaces[bet.game], ...places)) tell(bet);
  });
  return null;
}

type Told = Pick<Bet | MiniBet, 'settledAt' | 'winCash' | 'stake' | 'receiptId'>;

function useTell() {
  const t = useText(betTexts);
  const go = useGo();
  return ({ settledAt, winCash, stake, receiptId }: Told) => {
    if (settledAt === null || winCash === null) return;
    // A return at or below the stake is no win, and is not celebrated.
    const kind = winCash > stake ? 'win' : winCash > 0 ? 'back' : 'lose';
    toast({
      kind: kind === 'win' ? 'done' : 'info',
      text: kind === 'lose' ? t('bet.settled.lose') : t(`bet.settled.${kind}`, { amount: winCash }),
      receiptId,
      action: { label: t('bet.settled.open'), onSelect: () => go('bettingList') },
    });
  };
}
