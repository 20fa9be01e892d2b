import type { BodyOf } from '@hanpan/contract';
import { flows } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { once } from '../../kernel/idempotency.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import type { PointServices } from './change-points.ts';
import { insertCompConversion } from './store.ts';

/** Converts comp to cash. Fails with U0011 (suspended), C701 (no amount), C702 (more than is held). */
export function convertComp(
  { database, ledger, clock }: PointServices,
  { site, memberId }: MemberContext,
  { amount, idempotencyKey }: BodyOf<'/api/wallet/convertComp'>,
) {
  const holder = { siteId: site.id, memberId };
  const request = {
    siteId: site.id,
    actor: `member:${memberId}`,
    key: idempotencyKey,
    path: '/api/wallet/convertComp',
    input: { amount },
  };
  return inTransaction(database, (tx) =>
    once(tx, request, async () => {
      const member = await lockMember(tx, memberId);
      if (member?.status !== 'active') return fail('U0011');
      const id = await insertCompConversion(tx, { ...holder, amount, at: new Date(clock()) });
      const [posting] = await ledger.postIn(tx, [flows.compConvert({ holder, amount }, id)]);
      if (posting?.status !== 'posted') return fail('C702');
      const { comp, cash, version } = await ledger.holdings(tx, holder);
      return { amount, compAmt: comp, cashAmt: cash, version };
    }),
  );
}
