import { usePush, useText } from '@hanpan/client';
import type { Bet, MiniBet } from '@hanpan/contract';
import { betTexts } from '@hanpan/messages';
import { type Amount, add, zero } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
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

/** A match or a draw settles all that was bet on it: what comes together is told in one line. */
const togetherMs = 300;

function useTell() {
  const t = useText(betTexts);
  const go = useGo();
  const waiting = useRef<Told[]>([]);
  const ofOne = (amount: Amount, isWin: boolean) =>
    amount === 0 ? t('bet.settled.lose') : t(isWin ? 'bet.settled.win' : 'bet.settled.back', { amount });
  const ofSeveral = (count: number, amount: Amount) =>
    amount === 0 ? t('bet.settled.severalLost', { count }) : t('bet.settled.several', { count, amount });
  const say = () => {
    const bets = waiting.current.splice(0);
    const amount = add(zero, ...bets.map(({ winCash }) => winCash ?? zero));
    // A return at or below what was staked is no win, and is not celebrated: nor is one bet that won among several that did not.
    const isWin = amount > add(zero, ...bets.map(({ stake }) => stake));
    toast({
      kind: isWin ? 'done' : 'info',
      text: bets.length > 1 ? ofSeveral(bets.length, amount) : ofOne(amount, isWin),
      receiptId: bets.length === 1 ? bets[0]?.receiptId : undefined,
      action: { label: t('bet.settled.open'), onSelect: () => go('bettingList') },
    });
  };
  return (bet: Told) => {
    if (bet.settledAt === null || bet.winCash === null) return;
    waiting.current.push(bet);
    if (waiting.current.length === 1) setTimeout(say, togetherMs);
  };
}
