import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { useCallback } from 'react';

type Situated = Pick<SportEvent, 'sport' | 'phase' | 'detail'>;
type EventTranslate = ReturnType<typeof useText<typeof eventTexts>>;

const bases = ['first', 'second', 'third'] as const;

function baseballWords(t: EventTranslate, detail: Situated['detail']): string {
  const held = bases.flatMap((base, index) => (Number(detail[base] ?? 0) > 0 ? [index + 1] : []));
  return [
    t(detail.half === 'bottom' ? 'event.half.bottom' : 'event.half.top'),
    t('event.outs', { count: Number(detail.outs ?? 0) }),
    held.length === 0 ? t('event.basesEmpty') : t('event.bases', { bases: held.join('·') }),
  ].join(' · ');
}

/** What a match in play shows besides score and clock: half-inning, outs and bases, the game of a tennis set, added time. */
export function matchSituation(t: EventTranslate, { sport, phase, detail }: Situated): string | undefined {
  if (phase === 'prematch' || phase === 'ended') return undefined;
  if (sport === 'baseball' && detail.half !== undefined) return baseballWords(t, detail);
  const { homePoints: home, awayPoints: away } = detail;
  if (home !== undefined && away !== undefined) return t('event.points', { home, away });
  if (detail.addedMinutes !== undefined) return t('event.addedTime', { minutes: detail.addedMinutes });
  return undefined;
}

export function useMatchSituation(): (event: Situated) => string | undefined {
  const t = useText(eventTexts);
  return useCallback((event) => matchSituation(t, event), [t]);
}

/** How many of a side have been sent off. */
export function redCardsOf({ detail }: Pick<SportEvent, 'detail'>, side: 'home' | 'away'): number {
  return Number(detail[side === 'home' ? 'homeReds' : 'awayReds'] ?? 0);
}

const servers: ReadonlySet<SportEvent['sport']> = new Set(['tennis', 'volleyball', 'badminton']);

/** Whose turn is worth a mark, and what it is called; in other sports the ball changes hands too quickly to be shown. */
export function turnOf({ sport, server }: Pick<SportEvent, 'sport' | 'server'>) {
  if (server === null) return undefined;
  if (servers.has(sport)) return { side: server, key: 'event.serving' } as const;
  return sport === 'baseball' ? ({ side: server, key: 'event.batting' } as const) : undefined;
}
