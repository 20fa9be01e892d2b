import type { Score } from '../settlement/match-score.ts';

/** Sports in which one score changes what everything is worth. Of a point of basketball or tennis the price itself tells. */
const rareScoreSports: ReadonlySet<string> = new Set(['soccer', 'hockey', 'baseball', 'football']);

/** Whether a score since then is an incident: whoever bet before it did not bet on what is the case now. */
export function isScoreIncident(sport: string, before: Score, now: Score): boolean {
  return rareScoreSports.has(sport) && (before.home !== now.home || before.away !== now.away);
}
