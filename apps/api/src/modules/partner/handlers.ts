import type { Handlers, MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countBelow, listBelow, type MemberFacts, memberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { type GiveServices, giving, mayMove, moveMoney, takingBack } from './move-money.ts';
import { presentGive, presentTarget } from './present.ts';
import { listGives, sumGives } from './store.ts';

type PartnerPath = '/api/give/send' | '/api/give/takeBack' | '/api/give/list' | '/api/give/targets';

export function partnerHandlers(services: GiveServices) {
  const { database } = services;

  /** The partner who asks; undefined for an ordinary member, for whom these pages do not exist. */
  const partnerOf = async ({ memberId }: MemberContext): Promise<MemberFacts | undefined> => {
    const member = await memberFacts(database, memberId);
    return member?.status === 'active' && member.partnerRank !== 'NORMAL' ? member : undefined;
  };

  return {
    '/api/give/send': (context, body) => moveMoney(services, context, giving, body),

    '/api/give/takeBack': (context, body) => moveMoney(services, context, takingBack, body),

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

    '/api/give/targets': async (context, { search, page }) => {
      const partner = await partnerOf(context);
      if (partner === undefined) return fail('E403');
      const { site, memberId: partnerId } = context;
      const filter = { siteId: site.id, partnerId, search, ...pageOf(page, memberPageSize) };
      return {
        list: (await listBelow(database, filter)).map(presentTarget),
        pageInfo: pageInfoOf(page, memberPageSize, await countBelow(database, filter)),
        canGive: mayMove(site, partner, 'give') ? ('Y' as const) : ('N' as const),
        canTakeBack: mayMove(site, partner, 'takeBack') ? ('Y' as const) : ('N' as const),
      };
    },
  } satisfies Handlers<PartnerPath>;
}
