import { results, translate } from '@hanpan/messages';
import { type Handlers, type MemberContext, selfKeyed } from '../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import type { KeyedRequest } from '../../../kernel/idempotency.ts';
import { findBelow, memberFacts, setConvertsGameMoney } from '../../member/index.ts';
import { vendorsWithMoney } from './bring-back.ts';
import { type ConvertServices, convert } from './convert.ts';
import { transferWalletOf } from './settle-transfer.ts';

type GameMoneyPath =
  | '/api/cash/outGameMoney'
  | '/api/cash/merge'
  | '/api/partner/merge'
  | '/api/member/changeMemCashFlag';

export function gameMoneyHandlers(services: ConvertServices) {
  const { database } = services;

  /** All game money of a member, for themselves or at the wish of a partner above them. */
  const mergeAll = async ({ site, locale }: MemberContext, ownerId: number, request: KeyedRequest) => {
    const holder = { siteId: site.id, memberId: ownerId };
    const converted = await convert(services, {
      holder,
      request,
      chooseParts: async () => {
        const standing = await vendorsWithMoney(services, holder);
        const reachable: typeof standing = [];
        for (const each of standing)
          if ((await transferWalletOf(services, each.code)) !== undefined) reachable.push(each);
        // A vendor that is gone does not hold up the others.
        const chosen = reachable.length > 0 ? reachable : standing;
        return chosen.map(({ code }) => ({ vendorCode: code, amount: null }));
      },
    });
    if (!isFailure(converted))
      return { ...converted, resultCode: '0' as const, resultMessage: translate(results['0'], locale) };
    // Only an amount can be more than there is.
    if (converted.code === 'B6000') throw new Error('a merge asks for no amount');
    return fail(converted.code);
  };

  return {
    '/api/cash/outGameMoney': selfKeyed(({ site, memberId }, { amount, vendorKey }, request) => {
      const holder = { siteId: site.id, memberId };
      return convert(services, {
        holder,
        request,
        chooseParts: async () => {
          const vendorCode = vendorKey ?? (await vendorsWithMoney(services, holder))[0]?.code;
          return vendorCode === undefined ? fail('B6000') : [{ vendorCode, amount }];
        },
      });
    }),

    '/api/cash/merge': selfKeyed((context, _body, request) => mergeAll(context, context.memberId, request)),

    '/api/partner/merge': selfKeyed(async (context, { memId }, request) => {
      const partner = await memberFacts(database, context.memberId);
      if (partner?.status !== 'active' || partner.partnerRank === 'NORMAL') return fail('E403');
      const ownerId = await findBelow(database, context.site.id, context.memberId, memId);
      if (ownerId === undefined) return fail('E404');
      return mergeAll(context, ownerId, request);
    }),

    '/api/member/changeMemCashFlag': async ({ memberId }, { flag }) => {
      await setConvertsGameMoney(database, memberId, flag === 'Y');
      return { flag };
    },
  } satisfies Handlers<GameMoneyPath>;
}
