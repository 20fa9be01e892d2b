/** Amounts that are asked for in steps, as settings name them: the least one, and its step. */
const stepped = [
  ['deposit.minAmount', 'deposit.unitAmount'],
  ['withdrawal.minAmount', 'withdrawal.unitAmount'],
] as const;

/**
 * The settings that state a least amount below its own step, which nobody could ask for. Only where either was set: what stood
 * so before somebody came by must not keep the rest from being saved.
 */
export function amountsBelowStep(
  wasSet: (key: string) => boolean,
  valueAt: (key: string) => unknown,
): readonly string[] {
  return stepped
    .filter(([least, step]) => wasSet(least) || wasSet(step))
    .filter(([least, step]) => Number(valueAt(least)) < Number(valueAt(step)))
    .map(([least]) => least);
}
