import type { Handlers } from '../../kernel/call-context.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { fourEyesOf, settingsOf } from '../settings/index.ts';
import { approveApproval, rejectApproval } from './decide-approval.ts';
import { describeApproval } from './describe-approval.ts';
import { presentApproval, presentRule } from './present.ts';
import { countApprovals, listApprovals, worthOfApproval } from './request-store.ts';
import type { ApprovalServices } from './services.ts';

type ApprovalPath =
  | '/api/console/approval/list'
  | '/api/console/approval/approve'
  | '/api/console/approval/reject';

export function approvalHandlers(services: ApprovalServices) {
  const { database } = services;
  return {
    '/api/console/approval/list': async ({ site }, { state, page }) => {
      const filter = { siteId: site.id, state, ...pageOf(page, consolePageSize) };
      return {
        list: (await listApprovals(database, filter)).map(presentApproval),
        pageInfo: pageInfoOf(page, consolePageSize, await countApprovals(database, filter)),
        waitingCount: await countApprovals(database, { siteId: site.id, state: 'waiting' }),
        rule: presentRule(fourEyesOf(settingsOf(site))),
      };
    },

    '/api/console/approval/approve': {
      sumOf: ({ site }, { approvalIdx }) => worthOfApproval(database, site.id, approvalIdx),
      describe: describeApproval,
      handler: (context, body, tx) => approveApproval(services, tx, context, body),
    },

    '/api/console/approval/reject': (context, body, tx) => rejectApproval(services, tx, context, body),
  } satisfies Handlers<ApprovalPath>;
}
