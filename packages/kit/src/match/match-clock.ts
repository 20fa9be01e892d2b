import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { matchTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import type { MatchTranslate } from './leg-words.ts';

interface Clocked extends Pick<SportEvent, 'sport' | 'phase' | 'period' | 'clockSeconds'> {
  /** Undefined where a reader is told of no length, and the clock is said as it counts. */
  readonly periodSeconds?: number | null | undefined;
}

const halfMinutes = 45;
const periodOf = {
  soccer: 'half',
  handball: 'half',
  basketball: 'quarter',
  football: 'quarter',
  hockey: 'period',
  baseball: 'inning',
  combat: 'round',
  volleyball: 'set',
  badminton: 'set',
  tennis: 'set',
  esport: 'set',
} as const satisfies Record<SportEvent['sport'], string>;

/** So many periods there are where nobody has to win yet; what follows is overtime. */
const regularPeriods: Readonly<Record<string, number>> = { quarter: 4, period: 3 };

type Period = Pick<SportEvent, 'sport' | 'period'>;

function periodWords(t: MatchTranslate, { sport, period }: Period): string {
  const kind = periodOf[sport];
  if (kind === 'half') return t(period > 1 ? 'match.period.half2' : 'match.period.half1');
  if (period > (regularPeriods[kind] ?? period)) return t('match.phase.overtime');
  return t(`match.period.${kind}`, { n: period });
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a clock that runs down still has, as on the scoreboard. */
function leftText(clockSeconds: number, periodSeconds: number): string {
  return clockText(Math.max(0, periodSeconds - clockSeconds));
}

function clockWords(t: MatchTranslate, event: Clocked): string | undefined {
  const { sport, period, clockSeconds, periodSeconds } = event;
  if (clockSeconds === null) return undefined;
  if (sport === 'soccer')
    return t('match.minute', { minute: Math.floor(clockSeconds / 60) + 1 + halfMinutes * (period - 1) });
  if (periodSeconds == null) return clockText(clockSeconds);
  return t('match.left', { clock: leftText(clockSeconds, periodSeconds) });
}

/** A feed says that the first half is over, a season that the second has not begun: the same break. */
function isHalfTime({ sport, period, clockSeconds }: Clocked): boolean {
  return periodOf[sport] === 'half' && (period === 1 || (period === 2 && clockSeconds === 0));
}

/** Where a match in play is, in the words of its sport: "후반 67분", "Q3 4:10 left", "2세트". */
export function matchClock(t: MatchTranslate, event: Clocked): string {
  const { phase } = event;
  if (phase === 'break') return t(isHalfTime(event) ? 'match.phase.half-time' : 'match.phase.break');
  const isClocked = phase === 'playing' || phase === 'prematch' || phase === 'overtime';
  if (!isClocked) return t(`match.phase.${phase}`);
  const clock = clockWords(t, event);
  const words = phase === 'overtime' ? t('match.phase.overtime') : periodWords(t, event);
  return clock === undefined ? words : t('match.clock', { period: words, clock });
}

export function useMatchClock(): (event: Clocked) => string {
  const t = useText(matchTexts);
  return useCallback((event) => matchClock(t, event), [t]);
}

interface Stamped extends Period {
  readonly clockSeconds: number | null;
  readonly periodSeconds: number | null;
}

/** When something happened, by the clock of its game: "24분", "45+2분", "Q1 2:14", "2세트". A minute counts once it has begun. */
export function matchStamp(t: MatchTranslate, incident: Stamped): string {
  const { sport, period, clockSeconds, periodSeconds } = incident;
  if (clockSeconds === null) return periodWords(t, incident);
  if (sport === 'soccer') {
    const played = Math.max(1, Math.ceil(clockSeconds / 60));
    const base = halfMinutes * (period - 1);
    if (played <= halfMinutes) return t('match.minute', { minute: base + played });
    return t('match.addedMinute', { minute: base + halfMinutes, added: played - halfMinutes });
  }
  const clock = periodSeconds === null ? clockText(clockSeconds) : leftText(clockSeconds, periodSeconds);
  return t('match.clock', { period: periodWords(t, incident), clock });
}

export function useMatchStamp(): (incident: Stamped) => string {
  const t = useText(matchTexts);
  return useCallback((incident) => matchStamp(t, incident), [t]);
}
