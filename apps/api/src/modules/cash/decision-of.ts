import { add } from '@hanpan/money';
import type { Site } from '../../kernel/sites.ts';
import type { DecisionToJudge } from '../approval/index.ts';
import type { CashRow } from './store.ts';

/**
 * A request as the rule of four eyes sees it: nobody but its approver says that the money of a deposit has come, or that
 * a withdrawal is to be paid. The bonus of a deposit counts with it.
 */
export function decisionOf(
  site: Site,
  operatorId: number,
  at: Date,
  { id, member_id: memberId, kind, amount, bonus_amount: bonus }: CashRow,
): DecisionToJudge & { readonly reference: string } {
  return {
    site,
    operatorId,
    at,
    kind: kind === 'in' ? 'deposit' : 'withdrawal',
    side: kind,
    shares: [{ memberId, amount: add(amount, bonus) }],
    reference: `cash:${id}`,
  };
}
