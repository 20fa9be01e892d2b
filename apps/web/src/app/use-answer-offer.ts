import { useMoneyCall, useText } from '@hanpan/client';
import { myBetTexts } from '@hanpan/messages';
import { useState } from 'react';
import { useApplyBalance } from './session.ts';

const refreshes = ['/api/bet/sportBetlist', '/api/bet/betlistNew', '/api/sport/openBets'] as const;
const repeatAfterMs = 5_000;

export interface AnswerOffer {
  readonly isSending: boolean;
  readonly refusal: string | undefined;
  readonly answer: (accept: boolean) => void;
}

/** Takes the smaller stake that a trader offers, or declines it; what becomes of the bet is pushed. */
export function useAnswerOffer(betIdx: number): AnswerOffer {
  const t = useText(myBetTexts);
  const money = useMoneyCall({ refreshes, repeatAfterMs });
  const applyBalance = useApplyBalance();
  const [refusal, setRefusal] = useState<string>();
  const send = async (accept: boolean) => {
    setRefusal(undefined);
    const { data, failure } = await money.submit('/api/bet/answerOffer', { betIdx, accept });
    if (data !== undefined) applyBalance(data);
    if (failure !== undefined)
      setRefusal(failure.isIndeterminate ? t('myBets.offerUnknown') : failure.message);
  };
  return { isSending: money.isSending, refusal, answer: (accept) => void send(accept) };
}
