import type { Handlers } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countMembersBelow, listMembersBelow } from './lists/members-store.ts';
import { presentMember } from './lists/present-lists.ts';
import { callingPartner, partnerInOwnTree } from './own-tree.ts';
import type { PartnerServices } from './services.ts';
import { askForPartner } from './tree/ask-for-partner.ts';
import { lockTree } from './tree/rates-store.ts';
import { setRates } from './tree/set-rates.ts';
import { showRates } from './tree/show-rates.ts';
import { partnerSummary } from './tree/summary.ts';
import { daysOf, treePage } from './tree/tree-pages.ts';

type TreePath =
  | '/api/partner/summary'
  | '/api/partner/tree'
  | '/api/partner/members'
  | '/api/partner/rates'
  | '/api/partner/setRates'
  | '/api/partner/create';

export function treeHandlers(services: PartnerServices) {
  const { database, clock } = services;
  return {
    '/api/partner/summary': async (context, body) => {
      const partner = await callingPartner(services, context);
      return isFailure(partner) ? partner : partnerSummary(services, context, partner, body);
    },

    '/api/partner/tree': async (context, body) => {
      const found = await partnerInOwnTree(services, context, body.memId);
      if (isFailure(found)) return found;
      return treePage(database, context.site, found.named.id, body, clock());
    },

    '/api/partner/members': async (context, { page, memId, kind, status, search, ...period }) => {
      const found = await partnerInOwnTree(services, context, memId);
      if (isFailure(found)) return found;
      const days = daysOf(context.site, period, clock());
      const filter = { rootId: found.named.id, kind, status, search, ...days };
      const rows = await listMembersBelow(database, filter, pageOf(page, memberPageSize));
      return {
        list: rows.map(presentMember),
        pageInfo: pageInfoOf(page, memberPageSize, await countMembersBelow(database, filter)),
      };
    },

    '/api/partner/rates': async (context, { memId }) => {
      const found = await partnerInOwnTree(services, context, memId);
      return isFailure(found) ? found : showRates(database, context.site, found.named, clock());
    },

    '/api/partner/setRates': async (context, { memId, rates }, tx) => {
      const partner = await callingPartner({ database: tx }, context);
      if (isFailure(partner)) return partner;
      // Whose tree it is may change until then.
      await lockTree(tx, context.site.id);
      const found = await partnerInOwnTree({ database: tx }, context, memId);
      if (isFailure(found)) return found;
      // Nobody sets its own.
      if (found.named.id === found.partner.id) return fail('PT06');
      const change = { partner: found.named, rates, setBy: found.partner.memId, reason: '' };
      const refused = await setRates(services, tx, context.site, change);
      return refused ?? showRates(tx, context.site, found.named, clock());
    },

    '/api/partner/create': (context, body, tx) => askForPartner(services, tx, context, body),
  } satisfies Handlers<TreePath>;
}
