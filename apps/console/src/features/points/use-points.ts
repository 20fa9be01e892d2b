import { useMoneyCall, useText } from '@hanpan/client';
import { consoleApprovalTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import type { kindFilters, PointDirection, useFilters } from './model.ts';

export interface PointFilter {
  readonly kind: (typeof kindFilters)[number];
  readonly useType: (typeof useFilters)[number];
  readonly search: string;
}

const path = '/api/console/point/list';

interface PointMove {
  readonly direction: PointDirection;
  readonly amount: Amount;
  /** Granted for an event, and not by hand. */
  readonly isEvent: boolean;
  readonly reason: string;
}

/** Gives points to one member or takes them back, once; a retry after a lost response is the same movement. */
export function useMovePoints(member: { memberKey: number; memId: string }, onDone: () => void) {
  const t = useText(pointTexts);
  const approval = useText(consoleApprovalTexts);
  const { memberKey, memId } = member;
  const { submit, ...sending } = useMoneyCall({
    refreshes: [path, '/api/console/members', '/api/console/queue'],
  });
  const move = async ({ direction, amount, isEvent, reason }: PointMove) => {
    const body = { memberKey, amount, reason };
    const { data } =
      direction === 'takeBack'
        ? await submit('/api/console/point/takeBack', body)
        : await submit('/api/console/point/give', { ...body, kind: isEvent ? 'event' : 'operator' });
    if (data === undefined) return;
    if (data.waiting !== null) {
      const cause = approval(`consoleApproval.cause.${data.waiting.cause}`);
      toast({ kind: 'warn', text: approval('consoleApproval.nowWaiting', { cause }) });
    } else {
      const words = direction === 'give' ? 'point.console.given' : 'point.console.takenBack';
      toast({ text: t(words, { memId, amount }) });
    }
    onDone();
  };
  return { ...sending, move: (wanted: PointMove) => void move(wanted) };
}
