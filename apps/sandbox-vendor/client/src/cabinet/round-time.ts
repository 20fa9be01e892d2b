import type { Lang } from '../messages/texts.ts';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** When a round was played: of today the time is enough. */
export function roundTime(atMs: number, lang: Lang, nowMs = Date.now()): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(lang, { ...day, ...clock }).format(atMs);
}

/** By what a person tells one round from another and support finds it: its time, and the beginning of its number. */
export function roundName(round: { roundId: string; playedAtMs: number }, lang: Lang): string {
  const day = new Intl.DateTimeFormat(lang, { month: 'numeric', day: 'numeric', ...clock });
  return `${day.format(round.playedAtMs)} · #${round.roundId.slice(0, 8)}`;
}
