import { expect, type Locator } from '@playwright/test';
import type { PartnerDesk } from '../pages/partner-desk.ts';

/** Where a figure of a partner's overview leads, and the column of that page whose rows come to it. */
interface Way {
  readonly figure: RegExp;
  readonly table: string;
  readonly column: string;
  /** Only these rows, where the page shows others beside them. */
  readonly rows?: RegExp;
}

const ways: readonly Way[] = [
  { figure: /^정산된 베팅$/, table: '하부 베팅내역', column: '베팅' },
  { figure: /^당첨$/, table: '하부 베팅내역', column: '당첨' },
  { figure: /^내 롤링$/, table: '정산된 베팅', column: '금액' },
  { figure: /^루징 \(예상\)$/, table: '정산 내역', column: '루징', rows: /진행/ },
  { figure: /^충전 · 환전$/, table: '하부 충전·환전', column: '금액', rows: /충전.*완료/ },
];

/** Won out of a cell: "–" is nothing. */
function wonOf(text: string): number {
  const digits = text.replaceAll(/[^\d-]/g, '');
  return digits === '' || digits === '-' ? 0 : Number(digits);
}

async function columnSum(table: Locator, column: string, rows: RegExp): Promise<number> {
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const index = heads.findIndex((head) => head.trim() === column);
  if (index < 0) throw new Error(`there is no column "${column}" in ${heads.join(', ')}`);
  const found = table.getByRole('row').filter({ has: table.page().getByRole('cell'), hasText: rows });
  const cells = await Promise.all(
    (await found.all()).map((row) => row.getByRole('cell').nth(index).innerText()),
  );
  return cells.reduce((sum, cell) => sum + wonOf(cell), 0);
}

/** Presses every figure of the overview, and adds up the rows to which it leads: they come to the figure, to the won. */
export async function drillFigures(desk: PartnerDesk): Promise<void> {
  for (const { figure, table, column, rows = /./ } of ways) {
    await desk.go('파트너 현황', '파트너 현황');
    const link = desk.figure(figure).getByRole('link');
    const shown = wonOf(await link.innerText());
    await link.click();
    const list = desk.main.getByRole('table', { name: table, exact: true });
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => columnSum(list, column, rows), { message: `the rows of ${figure}` }).toBe(shown);
  }
}
