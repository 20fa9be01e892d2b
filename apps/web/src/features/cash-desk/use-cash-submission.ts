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
  /** Resolves to why it was not done, where it was not. */
  readonly submit: (intention: Intention) => Promise<CallFailure | undefined>;
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
    const { data, failure } = await send(money.submit, intention);
    if (data === undefined) return failure;
    applyBalance(data);
    onRequested(data.request);
    return undefined;
  };
  return {
    isSending: money.isSending,
    failure: money.failure,
    submit,
    clear: money.clear,
  };
}
