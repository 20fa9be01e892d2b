import type { Scope } from '@hanpan/rules';
import type { EventStatus, FeedSport, FixtureMessage, MatchFacts } from '../../../vendors/feeds/messages.ts';

export type Phase = 'prematch' | 'playing' | 'break' | 'overtime' | 'shootout' | 'ended';

/** What a feed said last of the match itself. Times by its clock. */
export interface HeardMatch {
  readonly fixture: FixtureMessage;
  readonly fixtureAtMs: number;
  readonly facts: MatchFacts | undefined;
  readonly factsAtMs: number | undefined;
}

/** A match as the board has it. */
export interface MatchStanding {
  readonly status: EventStatus;
  readonly phase: Phase;
  readonly period: number;
  /** Seconds of the running period, where the feed says how many were played. */
  readonly clockSeconds: number | null;
  readonly server: 'home' | 'away' | null;
  readonly home: number;
  readonly away: number;
  readonly scores: Readonly<Partial<Record<Scope, readonly [home: number, away: number, isFinal: boolean]>>>;
}

/** Of fixture and facts the later says how it stands; a feed that never says "live" is known by the clock. */
export function matchStanding(
  { fixture, fixtureAtMs, facts, factsAtMs }: HeardMatch,
  nowMs: number,
): MatchStanding {
  const isOfFacts = facts !== undefined && (factsAtMs ?? 0) >= fixtureAtMs;
  const said = isOfFacts ? facts.status : fixture.status;
  const status = said === 'scheduled' && fixture.startsAtMs <= nowMs ? 'live' : said;
  const phase = phaseOf(status, facts?.phaseCode);
  const periods = Object.entries(facts?.periods ?? {}) as [Scope, { home: number; away: number }][];
  const period = phase === 'prematch' ? 0 : Math.max(1, periods.length);
  return {
    status,
    phase,
    period,
    clockSeconds: phase === 'playing' ? clockOf(fixture.sport, period, facts) : null,
    server: facts?.serving ?? null,
    home: facts?.shown?.home ?? 0,
    away: facts?.shown?.away ?? 0,
    // Nothing here settles anything: what counts is said as a result.
    scores: Object.fromEntries(periods.map(([scope, { home, away }]) => [scope, [home, away, false]])),
  };
}

const phases: Readonly<Record<EventStatus, Phase>> = {
  scheduled: 'prematch',
  delayed: 'prematch',
  postponed: 'prematch',
  live: 'playing',
  interrupted: 'break',
  ended: 'ended',
  closed: 'ended',
  cancelled: 'ended',
  abandoned: 'ended',
};

/** Codes of the unified feed: pauses, extra time and penalties. Every other code is ordinary play. */
function phaseOf(status: EventStatus, code: string | undefined): Phase {
  if (status !== 'live') return phases[status];
  const number = Number(code ?? '0');
  if ((number >= 31 && number <= 34) || (number >= 301 && number <= 309)) return 'break';
  if (number >= 40 && number <= 42) return 'overtime';
  return number >= 50 && number <= 52 ? 'shootout' : 'playing';
}

/** The feed counts from the kick-off, the board from the beginning of the period. */
const periodSeconds: Readonly<Partial<Record<FeedSport, number>>> = { soccer: 45 * 60, handball: 30 * 60 };

function clockOf(sport: FeedSport, period: number, facts: MatchFacts | undefined): number | null {
  const length = periodSeconds[sport];
  const elapsed = facts?.clock?.elapsedSeconds;
  if (length === undefined || elapsed === undefined) return null;
  return Math.max(0, elapsed - (period - 1) * length);
}
