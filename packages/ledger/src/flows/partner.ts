import type { Amount } from '@hanpan/money';
import { houseAccount } from '../account.ts';
import { cash, comp, type Holder, type Movement, type Transfer, transfer } from './transfer.ts';

/** A partner's share of a settled bet, or of a period's loss. */
export function commission({ holder, amount }: Movement, reference: string): Transfer {
  return transfer('commission', houseAccount(holder.siteId, 'commission'), comp(holder), amount, reference);
}

/** The share of a resettled bet that no longer earns it; never more than the partner's balance. */
export function commissionClawback({ holder, amount }: Movement, reference: string): Transfer {
  const house = houseAccount(holder.siteId, 'commission');
  return transfer('commission-clawback', comp(holder), house, amount, reference);
}

/** Comp becomes cash, one for one. */
export function compConvert({ holder, amount }: Movement, conversionId: number): Transfer {
  return transfer('comp-convert', comp(holder), cash(holder), amount, `comp-convert:${conversionId}`);
}

interface PartnerMovement {
  readonly partner: Holder;
  readonly member: Holder;
  readonly amount: Amount;
}

function sameSite({ partner, member }: PartnerMovement): void {
  if (partner.siteId !== member.siteId) throw new TypeError('money does not move between sites');
}

/** A partner gives from its own cash to a member below it in the tree. */
export function give(movement: PartnerMovement, giveId: number): Transfer {
  sameSite(movement);
  const { partner, member, amount } = movement;
  return transfer('give', cash(partner), cash(member), amount, `give:${giveId}`);
}

/** A partner takes cash back from a member below it; never more than that balance. */
export function takeBack(movement: PartnerMovement, takeBackId: number): Transfer {
  sameSite(movement);
  const { partner, member, amount } = movement;
  return transfer('take-back', cash(member), cash(partner), amount, `take-back:${takeBackId}`);
}
