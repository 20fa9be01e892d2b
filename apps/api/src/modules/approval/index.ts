export { askApproval } from './ask-approval.ts';
export { describeOutcome } from './describe-outcome.ts';
export { type DecisionToJudge, equalShares, judgeDecision, recordDecision } from './judge-decision.ts';
export { approvalPlug } from './plug.ts';
export { presentRule } from './present.ts';
export type { ApprovalRow } from './request-store.ts';
