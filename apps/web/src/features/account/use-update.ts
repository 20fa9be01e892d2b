import { type UsedMoneyCall, useMoneyCall } from '@hanpan/client';
import type { AccountChange, DataOf, RequestOf } from '@hanpan/contract';

export const securityPath = '/api/member/security';
export type Security = DataOf<typeof securityPath>;
type Change = Omit<RequestOf<'/api/member/update'>, 'idempotencyKey' | 'change'>;

export interface UsedUpdate extends Pick<UsedMoneyCall, 'isSending' | 'failure' | 'clear'> {
  /** Resolves to whether it is changed. */
  readonly update: (values: Change) => Promise<boolean>;
}

/** Changes one thing of one's own, once per press: a lost answer and a second press change nothing twice. */
export function useUpdate(change: AccountChange): UsedUpdate {
  const { submit, isSending, failure, clear } = useMoneyCall({
    refreshes: [securityPath, '/api/member/info'],
  });
  const update = async (values: Change) => {
    const { data } = await submit('/api/member/update', { change, ...values });
    return data !== undefined;
  };
  return { update, isSending, failure, clear };
}
