import type { Bet, RealtimeEvents, SportEvent } from '@hanpan/contract';

export type LiveMatches = ReadonlyMap<number, SportEvent>;

/** What a push or an answer says about the matches of these bets; a lower version was overtaken on its way. The same map where nothing changed. */
export function followMatches(
  held: LiveMatches,
  { events }: Pick<RealtimeEvents['events'], 'events'>,
  wanted: ReadonlySet<number>,
): LiveMatches {
  const news = events.filter(({ eventId, version }) => {
    const before = held.get(eventId);
    return wanted.has(eventId) && (before === undefined || version > before.version);
  });
  if (news.length === 0) return held;
  return new Map([...held, ...news.map((event) => [event.eventId, event] as const)]);
}

/** Its match may be played now: it was to begin before, and the leg has no result. */
export function isBegun(leg: Pick<Bet['legs'][number], 'startsAt' | 'result'>, nowMs: number): boolean {
  return leg.result === null && Date.parse(leg.startsAt) <= nowMs;
}

export interface LegScore {
  readonly home: number;
  readonly away: number;
  /** In play now, as the pushes have it, while the result of the leg is open. */
  readonly live: SportEvent | undefined;
}

/** The score of a leg: the pushed one where there is one, else that of the bet; undefined before the kick-off. */
export function scoreOf(
  leg: Pick<Bet['legs'][number], 'eventId' | 'homeScore' | 'awayScore' | 'result'>,
  matches: LiveMatches,
): LegScore | undefined {
  const event = matches.get(leg.eventId);
  if (event !== undefined && event.phase !== 'prematch') {
    const live = event.phase === 'ended' || leg.result !== null ? undefined : event;
    return { home: event.homeScore, away: event.awayScore, live };
  }
  if (leg.homeScore === null || leg.awayScore === null) return undefined;
  return { home: leg.homeScore, away: leg.awayScore, live: undefined };
}
