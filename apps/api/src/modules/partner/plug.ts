import type { Plug } from '../../kernel/plug.ts';
import { consoleSettlementHandlers } from './console-settlement-handlers.ts';
import { consoleTreeHandlers } from './console-tree-handlers.ts';
import { partnerExports } from './exports.ts';
import { partnerHandlers } from './handlers.ts';
import { partnerJobs } from './jobs.ts';
import { moneyHandlers } from './money-handlers.ts';
import type { PartnerServices } from './services.ts';
import { treeHandlers } from './tree-handlers.ts';

export const partnerPlug = {
  handlers: (services: PartnerServices) => ({
    ...partnerHandlers(services),
    ...treeHandlers(services),
    ...moneyHandlers(services),
    ...consoleTreeHandlers(services),
    ...consoleSettlementHandlers(services),
  }),
  jobs: partnerJobs,
  exports: partnerExports,
} satisfies Plug<PartnerServices>;
