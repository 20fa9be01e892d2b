import type { Handlers } from '../../kernel/call-context.ts';
import { betMoney } from './bet-money.ts';
import { listBets } from './list-bets.ts';
import type { ReportServices } from './services.ts';

export function historyHandlers(services: ReportServices) {
  return {
    '/api/bet/betlistNew': (context, body) => listBets(services, context, body),

    '/api/bet/money': (context, body) => betMoney(services, context, body),
  } satisfies Handlers<'/api/bet/betlistNew' | '/api/bet/money'>;
}
