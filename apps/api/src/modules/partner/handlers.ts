import type { Handlers, MemberContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countBelow, listBelow, type MemberFacts, memberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { checkTakeBackPin, giving, keepRefusal, mayMove, moveMoney, takingBack } from './move-money.ts';
import { memberInOwnTree } from './own-tree.ts';
import { presentGive, presentTarget } from './present.ts';
import type { PartnerServices } from './services.ts';
import { listGives, sumGives } from './store.ts';

type PartnerPath = '/api/give/send' | '/api/give/takeBack' | '/api/give/list' | '/api/give/targets';

export function partnerHandlers(services: PartnerServices) {
  const { database } = services;

  /** The calling partner; undefined for an ordinary member, for whom these pages do not exist. */
  const partnerOf = async ({ memberId }: MemberContext): Promise<MemberFacts | undefined> => {
    const member = await memberFacts(database, memberId);
    return member?.status === 'active' && member.partnerRank !== 'NORMAL' ? member : undefined;
  };

  return {
    '/api/give/send': {
      run: (context, body, tx) => moveMoney(services, tx, context, giving, body),
      refused: (context, body, refusal) => keepRefusal(services, context, giving, body, refusal),
    },

    '/api/give/takeBack': {
      before: (context, body) => checkTakeBackPin(services, context, body),
      run: (context, body, tx) => moveMoney(services, tx, context, takingBack, body),
      refused: (context, body, refusal) => keepRefusal(services, context, takingBack, body, refusal),
    },

    '/api/give/list': async (context, { page, ...wanted }) => {
      if ((await partnerOf(context)) === undefined) return fail('E403');
      const { timeZone } = settingsOf(context.site);
      const filter = { partnerId: context.memberId, ...wanted, timeZone, ...pageOf(page, memberPageSize) };
      const sums = await sumGives(database, filter);
      return {
        list: (await listGives(database, filter)).map(presentGive),
        pageInfo: pageInfoOf(page, memberPageSize, sums.count),
        givenAmt: sums.given,
        takenBackAmt: sums.taken_back,
      };
    },

    '/api/give/targets': async (context, { search, memId, page }) => {
      const found = await memberInOwnTree(services, context, memId);
      if (isFailure(found)) return found;
      const { partner, named } = found;
      const { site, memberId: partnerId } = context;
      const onlyId = memId === '' ? null : named.id;
      const filter = { siteId: site.id, partnerId, search, onlyId, ...pageOf(page, memberPageSize) };
      return {
        list: (await listBelow(database, filter)).map(presentTarget),
        pageInfo: pageInfoOf(page, memberPageSize, await countBelow(database, filter)),
        canGive: mayMove(site, partner, 'give') ? ('Y' as const) : ('N' as const),
        canTakeBack: mayMove(site, partner, 'takeBack') ? ('Y' as const) : ('N' as const),
      };
    },
  } satisfies Handlers<PartnerPath>;
}
