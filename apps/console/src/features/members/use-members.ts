import { callQuery, useCaller } from '@hanpan/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MemberStatus } from './model.ts';

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
