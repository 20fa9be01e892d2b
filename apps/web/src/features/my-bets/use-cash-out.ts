import { useCallQuery, useMoneyCall, useRefresh, useText } from '@hanpan/client';
import type { Bet, DataOf } from '@hanpan/contract';
import { myBetTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmBox } from '../../app/popups.ts';
import { useApplyBalance } from '../../app/session.ts';

type OpenBets = DataOf<'/api/bet/sportBetlist'>;
export type CashOutQuote = DataOf<'/api/bet/cashOutQuote'>['list'][number];

const quotes = '/api/bet/cashOutQuote';
const sportsBets = '/api/bet/sportBetlist';
/** Prices move every few seconds; what was quoted is what is paid, or it is refused. */
const quoteAgainMs = 5_000;
/** As for a bet: a lost response is asked for once more. */
const repeatAfterMs = 5_000;
const refreshes = [quotes, sportsBets, '/api/bet/betlistNew', '/api/sport/openBets'] as const;

/** What the site pays for these bets now, by bet; empty where it buys none back. */
export function useCashOutQuotes(
  bets: readonly Pick<Bet, 'betIdx' | 'status'>[],
): ReadonlyMap<number, CashOutQuote> {
  const open = bets.filter(({ status }) => status === 'BET').map(({ betIdx }) => betIdx);
  const { data } = useCallQuery(
    quotes,
    { bets: open },
    { enabled: open.length > 0, refetchInterval: quoteAgainMs },
  );
  return new Map(data?.list.map((quote) => [quote.betIdx, quote]));
}

/** A sold bet leaves the open ones at once: the lists are read again besides, and on a slow line that takes seconds. */
function useTakeFromOpen(): (betIdx: number) => void {
  const queryClient = useQueryClient();
  return (betIdx) => {
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [sportsBets] })) {
      const [, search] = queryKey as readonly [string, { readonly state?: string } | undefined];
      const held = state.data as OpenBets | undefined;
      if (search?.state !== 'open' || !held?.list.some((bet) => bet.betIdx === betIdx)) continue;
      const pageInfo = { ...held.pageInfo, total: held.pageInfo.total - 1 };
      const list = held.list.filter((bet) => bet.betIdx !== betIdx);
      queryClient.setQueryData<OpenBets>(queryKey, { ...held, list, pageInfo });
    }
  };
}

/** What has to be known of a bet to sell it. */
export type SoldBet = Pick<Bet, 'betIdx' | 'stake'>;

export interface CashOut {
  readonly isSending: boolean;
  /** It was sold here, whatever a list that is still being read says of it. */
  readonly isSold: boolean;
  /** Why the last press sold nothing, in the reader's words. */
  readonly refusal: string | undefined;
  readonly sell: (amount: Amount) => void;
}

/** Sells a bet, after it was said what for. */
export function useCashOut({ betIdx, stake }: SoldBet): CashOut {
  const t = useText(myBetTexts);
  const money = useMoneyCall({ refreshes, repeatAfterMs });
  const applyBalance = useApplyBalance();
  const [refusal, setRefusal] = useState<string>();
  const [isSold, setSold] = useState(false);
  const takeFromOpen = useTakeFromOpen();
  const quoteAgain = useRefresh(quotes);

  const ask = async (quotedAmount: Amount) => {
    setRefusal(undefined);
    const agreed = await confirmBox({
      text: t('myBets.cashOutAsk', { amount: quotedAmount, stake }),
      confirmLabel: t('myBets.cashOutYes', { amount: quotedAmount }),
    });
    if (!agreed) return;
    const { data, failure } = await money.submit('/api/bet/cashOut', { betIdx, quotedAmount });
    if (data !== undefined) {
      applyBalance(data);
      setSold(true);
      takeFromOpen(betIdx);
      toast({ kind: 'done', text: t('myBets.cashOutDone', { amount: quotedAmount }) });
    }
    if (failure === undefined) return;
    // What the refusal names must not stand beside the price that it refused.
    quoteAgain();
    setRefusal(failure.isIndeterminate ? t('myBets.cashOutUnknown') : failure.message);
  };

  return { isSending: money.isSending, isSold, refusal, sell: (quotedAmount) => void ask(quotedAmount) };
}
