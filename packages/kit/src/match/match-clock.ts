import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { matchTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import type { MatchTranslate } from './leg-words.ts';

type Clocked = Pick<SportEvent, 'sport' | 'phase' | 'period' | 'clockSeconds'>;

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

function periodWords(t: MatchTranslate, { sport, period }: Clocked): string {
  const kind = periodOf[sport];
  if (kind === 'half') return t(period > 1 ? 'match.period.half2' : 'match.period.half1');
  return t(`match.period.${kind}`, { n: period });
}

function clockWords(t: MatchTranslate, { sport, period, clockSeconds }: Clocked): string | undefined {
  if (clockSeconds === null) return undefined;
  if (sport === 'soccer')
    return t('match.minute', { minute: Math.floor(clockSeconds / 60) + 1 + halfMinutes * (period - 1) });
  return `${Math.floor(clockSeconds / 60)}:${String(clockSeconds % 60).padStart(2, '0')}`;
}

/** Where a match in play is, in the words of its sport: "후반 67분", "Q3 4:10", "2세트". */
export function matchClock(t: MatchTranslate, event: Clocked): string {
  const { phase, sport, period } = event;
  if (phase === 'break')
    return t(periodOf[sport] === 'half' && period === 1 ? 'match.phase.half-time' : 'match.phase.break');
  if (phase !== 'playing' && phase !== 'prematch') return t(`match.phase.${phase}`);
  const clock = clockWords(t, event);
  const words = periodWords(t, event);
  return clock === undefined ? words : t('match.clock', { period: words, clock });
}

export function useMatchClock(): (event: Clocked) => string {
  const t = useText(matchTexts);
  return useCallback((event) => matchClock(t, event), [t]);
}
