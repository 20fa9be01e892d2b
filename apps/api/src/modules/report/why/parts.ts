import type { AnswerOf } from '@hanpan/contract';
import { isoOf } from '../../../kernel/clock.ts';
import type { Moved } from './store.ts';

export type Why = AnswerOf<'/api/console/why'>;
export type Step = Why['steps'][number];

/** A step of which no more than its time and its kind is known. */
export const nothing = { by: null, amount: null, note: '', address: null, names: null, sum: null };

export const ledgerOf = (moved: readonly Moved[]): Why['ledger'] =>
  moved.map(({ postedAt, ...line }) => ({ ...line, postedAt: isoOf(postedAt) }));

/** What no bet on odds has. */
export const noOdds: Pick<Why, 'oddsMilli' | 'legs'> = { oddsMilli: null, legs: [] };

/** One sum as a share of another, in basis points; null of nothing. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000);
}
