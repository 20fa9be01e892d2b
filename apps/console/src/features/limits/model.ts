import { type DataOf, limitBounds } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';

export type Limits = DataOf<'/api/console/sports/limits'>;
export type LimitRule = Limits['rules'][number];
export type LimitName = keyof Limits['defaults'];

/** The limits of a rule, in the order in which they are shown; the default amounts have one more. */
export const ruleLimits = [
  ...(['selectionAmount', 'marketAmount', 'eventAmount', 'memberEventAmount', 'memberDayAmount'] as const),
] as const satisfies readonly LimitName[];
export const defaultLimits = [...ruleLimits, 'legSetAmount'] as const satisfies readonly LimitName[];

/** A line of the table: the default amounts, or a rule. */
export type LimitRow = Readonly<Partial<Pick<LimitRule, 'sport' | 'fromHours'>>> &
  Readonly<Record<(typeof ruleLimits)[number], Amount>> & { readonly legSetAmount?: Amount };

export function rowsOf({ defaults, rules }: Limits): readonly LimitRow[] {
  return [defaults, ...rules];
}

export function isSame(a: Pick<LimitRule, 'sport' | 'fromHours'>, b: typeof a): boolean {
  return a.sport === b.sport && a.fromHours === b.fromHours;
}

export function rowKeyOf({ sport, fromHours }: LimitRow): string {
  return sport === undefined ? 'defaults' : `${sport} ${fromHours}`;
}

/** What is typed: nothing of it may be right yet. */
export interface LimitDraft {
  readonly sport: LimitRule['sport'];
  readonly hours: string;
  readonly amounts: Readonly<Partial<Record<LimitName, Amount>>>;
  readonly reason: string;
}

/** Hours as a number; undefined where they are none, or too many. */
export function hoursOf({ hours }: LimitDraft): number | undefined {
  const count = Number(hours);
  return hours === '' || count > limitBounds.mostHours ? undefined : count;
}

export function isGoodAmount(amount: Amount | undefined): amount is Amount {
  return amount !== undefined && amount > 0 && amount <= limitBounds.mostAmount;
}

/** The amounts under these names; undefined while one of them is missing or out of bounds. */
export function amountsOf<N extends LimitName>(
  { amounts }: LimitDraft,
  names: readonly N[],
): Record<N, Amount> | undefined {
  const good: Partial<Record<N, Amount>> = {};
  for (const name of names) {
    const amount = amounts[name];
    if (!isGoodAmount(amount)) return undefined;
    good[name] = amount;
  }
  return good as Record<N, Amount>;
}
