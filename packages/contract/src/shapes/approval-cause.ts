import { z } from 'zod';

/**
 * Why a second operator has to agree: one decision is large (`single`), or a sum within the window is: the operator's own
 * adjustments, points and coupons (`operator`), the same with the requests that it approved (`operatorTotal`), or all
 * that concerns one member (`member`).
 */
export const approvalCause = z.enum(['single', 'operator', 'operatorTotal', 'member']);
export type ApprovalCause = z.output<typeof approvalCause>;
