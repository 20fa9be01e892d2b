import { siteDate, totalWeight } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { presentSpin, spinWheel, turnsOf } from './spin-wheel.ts';
import { latestSpins } from './store.ts';

const shownSpins = 10;

export function rotaryHandlers(services: RewardServices) {
  const { database, clock } = services;
  return {
    '/api/rotary/info': async ({ site, memberId }) => {
      const settings = settingsOf(site);
      const { open, prizes, freePerDay, depositPerTicket, maxTicketsPerDay } = settings.rotary;
      const day = siteDate(clock(), settings.timeZone);
      return {
        open: open ? 'Y' : 'N',
        prizes,
        totalWeight: totalWeight(prizes),
        spins: (await turnsOf(database, settings, memberId, day)).shown,
        freePerDay,
        depositPerTicket: depositPerTicket > 0 && maxTicketsPerDay > 0 ? depositPerTicket : null,
        maxTicketsPerDay,
        history: (await latestSpins(database, memberId, shownSpins)).map(presentSpin),
      };
    },

    '/api/rotary/spin': (context, _body, tx) => spinWheel(services, tx, context),
  } satisfies Handlers<'/api/rotary/info' | '/api/rotary/spin'>;
}
