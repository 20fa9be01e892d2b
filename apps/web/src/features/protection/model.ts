import { type OwnLimit, timeLimitBounds } from '@hanpan/contract';

/** What the server takes as the highest limit of money. */
export const mostAmount = 1_000_000_000_000;

/** Why a limit cannot be asked for; money in won, time in minutes. */
export function limitProblem(
  { kind }: Pick<OwnLimit, 'kind'>,
  typed: number | undefined,
): 'empty' | 'tooMuch' | 'minutesRange' | undefined {
  if (typed === undefined || typed <= 0) return 'empty';
  if (kind !== 'time') return typed > mostAmount ? 'tooMuch' : undefined;
  return typed < timeLimitBounds.min || typed > timeLimitBounds.max ? 'minutesRange' : undefined;
}

/** RG-2: when a limit would hold that is asked for now. The server decides it; this says it before. */
export function effectOf(standing: number | null, asked: number): 'now' | 'later' | 'same' {
  if (asked === standing) return 'same';
  return standing === null || asked < standing ? 'now' : 'later';
}

/** What is left of a limit; of losses more than the limit where more was won. */
export function leftOf({ amount, used }: Pick<OwnLimit, 'amount' | 'used'>): number | undefined {
  return amount === null ? undefined : Math.max(0, amount - used);
}

/** How full the bar is, from 0 to 1. */
export function shareOf({ amount, used }: Pick<OwnLimit, 'amount' | 'used'>): number {
  return amount === null ? 0 : Math.min(1, Math.max(0, used / amount));
}

/** The limits under their kinds, in the order in which the server sends both. */
export function byKind(list: readonly OwnLimit[]): readonly (readonly [OwnLimit['kind'], OwnLimit[]])[] {
  const kinds = [...new Set(list.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, list.filter((limit) => limit.kind === kind)] as const);
}
