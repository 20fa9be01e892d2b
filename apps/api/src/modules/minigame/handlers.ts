import { type Handlers, selfKeyed } from '../../kernel/call-context.ts';
import { betsOfRound, sumOfRound } from './bet-store.ts';
import { MiniCounter } from './placing/place-mini-bet.ts';
import { presentMiniBet } from './present-mini-bet.ts';
import { readMiniPrices, setMiniPrices } from './prices/console-prices.ts';
import { readDraws } from './read-draws.ts';
import { readMiniBoard } from './read-mini-board.ts';
import type { MinigameServices } from './services.ts';

type MinigamePath =
  | '/api/minigame/board'
  | '/api/minigame/bet'
  | '/api/minigame/myBets'
  | '/api/result/mini'
  | '/api/minigame/powerballResult'
  | '/api/console/minigame/prices'
  | '/api/console/minigame/setPrices';

/** A member's bets on one round that are shown; it may have placed more. */
const betsShown = 200;

type Services = Pick<MinigameServices, 'database' | 'ledger' | 'clock' | 'minigame' | 'families'>;

export function minigameHandlers(services: Services) {
  const { database, clock } = services;
  const counter = new MiniCounter(services);
  return {
    '/api/minigame/board': (context, { game }) => readMiniBoard(services, context, game),

    '/api/minigame/bet': selfKeyed((context, body, request) => counter.place(context, body, request)),

    '/api/minigame/myBets': async ({ memberId }, named) => {
      const round = { memberId, ...named };
      return {
        list: (await betsOfRound(database, round, betsShown)).map(presentMiniBet),
        total: await sumOfRound(database, round),
      };
    },

    '/api/result/mini': ({ site }, body) => readDraws(database, site, body),
    '/api/minigame/powerballResult': ({ site }, { page }) =>
      readDraws(database, site, { game: 'powerball', day: null, page }),

    '/api/console/minigame/prices': (context, body) => readMiniPrices(database, context, body),
    '/api/console/minigame/setPrices': (context, body, tx) => setMiniPrices(tx, context, body, clock.date()),
  } satisfies Handlers<MinigamePath>;
}
