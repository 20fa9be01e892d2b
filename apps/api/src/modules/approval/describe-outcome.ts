import type { Tx } from '@hanpan/db';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { type DecisionToJudge, judgeDecision } from './judge-decision.ts';

/**
 * What a decision is shown with: whether its money moves at once or waits for a second operator. Locked as for judging it, so that it
 * is still so when it is carried out.
 */
export async function describeOutcome(tx: Tx, decision: DecisionToJudge) {
  const cause = await judgeDecision(tx, decision);
  return {
    cause,
    line: { name: 'outcome', text: cause === null ? 'now' : 'waits' },
  } as const satisfies { cause: unknown; line: Operation['lines'][number] };
}
