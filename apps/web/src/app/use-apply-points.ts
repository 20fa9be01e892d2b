import type { Amount } from '@hanpan/money';
import { useCallback } from 'react';
import { useApplyBalance, useBalance } from './session.ts';

/** For responses that carry the points and not the cash: the cash stays as it is until its own update. */
export function useApplyPoints(): (news: { pointAmt: Amount; version: number }) => void {
  const { cashAmt } = useBalance();
  const apply = useApplyBalance();
  return useCallback(({ pointAmt, version }) => apply({ cashAmt, pointAmt, version }), [apply, cashAmt]);
}
