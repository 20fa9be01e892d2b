import type { Handlers } from '../../kernel/call-context.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { presentRule } from '../approval/index.ts';
import { fourEyesOf, settingsOf } from '../settings/index.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.ts';
import { describeAsked, describeWaiting } from './describe-adjustment.ts';
import { presentAdjustment } from './present.ts';
import type { AdjustmentServices } from './services.ts';
import { amountOfAdjustment, countAdjustments, listAdjustments } from './store.ts';

type AdjustmentPath =
  | '/api/console/adjustment/list'
  | '/api/console/adjustment/ask'
  | '/api/console/adjustment/approve'
  | '/api/console/adjustment/reject';

export function adjustmentHandlers(services: AdjustmentServices) {
  const { database } = services;
  return {
    '/api/console/adjustment/list': async ({ site }, { state, search, sort, page }) => {
      const filter = { siteId: site.id, state, search, sort, ...pageOf(page, consolePageSize) };
      return {
        list: (await listAdjustments(database, filter)).map(presentAdjustment),
        pageInfo: pageInfoOf(page, consolePageSize, await countAdjustments(database, filter)),
        waitingCount: await countAdjustments(database, { siteId: site.id, state: 'waiting', search: '' }),
        rule: presentRule(fourEyesOf(settingsOf(site))),
      };
    },

    '/api/console/adjustment/ask': {
      sumOf: (_, { amount }) => amount,
      describe: (tx, context, body) => describeAsked(services, tx, context, body),
      handler: (context, body, tx) => askAdjustment(services, tx, context, body),
    },

    '/api/console/adjustment/approve': {
      sumOf: ({ site }, { adjustmentIdx }) => amountOfAdjustment(database, site.id, adjustmentIdx),
      describe: describeWaiting,
      handler: (context, body, tx) => approveAdjustment(services, tx, context, body),
    },

    '/api/console/adjustment/reject': (context, body, tx) => rejectAdjustment(services, tx, context, body),
  } satisfies Handlers<AdjustmentPath>;
}
