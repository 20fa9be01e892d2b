import type { AnswerOf } from '@hanpan/contract';
import type { Handlers } from '../../kernel/call-context.ts';
import { isFailure } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { whoseInOwnTree } from '../partner/index.ts';
import { settingsOf } from '../settings/index.ts';
import { type BetBelowRow, listBetsBelow, sumBetsBelow } from './below-store.ts';
import { statusesOf } from './bet-type.ts';
import { presentPlain, presentTotal } from './present-bet.ts';
import type { ReportServices } from './services.ts';

/** A bet as a partner sees it. */
export function presentBet(row: BetBelowRow): AnswerOf<'/api/partner/bettingList'>['list'][number] {
  return {
    ...presentPlain(row),
    memId: row.mem_id,
    memNick: row.nickname,
    parentMemId: row.parent_mem_id,
    isRefused: row.is_refused,
  };
}

/** Bets of a partner's downline: the history of every family, which only reports know. */
export function betsBelowHandlers(services: Pick<ReportServices, 'database' | 'families'>) {
  const { database, families } = services;
  return {
    '/api/partner/bettingList': async (context, body) => {
      const { memId, scope, groupKey, type, page, ...wanted } = body;
      const whose = await whoseInOwnTree(services, context, { memId, scope });
      if (isFailure(whose)) return whose;
      const filter = {
        ...whose,
        ...wanted,
        group: groupKey === '' || groupKey === 'all' ? null : groupKey,
        statuses: statusesOf(type),
        timeZone: settingsOf(context.site).timeZone,
      };
      const total = await sumBetsBelow(database, families, filter);
      return {
        list: (await listBetsBelow(database, families, filter, pageOf(page, memberPageSize))).map(presentBet),
        total: presentTotal(total),
        pageInfo: pageInfoOf(page, memberPageSize, total.count),
      };
    },
  } satisfies Handlers<'/api/partner/bettingList'>;
}
