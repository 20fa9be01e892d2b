import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  id,
  instant,
  localText,
  odds,
  page,
  pageInfo,
  searchText,
  siteDay,
  withPeriod,
} from '../../fields.ts';
import { miniGame, miniResult } from '../../shapes/minigame.ts';
import { league, legResult, marketKind, pick, provenance, scope, scopeScore } from '../../shapes/sport.ts';

/** WR-19: what of a match is listed. Special is what no other kind covers. */
export const resultTypes = ['win-loose', 'handicap', 'under-over', 'special'] as const;

const eventResult = z.object({
  eventId: id,
  league,
  startsAt: instant,
  home: localText,
  away: localText,
  homeScore: z.int(),
  awayScore: z.int(),
  /** The match was called off: every stake on it was returned. */
  isCancelled: z.boolean(),
  /** The score of every stretch of it, in the order of play. */
  scores: z.array(scopeScore),
  /** Null for a match that was played in the world. */
  provenance: provenance.nullable(),
  /**
   * The board's line of this kind, with what became of each side of it. Of special bets every market that has its result,
   * with the selections that did not lose.
   */
  markets: z.array(
    z.object({
      marketId: id,
      kind: marketKind,
      scope,
      lineQuarters: z.int().nullable(),
      selections: z.array(z.object({ pick, odds, result: legResult.nullable() })),
    }),
  ),
});

export const sportResults = defineCall({
  path: '/api/result/sport',
  summary: 'Matches that have ended, the latest first, by kind of market',
  audience: 'guest',
  limit: 'read',
  body: withPeriod({
    type: z.enum(resultTypes).default('win-loose'),
    sport: z.string().max(20).default('soccer'),
    leagueId: id.nullable().default(null),
    search: searchText,
    page,
  }),
  data: z.object({
    /** The leagues of the sport, for the filter. */
    leagues: z.array(league),
    list: z.array(eventResult),
    pageInfo,
  }),
  failures: [],
});

/** A round of a mini game as the game's board tells it: drawn, or void. */
const draw = miniResult.extend({ game: miniGame });

const drawPage = z.object({ list: z.array(draw), pageInfo });

export const miniResults = defineCall({
  path: '/api/result/mini',
  summary: 'Draws and void rounds of a mini game on a day, the latest first',
  audience: 'guest',
  limit: 'read',
  body: z.object({
    game: miniGame.default('powerball'),
    day: siteDay.nullable().default(null),
    page,
  }),
  data: drawPage,
  failures: [],
});

export const powerballResult = defineCall({
  path: '/api/minigame/powerballResult',
  summary: 'The latest powerball draws',
  audience: 'guest',
  limit: 'read',
  body: z.object({ page }),
  data: drawPage,
  failures: [],
});
