import type { SportEvent } from '@hanpan/contract';
import { type Board, isLive, type League, type LeagueEvents } from './model.ts';

/** Why a row is no longer one of those that were asked for. */
export type Leaving = 'started' | 'ended' | 'gone';

export interface HeldRow {
  readonly event: SportEvent;
  readonly leaving: Leaving | undefined;
}

export interface HeldLeague {
  readonly league: League;
  readonly rows: readonly HeldRow[];
}

export interface HeldBoard {
  readonly leagues: readonly HeldLeague[];
  /** How many rows stay only so that nothing moves under a finger. */
  readonly leavingCount: number;
  /** How many matches wait to be shown, because they would push others away. */
  readonly waitingCount: number;
}

export const noBoard: HeldBoard = { leagues: [], leavingCount: 0, waitingCount: 0 };

/** The board as it is, every row at its place by time. */
export function placeRows(leagues: readonly LeagueEvents[]): HeldBoard {
  return {
    leagues: leagues.map(({ league, events }) => ({
      league,
      rows: events.map((event) => ({ event, leaving: undefined })),
    })),
    leavingCount: 0,
    waitingCount: 0,
  };
}

function leavingOf(event: SportEvent | undefined): Leaving {
  if (event === undefined) return 'gone';
  if (isLive(event)) return 'started';
  return event.phase === 'ended' ? 'ended' : 'gone';
}

/**
 * News into a board that somebody is looking at: every row keeps its place and gets its new prices, one that has left
 * stays and says why, and new ones wait. So nothing ever moves under a finger.
 */
export function holdRows(held: HeldBoard, board: Board, leagues: readonly LeagueEvents[]): HeldBoard {
  const wanted = new Map(leagues.flatMap(({ events }) => events.map((event) => [event.eventId, event])));
  const known = new Map(board.events.map((event) => [event.eventId, event]));
  const next = held.leagues.map(({ league, rows }) => ({
    league,
    rows: rows.map((row): HeldRow => {
      const event = wanted.get(row.event.eventId);
      wanted.delete(row.event.eventId);
      if (event !== undefined) return { event, leaving: undefined };
      const now = known.get(row.event.eventId);
      return { event: now ?? row.event, leaving: row.leaving ?? leavingOf(now) };
    }),
  }));
  const leaving = next.flatMap(({ rows }) => rows).filter((row) => row.leaving !== undefined);
  return { leagues: next, leavingCount: leaving.length, waitingCount: wanted.size };
}
