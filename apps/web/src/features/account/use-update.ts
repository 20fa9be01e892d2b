import { type UsedMoneyCall, useCallQuery, useMoneyCall } from '@hanpan/client';
import type { AccountChange, DataOf, RequestOf } from '@hanpan/contract';
import { useState } from 'react';

export const securityPath = '/api/member/security';
export type Security = DataOf<typeof securityPath>;
type Change = Omit<RequestOf<'/api/member/update'>, 'idempotencyKey' | 'change' | 'code'>;

export interface UsedUpdate extends Pick<UsedMoneyCall, 'isSending' | 'failure' | 'clear'> {
  /** Resolves to whether it is changed. */
  readonly update: (values: Change) => Promise<boolean>;
  /** Whether the member has a second factor, and what it has typed of it. */
  readonly asksCode: boolean;
  readonly code: string;
  readonly setCode: (code: string) => void;
}

/** Changes one thing of one's own, once per press: a lost answer and a second press change nothing twice. */
export function useUpdate(change: AccountChange): UsedUpdate {
  const { submit, isSending, failure, clear } = useMoneyCall({
    refreshes: [securityPath, '/api/member/info'],
  });
  const hasFactor = useCallQuery(securityPath, {}).data?.secondFactor.isOn ?? false;
  const [code, type] = useState('');
  const setCode = (typed: string) => {
    type(typed);
    clear();
  };
  const update = async (values: Change) => {
    const { data } = await submit('/api/member/update', { change, ...values, code });
    if (data !== undefined) type('');
    return data !== undefined;
  };
  // It may have been switched on elsewhere meanwhile.
  const asksCode = hasFactor || failure?.code === 'L006';
  return { update, isSending, failure, clear, asksCode, code, setCode };
}
