import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, page, pageInfo } from '../../fields.ts';
import { approval, approvalState, fourEyesRule } from '../../shapes/approval.ts';

export const approvalList = defineCall({
  path: '/api/console/approval/list',
  summary:
    'Points and coupons to give, and points to take back, that wait for a second operator, and those that were decided, newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ state: z.enum(['all', ...approvalState.options]).default('waiting'), page }),
  data: z.object({ list: z.array(approval), pageInfo, waitingCount: z.int(), rule: fourEyesRule }),
  failures: [],
});

export const approvalApprove = defineCall({
  path: '/api/console/approval/approve',
  summary: 'Approve what another operator wants to give or take back; it happens at once',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({ approvalIdx: id }),
  data: z.object({ approval }),
  failures: ['C999', 'E404', 'T999', 'C504', 'R012', 'R013', 'R005', 'P003'],
});

export const approvalReject = defineCall({
  path: '/api/console/approval/reject',
  summary: 'Reject what waits for a second operator; whoever requested it may cancel it this way',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({ approvalIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ approval }),
  failures: ['C999', 'E404', 'T999'],
});
