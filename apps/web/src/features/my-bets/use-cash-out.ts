import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { Bet, DataOf } from '@hanpan/contract';
import { myBetTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import { confirmBox } from '../../app/popups.ts';
import { useApplyBalance } from '../../app/session.ts';

export type CashOutQuote = DataOf<'/api/bet/cashOutQuote'>['list'][number];

const quotes = '/api/bet/cashOutQuote';
/** Prices move every few seconds; what was quoted is what is paid, or it is refused. */
const quoteAgainMs = 5_000;
/** As for a bet: a lost response is asked for once more. */
const repeatAfterMs = 5_000;
const refreshes = [quotes, '/api/bet/sportBetlist', '/api/bet/betlistNew', '/api/sport/openBets'] as const;

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

/** What has to be known of a bet to sell it. */
export type SoldBet = Pick<Bet, 'betIdx' | 'stake'>;

export interface CashOut {
  readonly isSending: boolean;
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
      toast({ kind: 'done', text: t('myBets.cashOutDone', { amount: quotedAmount }) });
    }
    if (failure === undefined) return;
    setRefusal(failure.isIndeterminate ? t('myBets.cashOutUnknown') : failure.message);
  };

  return { isSending: money.isSending, refusal, sell: (quotedAmount) => void ask(quotedAmount) };
}
