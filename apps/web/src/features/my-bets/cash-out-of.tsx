import type { Bet } from '@hanpan/contract';
import { CashOutButton } from './cash-out-button.tsx';
import { useCashOutQuotes } from './use-cash-out.ts';

/** What the site pays for one open bet now, asked for by itself: where a bet is shown without the list that asks for all of them. */
export function CashOutOf({ bet }: { bet: Pick<Bet, 'betIdx' | 'status' | 'stake'> }) {
  const quote = useCashOutQuotes([bet]).get(bet.betIdx);
  return quote ? <CashOutButton bet={bet} quote={quote} /> : null;
}
