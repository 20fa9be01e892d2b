import type { Handlers } from '../../kernel/call-context.ts';
import { maskId } from '../../kernel/text-mask.ts';
import { latestGames, latestWins, mostPlayedGames, namesOfPlayed, type PlayedFact } from '../play/index.ts';
import type { ReportServices } from './services.ts';

const wins = { scanned: 500, limit: 4 };
const everyWin = { gameType: null, leastTimes: 1 };
/** A lobby tells of its own games alone, so it looks further back, and of wins that are worth telling. */
const lobbyWins = { scanned: 3_000, limit: 6 };
const toldFromTimes = 5;
const popular = { scanned: 5_000, limit: 6 };
const popularMs = 24 * 3_600_000;
const games = { scanned: 200, limit: 12 };
const shownGames = 4;
const roundToMs = 60_000;

/** As in the ticker: it shows that games pay, and is no record of anybody's play. */
function toTheMinute(at: Date): string {
  return new Date(Math.floor(at.getTime() / roundToMs) * roundToMs).toISOString();
}

/** What was played with its name, in the same order; what the history does not name is left out. */
async function named({ database, families }: ReportServices, played: readonly PlayedFact[]) {
  const names = await namesOfPlayed(database, families, played);
  return played.flatMap((fact, index) => {
    const found = names[index];
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
  const { database, clock } = services;
  return {
    '/api/main/winList': {
      changedBy: [],
      read: {
        at: async (site) => {
          const played = await named(services, await latestWins(database, site.id, everyWin, wins));
          const list = played.map(({ fact, name, memId }) => ({
            memId: maskId(memId),
            gameType: fact.gameType,
            gameKey: fact.vendor === null ? null : fact.game,
            name,
            winCash: fact.paid,
            regDate: toTheMinute(fact.settledAt),
          }));
          return { list };
        },
      },
    },

    '/api/main/topGames': {
      changedBy: [],
      read: {
        at: async (site, { type }) => {
          const since = new Date(clock() - popularMs);
          const [most, won] = await Promise.all([
            mostPlayedGames(database, { siteId: site.id, gameType: type, since }, popular),
            latestWins(database, site.id, { gameType: type, leastTimes: toldFromTimes }, lobbyWins),
          ]);
          return {
            popular: most.map(({ vendor, game }) => ({ vendorCode: vendor, gameKey: game })),
            wins: (await named(services, won)).map(({ fact, name, memId }) => ({
              memId: maskId(memId),
              vendorCode: fact.vendor,
              gameKey: fact.game,
              name,
              winCash: fact.paid,
              times: Math.floor((Number(fact.paid) * 10) / Math.max(1, Number(fact.stake))) / 10,
              regDate: toTheMinute(fact.settledAt),
            })),
          };
        },
      },
    },

    '/api/member/recentGames': async ({ memberId }, { type }) => {
      const latest = await latestGames(database, memberId, type ?? null, games);
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
  } satisfies Handlers<'/api/main/winList' | '/api/main/topGames' | '/api/member/recentGames'>;
}
