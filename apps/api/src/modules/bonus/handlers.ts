import type { Handlers } from '../../kernel/call-context.ts';
import { need } from '../../kernel/need.ts';
import { memberFacts } from '../member/index.ts';
import { offersFor } from './bonus-desk.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { presentBonus } from './present.ts';
import type { BonusServices } from './services.ts';
import { listBonuses } from './store.ts';

type BonusPath = '/api/bonus/list' | '/api/bonus/giveUp';

const bonusesShown = 10;

export function bonusHandlers(services: BonusServices) {
  const { database, clock } = services;
  return {
    '/api/bonus/list': async ({ site, memberId }) => {
      const { level } = need(await memberFacts(database, memberId), `member ${memberId}`);
      const offers = await offersFor(database, { site, memberId, level });
      const rows = await listBonuses(database, memberId, clock.date(), bonusesShown);
      return {
        offers,
        bonuses: rows.map(presentBonus),
      };
    },
    '/api/bonus/giveUp': (context, body, tx) => giveUpBonus(services, tx, context, body),
  } satisfies Handlers<BonusPath>;
}
