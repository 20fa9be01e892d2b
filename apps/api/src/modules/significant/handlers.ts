import { recordAction } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { countEvents, countNew, listEvents, markSeen } from './event-store.ts';
import { presentEvent } from './present-event.ts';
import type { SignificantServices } from './services.ts';

type SignificantPath = '/api/console/significant/list' | '/api/console/significant/seen';

export function significantHandlers({ database, clock }: SignificantServices) {
  return {
    '/api/console/significant/list': async ({ site }, { kind, page, ...wanted }) => {
      const { timeZone, significant } = settingsOf(site);
      const filter = { ...wanted, siteId: site.id, kind: kind === 'all' ? null : kind, timeZone };
      const [rows, total, newCount] = await Promise.all([
        listEvents(database, filter, pageOf(page, consolePageSize)),
        countEvents(database, filter),
        countNew(database, site.id),
      ]);
      return {
        list: rows.map(presentEvent),
        pageInfo: pageInfoOf(page, consolePageSize, total),
        newCount,
        amounts: {
          'large-win': significant.winAmount,
          'large-stake': significant.stakeAmount,
          'large-deposit': significant.depositAmount,
          'large-withdrawal': significant.withdrawalAmount,
        },
      };
    },

    '/api/console/significant/seen': async (context, { eventIdxs }, tx) => {
      const { site, operatorName } = context;
      const seen = await markSeen(tx, {
        siteId: site.id,
        ids: eventIdxs,
        by: operatorName,
        at: clock.date(),
      });
      if (seen.length === 0) return fail('T999');
      await recordAction(tx, context, 'significant.seen', `significant:${seen[0]}`, {
        events: seen.join(' '),
      });
      return { seen: seen.length };
    },
  } satisfies Handlers<SignificantPath>;
}
