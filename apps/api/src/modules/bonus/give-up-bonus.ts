import type { BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { once } from '../../kernel/idempotency.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { endBonus, endOf } from './end-bonus.ts';
import { presentBonus } from './present.ts';
import { bonusOfMember } from './store.ts';

export interface BonusServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Returns an open bonus to the house; one whose turnover is met is released instead, because it is earned already.
 * Fails with E404, or T999 when it has ended.
 */
export function giveUpBonus(
  { database, ledger, clock }: BonusServices,
  { site, memberId }: MemberContext,
  { bonusIdx, idempotencyKey }: BodyOf<'/api/bonus/giveUp'>,
) {
  const request = {
    siteId: site.id,
    actor: `member:${memberId}`,
    key: idempotencyKey,
    path: '/api/bonus/giveUp',
    input: { bonusIdx },
  };
  return inTransaction(database, (tx) =>
    once(tx, request, async () => {
      await lockMember(tx, memberId);
      const at = new Date(clock());
      const bonus = await bonusOfMember(tx, memberId, bonusIdx, at);
      if (bonus === undefined) return fail('E404');
      if (bonus.released_at !== null || bonus.forfeited_at !== null) return fail('T999');
      await endBonus(ledger, tx, bonus, endOf(bonus, at, true) ?? 'given-up', at);
      const ended = await bonusOfMember(tx, memberId, bonusIdx, at);
      const holdings = await ledger.holdings(tx, { siteId: site.id, memberId });
      return {
        bonus: presentBonus(ended ?? bonus),
        cashAmt: holdings.cash,
        version: holdings.version,
      };
    }),
  );
}
