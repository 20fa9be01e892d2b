/**
 * Where a sport's kick-offs have come to: the number of the next one and when it is. Who plays follows from the number
 * alone (season-calendar.ts), so a pause or another pace moves kick-offs and never changes or leaves out a fixture.
 */
export interface SeasonLane {
  readonly slot: number;
  readonly kickOffMs: number;
  /** Kick-offs that still come close together, because there was nothing to see. */
  readonly opening: number;
}

export interface LanePace {
  readonly nowMs: number;
  /** Between two kick-offs, milliseconds. */
  readonly everyMs: number;
  /** With how many kick-offs in a row a sport without any begins. */
  readonly opening: number;
}

/** The first kick-off of a board without matches: soon, but after the prices have been there for a moment. */
const openingMs = 12_000;
const openingGapMs = 20_000;
/** Between the announcement and the kick-off there is time for prices. */
const leastAheadMs = 4_000;

/** The lane as it goes on now; where its next kick-off has passed, or there was none, it opens anew. */
export function openLane(lane: SeasonLane | undefined, { nowMs, opening }: LanePace): SeasonLane {
  if (lane !== undefined && lane.kickOffMs >= nowMs + leastAheadMs) return lane;
  return { slot: lane?.slot ?? 0, kickOffMs: nowMs + openingMs, opening };
}

/** The lane after its next kick-off has become a match. */
export function laneAfter(lane: SeasonLane, { everyMs }: LanePace): SeasonLane {
  const left = Math.max(0, lane.opening - 1);
  const gapMs = left > 0 ? Math.min(openingGapMs, everyMs) : everyMs;
  return { slot: lane.slot + 1, kickOffMs: lane.kickOffMs + gapMs, opening: left };
}
