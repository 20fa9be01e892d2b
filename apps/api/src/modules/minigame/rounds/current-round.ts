import type { MiniGame } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { closesBeforeMs, drawOfGame, nextRound, type RoundOfDay } from '@hanpan/rules';
import type { SiteSettings } from '../../settings/index.ts';
import { type AnnouncedRound, nextRounds } from './round-store.ts';

export type MinigameSettings = SiteSettings['minigame'];

/** A round as a site plays it, in milliseconds of the server's clock. */
export interface CurrentRound extends RoundOfDay {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly drawsAtMs: number;
  readonly everyMs: number;
  readonly series: string;
  readonly draw: number;
  readonly announcement: string;
  readonly isLate: boolean;
  /** Its outcome is known, whatever the clock says. */
  readonly isDecided: boolean;
}

/** `BettingState` of the contract's board. */
export type BettingState = 'open' | 'closed' | 'off' | 'late' | 'none';

/** A draw that is not there so long after its time is late: until it is, nothing more is staked on its game. */
const lateAfterMs = 15_000;

/** The next draw of each of the games that draw, by their names. */
export async function announcedRounds(
  queryable: Queryable,
  games: readonly MiniGame[],
  nowMs: number,
): Promise<ReadonlyMap<string, AnnouncedRound>> {
  const drawn = [...new Set(games.map((game) => drawOfGame[game]))];
  const at = new Date(nowMs);
  const rounds = await nextRounds(queryable, drawn, { at, late: new Date(nowMs - lateAfterMs) });
  return new Map(rounds.map((round) => [round.game, round]));
}

/** The round as a site with these settings plays it. The first one of a series opens when it is announced. */
export function roundAt(announced: AnnouncedRound, { closingMs }: MinigameSettings): CurrentRound {
  const everyMs = announced.every_ms;
  const drawsAtMs = announced.draws_at.getTime();
  return {
    ...nextRound(drawsAtMs, everyMs),
    opensAtMs: Math.max(drawsAtMs - everyMs, announced.announced_at.getTime()),
    closesAtMs: drawsAtMs - closesBeforeMs(closingMs, everyMs, announced.least_closing_ms),
    drawsAtMs,
    everyMs,
    series: announced.series,
    draw: announced.draw,
    announcement: announced.announcement,
    isLate: announced.is_late,
    isDecided: announced.is_decided,
  };
}

/** Whether bets on the round are taken at this instant, and why not. */
export function bettingState(
  game: MiniGame,
  settings: MinigameSettings,
  { round, nowMs }: { readonly round: CurrentRound | undefined; readonly nowMs: number },
): BettingState {
  if (!settings.isOn || settings.off.includes(game)) return 'off';
  if (round === undefined) return 'none';
  if (round.isLate) return 'late';
  if (round.isDecided) return 'closed';
  return nowMs >= round.opensAtMs && nowMs < round.closesAtMs ? 'open' : 'closed';
}
