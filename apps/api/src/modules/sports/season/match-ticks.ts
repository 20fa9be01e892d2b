import {
  type MatchModel,
  nextTickOf,
  type PlayProgress,
  playTick,
  type Sport,
  type SportState,
  type TimedIncident,
} from '@hanpan/rules';

type Draws = Parameters<typeof playTick>[2];

export interface TicksPlayed {
  readonly progress: PlayProgress<SportState>;
  /** The last tick that is over and decided. */
  readonly played: number;
  readonly incidents: readonly TimedIncident[];
  /** A goal or a card in the last of them: for one tick nobody bets. */
  readonly isUnsettled: boolean;
}

export interface TicksToPlay {
  readonly progress: PlayProgress<SportState>;
  readonly played: number;
  readonly ticks: number;
  /** The last tick whose time has passed. */
  readonly until: number;
  readonly sport: Sport;
}

/** So many ticks a transaction, so that a match that is behind holds nobody up. */
const atOnce = 30;

/** Where a score is rare it turns a match; where every rally is one, it does not. */
const rareScores: ReadonlySet<Sport> = new Set(['soccer', 'hockey', 'football']);

/**
 * Plays ticks that are over, in order, each by its own draw. Undefined where a draw came to nothing: the match cannot go on.
 */
export async function playTicks(
  model: MatchModel<SportState>,
  { progress: from, played: before, ticks, until, sport }: TicksToPlay,
  drawsOf: (tick: number) => Promise<Draws | undefined>,
): Promise<TicksPlayed | undefined> {
  const incidents: TimedIncident[] = [];
  let progress = from;
  let played = before;
  let isUnsettled = false;
  for (let step = 0; step < atOnce; step += 1) {
    const tick = nextTickOf(progress, { played, ticks });
    if (tick === undefined || tick > until) break;
    const draws = await drawsOf(tick);
    if (draws === undefined) return undefined;
    const made = playTick(model, progress, draws, { tick, ticks });
    progress = made.progress;
    played = tick;
    isUnsettled = tick === until && made.incidents.some((incident) => turnsTheMatch(incident, sport));
    incidents.push(...made.incidents);
  }
  return { progress, played, incidents, isUnsettled };
}

function turnsTheMatch({ kind }: TimedIncident, sport: Sport): boolean {
  return kind === 'red-card' || (kind === 'score' && rareScores.has(sport));
}
