import type { Handlers } from '../../kernel/call-context.ts';
import { maskId } from '../../kernel/text-mask.ts';
import { latestGames, latestWins, type PlayedFact } from '../play/index.ts';
import { namesOfPlayed, type PlayedName } from './played-store.ts';
import type { ReportServices } from './services.ts';

const wins = { scanned: 500, limit: 4 };
const games = { scanned: 200, limit: 12 };
const shownGames = 4;
const roundToMs = 60_000;

/** What was played with its name, in the same order; what the history does not name is left out. */
async function named({ database, families }: ReportServices, played: readonly PlayedFact[]) {
  const names = played.length === 0 ? [] : await namesOfPlayed(database, families, played);
  return played.flatMap((fact) => {
    const isIts = (name: PlayedName) => name.family === fact.family && name.reference === fact.reference;
    const found = names.find(isIts);
    return found === undefined ? [] : [{ fact, name: found.game, memId: found.mem_id }];
  });
}

/** Without the games that the member cannot begin any more: what leads nowhere is not offered. */
async function withoutClosed(services: ReportServices, memberId: number, played: readonly PlayedFact[]) {
  const { database, families } = services;
  const closed = await Promise.all(
    families.map(async ({ name, closedGames }) => {
      const own = played.filter(({ family }) => family === name);
      if (closedGames === undefined || own.length === 0) return [];
      const games = await closedGames(database, memberId, own);
      return own.filter((fact) => games.some((g) => g.vendor === fact.vendor && g.game === fact.game));
    }),
  );
  const left = new Set(closed.flat());
  return played.filter((fact) => !left.has(fact));
}

/** What has just been played, for the main page: by everybody, and by the member who looks. */
export function playedHandlers(services: ReportServices) {
  const { database } = services;
  return {
    '/api/main/winList': {
      changedBy: [],
      read: {
        at: async (site) => {
          const played = await named(services, await latestWins(database, site.id, wins));
          const list = played.map(({ fact, name, memId }) => ({
            memId: maskId(memId),
            gameType: fact.gameType,
            name,
            winCash: fact.paid,
            // To the minute, as in the ticker: it shows that games pay, and is no record of anybody's play.
            regDate: new Date(Math.floor(fact.settledAt.getTime() / roundToMs) * roundToMs).toISOString(),
          }));
          return { list };
        },
      },
    },

    '/api/member/recentGames': async ({ memberId }) => {
      const latest = await latestGames(database, memberId, games);
      const open = await withoutClosed(services, memberId, latest);
      const played = await named(services, open.slice(0, shownGames));
      const list = played.map(({ fact, name }) => ({
        family: fact.family,
        gameType: fact.gameType,
        vendorCode: fact.vendor,
        gameKey: fact.game,
        name,
        playedAt: fact.placedAt.toISOString(),
      }));
      return { list };
    },
  } satisfies Handlers<'/api/main/winList' | '/api/member/recentGames'>;
}
