import { type PointEntry, type PointUse, pointKind, pointUse } from '@hanpan/contract';
import { type Amount, amount } from '@hanpan/money';

export const kindFilters = ['all', ...pointKind.options] as const;
export type KindFilter = (typeof kindFilters)[number];

export type UseFilter = PointUse | 'all';
export const everyUse: readonly UseFilter[] = ['all', ...pointUse.options];
/** How points were used. */
export const spentUses: readonly UseFilter[] = ['convert', 'takeBack'];

/** Whether the day's cap reduced what the percentages gave. */
export function isCapped({ useType, accruedPoints, appliedPoints }: PointEntry): boolean {
  return useType === 'earn' && appliedPoints < accruedPoints;
}

/** "1.2%", in Vietnamese "1,2%"; a fixed number of points has none. */
export function percentText(percent: number | null, locale: string): string {
  return percent === null ? '–' : `${new Intl.NumberFormat(locale).format(percent)}%`;
}

export type ConversionProblem = 'required' | 'minimum' | 'exceeds';

/** The first rule that a conversion breaks, before the server has to say so. */
export function conversionProblem(
  wanted: Amount | undefined,
  heldAmount: Amount,
  minAmount: number,
): ConversionProblem | undefined {
  if (wanted === undefined || wanted < 1) return 'required';
  if (wanted < minAmount) return 'minimum';
  return wanted > heldAmount ? 'exceeds' : undefined;
}

const usualSums = [1_000, 5_000, 10_000, 50_000, 100_000];

/** What is offered at a press: usual sums that the rule and what is held allow. */
export function usualConversions(heldAmount: Amount, minAmount: number): Amount[] {
  return usualSums.filter((sum) => sum >= minAmount && sum <= heldAmount).map(amount);
}
