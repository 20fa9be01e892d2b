import { useAction, useCallQuery } from '@hanpan/client';
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
