import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { lockMember } from '../member/index.ts';
import { endBonus, endOf } from './end-bonus.ts';
import { presentBonus } from './present.ts';
import type { BonusServices } from './services.ts';
import { bonusOfMember } from './store.ts';

/**
 * Returns an open bonus to the house; one whose turnover is met is released instead, because it is earned already.
 * Fails with E404, or T999 when it has ended.
 */
export async function giveUpBonus(
  { ledger, clock }: BonusServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  { bonusIdx }: BodyOf<'/api/bonus/giveUp'>,
) {
  await lockMember(tx, memberId);
  const at = clock.date();
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
}
