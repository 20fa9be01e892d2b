import type { Adjustment } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { DecisionToJudge } from '../approval/index.ts';

interface Adjusted {
  readonly id: number;
  readonly memberId: number;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount;
  readonly askedBy: number;
}

/** An adjustment as the rule of four eyes sees it: the decision of whoever asked for it. */
export function decisionOf(
  { site }: OperatorContext,
  at: Date,
  { id, memberId, direction, amount, askedBy }: Adjusted,
): DecisionToJudge & { readonly reference: string } {
  return {
    site,
    operatorId: askedBy,
    at,
    kind: 'adjustment',
    side: direction === 'credit' ? 'in' : 'out',
    shares: [{ memberId, amount }],
    reference: `adjustment:${id}`,
  };
}
