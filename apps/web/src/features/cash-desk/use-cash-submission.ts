import { type CallFailure, type Outcome, type UsedMoneyCall, useMoneyCall } from '@hanpan/client';
import type { CashRequest, DataOf } from '@hanpan/contract';
import { useApplyBalance } from '../../app/session.ts';

type Send<Intention> = (
  submit: UsedMoneyCall['submit'],
  intention: Intention,
) => Promise<Outcome<DataOf<'/api/cash/in'>>>;

export interface CashSubmission<Intention> {
  readonly isSending: boolean;
  readonly failure: CallFailure | undefined;
  readonly submit: (intention: Intention) => void;
  readonly clear: () => void;
}

/**
 * Sends one request for money. Whatever the outcome, requests, bonuses and the member's own limits are read again: another
 * screen may have made a request or set a limit, and an offer on this page may be gone.
 */
export function useCashSubmission<Intention>(
  send: Send<Intention>,
  onRequested: (request: CashRequest) => void,
): CashSubmission<Intention> {
  const applyBalance = useApplyBalance();
  const money = useMoneyCall({ refreshes: ['/api/cash/list/', '/api/bonus/list', '/api/protection/limits'] });
  const submit = async (intention: Intention) => {
    const { data } = await send(money.submit, intention);
    if (data === undefined) return;
    applyBalance(data);
    onRequested(data.request);
  };
  return {
    isSending: money.isSending,
    failure: money.failure,
    submit: (intention) => void submit(intention),
    clear: money.clear,
  };
}
