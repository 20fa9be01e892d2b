import { results, translate } from '@hanpan/messages';
import type { Handlers, MemberContext } from '../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { findBelow, isPartner, setConvertsGameMoney } from '../member-store.ts';
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
  const mergeAll = async (
    { site, memberId, locale }: MemberContext,
    path: '/api/cash/merge' | '/api/partner/merge',
    ownerId: number,
    key: string,
  ) => {
    const holder = { siteId: site.id, memberId: ownerId };
    const converted = await convert(services, {
      holder,
      actor: `member:${memberId}`,
      path,
      key,
      input: { ownerId },
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
    '/api/cash/outGameMoney': async ({ site, memberId }, { idempotencyKey, amount, vendorKey }) => {
      const holder = { siteId: site.id, memberId };
      return convert(services, {
        holder,
        actor: `member:${memberId}`,
        path: '/api/cash/outGameMoney',
        key: idempotencyKey,
        input: { amount, vendorKey: vendorKey ?? null },
        chooseParts: async () => {
          const vendorCode = vendorKey ?? (await vendorsWithMoney(services, holder))[0]?.code;
          return vendorCode === undefined ? fail('B6000') : [{ vendorCode, amount }];
        },
      });
    },

    '/api/cash/merge': (context, { idempotencyKey }) =>
      mergeAll(context, '/api/cash/merge', context.memberId, idempotencyKey),

    '/api/partner/merge': async (context, { idempotencyKey, memId }) => {
      if (!(await isPartner(database, context.memberId))) return fail('E403');
      const ownerId = await findBelow(database, context.site.id, context.memberId, memId);
      if (ownerId === undefined) return fail('E404');
      return mergeAll(context, '/api/partner/merge', ownerId, idempotencyKey);
    },

    '/api/member/changeMemCashFlag': async ({ memberId }, { flag }) => {
      await setConvertsGameMoney(database, memberId, flag === 'Y');
      return { flag };
    },
  } satisfies Handlers<GameMoneyPath>;
}
