import type { Amount } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { memberFacts } from '../member/index.ts';
import { offersFor } from './bonus-desk.ts';
import { type BonusServices, giveUpBonus } from './give-up-bonus.ts';
import { presentBonus } from './present.ts';
import { listBonuses } from './store.ts';

type BonusPath = '/api/bonus/list' | '/api/bonus/giveUp';

const bonusesShown = 10;

export function bonusHandlers(services: BonusServices) {
  const { database, clock } = services;
  return {
    '/api/bonus/list': async ({ site, memberId }) => {
      const level = (await memberFacts(database, memberId))?.level ?? 0;
      const offers = await offersFor(database, { site, memberId, level });
      const rows = await listBonuses(database, memberId, new Date(clock()), bonusesShown);
      return {
        offers: offers.map((offer) => ({ ...offer, maxAmount: offer.maxAmount as Amount })),
        bonuses: rows.map(presentBonus),
      };
    },
    '/api/bonus/giveUp': (context, body) => giveUpBonus(services, context, body),
  } satisfies Handlers<BonusPath>;
}
