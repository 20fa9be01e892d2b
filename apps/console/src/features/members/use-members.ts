import { callQuery, useCaller } from '@hanpan/client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeed } from '../../app/use-deed.ts';
import type { MemberRow, MemberStatus } from './model.ts';

const pollMs = 15_000;

export interface MemberFilter {
  readonly status: MemberStatus;
  readonly search: string;
  readonly page: number;
}

export function useMembers(filter: MemberFilter) {
  return useQuery({
    ...callQuery(useCaller(), '/api/console/members', filter),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export interface Decision {
  readonly member: MemberRow;
  readonly decision: 'approve' | 'reject';
  readonly reason?: string;
}

/** Approves or rejects once; whatever the server answers, the list is read anew. */
export function useMemberDecision(onDone: (decision: Decision) => void) {
  const caller = useCaller();
  const queryClient = useQueryClient();
  return useDeed<unknown, Decision>({
    mutationFn: ({ member, decision, reason = '' }) =>
      caller('/api/console/members/decide', { memberKey: member.memberKey, decision, reason }),
    onSuccess: (_, decision) => onDone(decision),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/console/members'] });
      void queryClient.invalidateQueries({ queryKey: ['/api/console/queue'] });
    },
  });
}
