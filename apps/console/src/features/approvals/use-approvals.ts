import { callQuery, useCaller, useMoneyCall, useText } from '@hanpan/client';
import { type Approval, approvalState } from '@hanpan/contract';
import { consoleApprovalTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const listPath = '/api/console/approval/list';
const pollMs = 15_000;

export const stateFilters = [...approvalState.options, 'all'] as const;

export interface ApprovalFilter {
  readonly state: (typeof stateFilters)[number];
  readonly page: number;
}

export function approvalKeyOf(row: Approval): string {
  return String(row.approvalIdx);
}

export function useApprovals(filter: ApprovalFilter) {
  return useQuery({
    ...callQuery(useCaller(), listPath, filter),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

const refreshes = [
  listPath,
  '/api/console/queue',
  '/api/console/point/list',
  '/api/console/coupon/list',
] as const;

interface ApprovalDecision {
  readonly approvalIdx: number;
  /** Null means approve. */
  readonly rejectedBecause: string | null;
}

/** Decides once; a retry after a lost response is the same decision. */
export function useDecideApproval(onDone: () => void) {
  const t = useText(consoleApprovalTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes });
  const decide = async ({ approvalIdx, rejectedBecause: reason }: ApprovalDecision) => {
    const { data } =
      reason === null
        ? await submit('/api/console/approval/approve', { approvalIdx })
        : await submit('/api/console/approval/reject', { approvalIdx, reason });
    if (data === undefined) return;
    toast({ text: t(`consoleApproval.done.${data.approval.state === 'done' ? 'approve' : 'reject'}`) });
    onDone();
  };
  return { ...sending, decide };
}
