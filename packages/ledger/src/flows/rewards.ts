import { houseAccount } from '../account.ts';
import { bonus, cash, type Movement, point, type Transfer, transfer } from './transfer.ts';

const pointCost = (siteId: number) => houseAccount(siteId, 'point-cost');
const bonusCost = (siteId: number) => houseAccount(siteId, 'bonus-cost');

/** Points earned. The reference names the reason, once: `point:first-deposit:77`. */
export function pointGrant({ holder, amount }: Movement, reference: string): Transfer {
  return transfer('point-grant', pointCost(holder.siteId), point(holder), amount, reference);
}

/** Points that an operator takes back; never more than the balance. */
export function pointTakeBack({ holder, amount }: Movement, reference: string): Transfer {
  return transfer('point-take-back', point(holder), pointCost(holder.siteId), amount, reference);
}

/** Points become cash, one for one. */
export function pointConvert({ holder, amount }: Movement, conversionId: number): Transfer {
  return transfer('point-convert', point(holder), cash(holder), amount, `point-convert:${conversionId}`);
}

/** A coupon used: what it is worth becomes cash or points. */
export function coupon({ holder, amount }: Movement, couponId: number, worth: 'cash' | 'point'): Transfer {
  return worth === 'cash'
    ? transfer('coupon', bonusCost(holder.siteId), cash(holder), amount, `coupon:${couponId}`)
    : transfer('coupon', pointCost(holder.siteId), point(holder), amount, `coupon:${couponId}`);
}

/** The reward of one day's check-in. `day` is the site's own date, so a day pays once. */
export function attendance({ holder, amount }: Movement, day: string): Transfer {
  const reference = `attendance:${holder.memberId}:${day}`;
  return transfer('attendance', pointCost(holder.siteId), point(holder), amount, reference);
}

/** What one turn of the prize wheel paid. */
export function rotary({ holder, amount }: Movement, spinId: number): Transfer {
  return transfer('rotary', pointCost(holder.siteId), point(holder), amount, `rotary:${spinId}`);
}

/** A deposit's bonus: shown apart and not playable until its turnover is met. */
export function bonusGrant({ holder, amount }: Movement, bonusId: number): Transfer {
  return transfer('bonus-grant', bonusCost(holder.siteId), bonus(holder), amount, `bonus:${bonusId}`);
}

/** The turnover is met: the bonus becomes cash. */
export function bonusRelease({ holder, amount }: Movement, bonusId: number): Transfer {
  return transfer('bonus-release', bonus(holder), cash(holder), amount, `bonus:${bonusId}`);
}

/** The bonus was given up or expired: it returns to the house. */
export function bonusForfeit({ holder, amount }: Movement, bonusId: number): Transfer {
  return transfer('bonus-forfeit', bonus(holder), bonusCost(holder.siteId), amount, `bonus:${bonusId}`);
}
