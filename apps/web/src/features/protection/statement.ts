import type { DataOf } from '@hanpan/contract';

export type Statement = DataOf<'/api/protection/statement'>;
export type StatementMonth = Statement['months'][number];

/** The months in which something happened; the others would be rows of zeros, a screen of them on a phone. */
export function busyMonths(months: readonly StatementMonth[]): StatementMonth[] {
  return months.filter(({ month: _, ...sums }) => Object.values(sums).some((sum) => sum !== 0));
}

/** Nothing has ever come in, gone out or been played. */
export function isEmptyStatement({ months, games, lifetime }: Statement): boolean {
  return (
    games.length === 0 &&
    lifetime.depositAmount === 0 &&
    lifetime.withdrawalAmount === 0 &&
    busyMonths(months).length === 0
  );
}
