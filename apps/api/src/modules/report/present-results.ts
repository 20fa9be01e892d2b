import type { AnswerOf } from '@hanpan/contract';
import type { HistoryRow } from './history-store.ts';

/** The choices of a bet as calls give them: odds as a number, and a proof only where there is one. */
export function presentResults(
  results: HistoryRow['results'],
): AnswerOf<'/api/bet/betlistNew'>['list'][number]['betCalResults'] {
  return (results ?? []).map(({ oddsMilli, ...result }) => ({
    ...result,
    odds: oddsMilli / 1000,
    proof: result.proof ?? null,
  }));
}
