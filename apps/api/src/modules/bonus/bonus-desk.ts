import type { Queryable } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { type Amount, smaller } from '@hanpan/money';
import { bonusOfDeposit, mayChooseBonus } from '@hanpan/rules';
import type { Site } from '../../kernel/sites.ts';
import { type BonusDesk, hasDeposited } from '../cash/index.ts';
import { settingsOf, settingsOfSite } from '../settings/index.ts';
import { endOf, releaseMet } from './end-bonus.ts';
import { insertBonus, openBonus } from './store.ts';

const dayMs = 86_400_000;

/** The bonuses that a deposit of this member may choose now; none while one is still open. */
export async function offersFor(
  queryable: Queryable,
  who: { readonly site: Site; readonly memberId: number; readonly level: number },
) {
  const { depositBonuses } = settingsOf(who.site);
  if (depositBonuses.length === 0) return [];
  // One that is due to end still counts as open: its row is, and only one may be open at a time.
  if ((await openBonus(queryable, who.memberId, new Date(0))) !== undefined) return [];
  const isFirstDeposit = !(await hasDeposited(queryable, who.memberId));
  return depositBonuses.filter((bonus) => mayChooseBonus(bonus, { level: who.level, isFirstDeposit }));
}

/** What the cash desk asks of bonuses. */
export const bonusDesk: BonusDesk = {
  async promise(tx, { site, memberId, level, amount, code }) {
    const offers = await offersFor(tx, { site, memberId, level });
    const chosen = offers.find((offer) => offer.code === code);
    if (chosen === undefined) return undefined;
    const { bonusAmount, turnoverAmount } = bonusOfDeposit(amount, chosen);
    if (bonusAmount === 0) return undefined;
    const { names, expiresDays } = chosen;
    return { bonusAmount, bonusTerms: { code, names, turnoverAmount, expiresDays } };
  },

  async grant(tx, { siteId, memberId, requestId, bonusAmount, bonusTerms, at }) {
    const bonusId = await insertBonus(tx, {
      siteId,
      memberId,
      requestId,
      code: bonusTerms.code,
      names: bonusTerms.names,
      amount: bonusAmount,
      turnoverRequired: bonusTerms.turnoverAmount,
      grantedAt: at,
      expiresAt: new Date(at.getTime() + bonusTerms.expiresDays * dayMs),
      weights: (await settingsOfSite(tx, siteId)).turnover.weights,
    });
    return flows.bonusGrant({ holder: { siteId, memberId }, amount: bonusAmount }, bonusId);
  },

  releaseMet,

  /** A bonus that is due to end no longer counts, so the member need not wait for the job. */
  async unmet(queryable, memberId, at) {
    const bonus = await openBonus(queryable, memberId, at);
    if (bonus === undefined || endOf(bonus, at, false) !== undefined) return undefined;
    const required: Amount = bonus.turnover_required;
    return { done: smaller(bonus.turnover_done, required), required };
  },
};
