import { type OwnLimit, timeLimitBounds } from '@hanpan/contract';
import { askForLimit, confirmWithinMs, openWish, type StandingLimit } from '@hanpan/rules';

/** What the server takes as the highest limit of money. */
export const mostAmount = 1_000_000_000_000;

/** Why a limit cannot be asked for; money in won, time in minutes. */
export function limitProblem(
  { kind }: Pick<OwnLimit, 'kind'>,
  typed: number | undefined,
): 'empty' | 'tooMuch' | 'minutesRange' | undefined {
  const { min, max } = timeLimitBounds;
  if (kind === 'time') return typed === undefined || typed < min || typed > max ? 'minutesRange' : undefined;
  if (typed === undefined || typed <= 0) return 'empty';
  return typed > mostAmount ? 'tooMuch' : undefined;
}

/** What asking for a limit changes. */
export type LimitEffect = {
  /** The open wish that is wanted no more then. */
  readonly drops: { readonly amount: number | null } | undefined;
} & (
  | { readonly kind: 'now' | 'same' }
  // `asked`: it is wanted already, and keeps the moments that it has.
  | { readonly kind: 'later' | 'asked'; readonly fromMs: number; readonly untilMs: number }
);

/** RG-2: what asking for `asked` at that moment would change, null for no limit. The server decides it by the same rule; this says it before. */
export function effectOf(
  { amount, wanted }: Pick<OwnLimit, 'amount' | 'wanted'>,
  asked: number | null,
  atMs: number,
): LimitEffect {
  const standing: StandingLimit = {
    amount,
    wanted: wanted && { amount: wanted.amount, fromMs: Date.parse(wanted.from) },
  };
  const wish = openWish(standing, atMs) ?? undefined;
  const { wanted: next } = askForLimit(standing, asked, atMs);
  if (next === null) return { kind: asked === amount ? 'same' : 'now', drops: wish };
  const isKept = wish?.amount === next.amount;
  return {
    kind: isKept ? 'asked' : 'later',
    drops: isKept ? undefined : wish,
    fromMs: next.fromMs,
    untilMs: next.fromMs + confirmWithinMs,
  };
}

/** That limit as it stands in the list now. */
export function limitIn(
  list: readonly OwnLimit[],
  { kind, period }: Pick<OwnLimit, 'kind' | 'period'>,
): OwnLimit | undefined {
  return list.find((each) => each.kind === kind && each.period === period);
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
