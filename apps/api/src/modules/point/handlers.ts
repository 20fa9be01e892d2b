import type { BodyOf } from '@hanpan/contract';
import type { Handlers } from '../../kernel/call-context.ts';
import { consolePageSize, memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { Site } from '../../kernel/sites.ts';
import { memberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { changePoints } from './change-points.ts';
import { convertComp } from './convert-comp.ts';
import { describePoints } from './describe-points.ts';
import { givePoints } from './give-points.ts';
import { presentConsoleEntry, presentEntry } from './present.ts';
import type { PointServices } from './services.ts';
import { countEntries, type EntryFilter, listEntries } from './store.ts';
import { takeBackPoints } from './take-back-points.ts';

type PointPath =
  | '/api/point/list'
  | '/api/point/change'
  | '/api/wallet/convertComp'
  | '/api/console/point/list'
  | '/api/console/point/give'
  | '/api/console/point/takeBack';

function filterOf(site: Site, body: BodyOf<'/api/point/list'>, pageSize: number) {
  const { kind, useType, startDate, endDate } = body;
  return {
    siteId: site.id,
    kind,
    useType,
    startDate,
    endDate,
    timeZone: settingsOf(site).timeZone,
    ...pageOf(body.page, pageSize),
  };
}

export function pointHandlers(services: PointServices) {
  const { database, ledger } = services;
  return {
    '/api/point/list': async ({ site, memberId }, body) => {
      const filter: EntryFilter = {
        ...filterOf(site, body, memberPageSize),
        memberId,
        search: '',
        sort: null,
      };
      const { pointConversionOpen, pointMinAmount } = settingsOf(site);
      const member = await memberFacts(database, memberId);
      const mayConvert = member?.status === 'active' && member.pointConversionAllowed;
      return {
        list: (await listEntries(database, filter)).map(presentEntry),
        pageInfo: pageInfoOf(body.page, memberPageSize, await countEntries(database, filter)),
        pointAmt: (await ledger.holdings(database, { siteId: site.id, memberId })).point,
        minAmount: pointMinAmount,
        canConvert: pointConversionOpen && mayConvert ? 'Y' : 'N',
      };
    },

    '/api/point/change': (context, body, tx) => changePoints(services, tx, context, body),

    '/api/wallet/convertComp': (context, body, tx) => convertComp(services, tx, context, body),

    '/api/console/point/list': async ({ site }, body) => {
      const { memberKey: memberId, search, sort } = body;
      const filter: EntryFilter = { ...filterOf(site, body, consolePageSize), memberId, search, sort };
      return {
        list: (await listEntries(database, filter)).map(presentConsoleEntry),
        pageInfo: pageInfoOf(body.page, consolePageSize, await countEntries(database, filter)),
      };
    },

    '/api/console/point/give': {
      sumOf: (_, { amount }) => amount,
      describe: (tx, context, body) => describePoints(services, tx, context, body, 'in'),
      handler: (context, body, tx) => givePoints(services, tx, context, body),
    },

    '/api/console/point/takeBack': {
      sumOf: (_, { amount }) => amount,
      describe: (tx, context, body) => describePoints(services, tx, context, body, 'out'),
      handler: (context, body, tx) => takeBackPoints(services, tx, context, body),
    },
  } satisfies Handlers<PointPath>;
}
