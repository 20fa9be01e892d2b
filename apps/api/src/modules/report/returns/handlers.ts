import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { emit } from '../../../kernel/outbox.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import type { ReportServices } from '../services.ts';
import { comparedUntil, countNotices, listNotices, lockNotice, saveLook } from './notice-store.ts';

/** Games whose return lay outside its bound, and what operators found when they looked. */
export function returnHandlers({ database, clock }: ReportServices) {
  return {
    '/api/console/report/returns': async ({ site }, { page }) => {
      const rows = await listNotices(database, site.id, pageOf(page, consolePageSize));
      const { total, openCount } = await countNotices(database, site.id);
      return {
        list: rows.map(({ vendor, foundAt, lookedAt, ...row }) => ({
          ...row,
          vendor: vendor === '' ? null : vendor,
          foundAt: isoOf(foundAt),
          lookedAt: isoOrNull(lookedAt),
        })),
        pageInfo: pageInfoOf(page, consolePageSize, total),
        openCount,
        comparedUntil: (await comparedUntil(database, site.id)) ?? null,
      };
    },

    '/api/console/report/returns/look': async (context, { noticeIdx, note }, tx) => {
      const { site, operatorName: by } = context;
      const notice = await lockNotice(tx, site.id, noticeIdx);
      if (notice === undefined) return fail('E404');
      const { isLookedAt, ...about } = notice;
      if (isLookedAt) return fail('T999');
      await saveLook(tx, noticeIdx, { by, note, at: clock.date() });
      await recordAction(tx, context, 'report.return-look', `return:${noticeIdx}`, { ...about, note });
      await emit(tx, `operators:${site.id}`, 'queue', { kind: 'return', change: 'done' });
      return { noticeIdx };
    },
  } satisfies Handlers<'/api/console/report/returns' | '/api/console/report/returns/look'>;
}
