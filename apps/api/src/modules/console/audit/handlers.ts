import { verifyAuditAsOfNow } from '../../../kernel/audit-chain.ts';
import { auditActions, countAudit, listAudit } from '../../../kernel/audit-store.ts';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { settingsOf } from '../../settings/index.ts';
import type { ConsoleServices } from '../services.ts';
import { presentEntry } from './present-entry.ts';

export function auditHandlers({ database, longDatabase, clock, sealer }: ConsoleServices) {
  return {
    '/api/console/audit': async ({ site }, { page, ...wanted }) => {
      const filter = { ...wanted, siteId: site.id, timeZone: settingsOf(site).timeZone };
      const [rows, total, actions] = await Promise.all([
        listAudit(database, filter, pageOf(page, consolePageSize)),
        countAudit(database, filter),
        auditActions(database, site.id),
      ]);
      return { list: rows.map(presentEntry), pageInfo: pageInfoOf(page, consolePageSize, total), actions };
    },

    '/api/console/audit/verify': async ({ site }) => {
      const startedMs = performance.now();
      const { entryCount, anchorCount, fault } = await verifyAuditAsOfNow(longDatabase, sealer, site.id);
      return {
        entryCount,
        anchorCount,
        verifiedAt: isoOf(clock.date()),
        tookMs: Math.round(performance.now() - startedMs),
        fault: fault === undefined ? null : { place: fault.place, auditIdx: fault.auditId, kind: fault.kind },
      };
    },
  } satisfies Handlers<'/api/console/audit' | '/api/console/audit/verify'>;
}
