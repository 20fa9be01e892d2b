import { useAction, useCallQuery, useMoneyCall } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';

const path = '/api/console/members/detail';
const refreshes = [path, '/api/console/members'] as const;

export type MemberCare = DataOf<typeof path>;
export type LookField = RequestOf<'/api/console/members/reveal'>['field'];

export function useMemberCare(memberKey: number) {
  return useCallQuery(path, { memberKey });
}

/** One thing done for a member; whatever it was, the page is read again. */
export function useCareAction() {
  return useAction({ refreshes });
}

/** One thing that is done once, however often it is sent. */
export function useKeyedCareAction() {
  return useMoneyCall({ refreshes });
}
