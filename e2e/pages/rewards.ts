import { expect, type Locator, type Page } from '@playwright/test';

/** Points, coupons, attendance and the prize wheel of a member. */
export class Rewards {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async isAt(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async convertPoints(points: number): Promise<void> {
    await this.main.getByRole('textbox', { name: '전환할 포인트' }).fill(String(points));
    await this.main.getByRole('button', { name: '보유금으로 전환' }).click();
    const question = this.#page.getByRole('alertdialog');
    await question.getByRole('button', { name: `${points.toLocaleString('ko-KR')}원으로 전환` }).click();
    await expect(question).toBeHidden();
  }

  async followTab(name: string): Promise<void> {
    await this.main.getByRole('link', { name }).click();
  }

  rowOf(text: string): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  async useCoupon(code: string): Promise<void> {
    await this.main.getByRole('textbox', { name: '쿠폰 번호' }).fill(code);
    await this.main.getByRole('button', { name: '사용하기' }).click();
  }

  /** Ends when the calendar shows today as checked in. */
  async checkIn(): Promise<void> {
    await this.main.getByRole('button', { name: '오늘 출석하기' }).click();
    await expect(this.main.getByRole('button', { name: '오늘 출석했습니다' })).toBeDisabled();
    await expect(this.main.locator('td[aria-current="date"]')).toContainText('출석,');
  }

  /** Turns the wheel once and returns the points that it says were won: zero for no prize. */
  async spin(): Promise<number> {
    await this.main.getByRole('button', { name: '돌리기' }).click();
    const wheel = this.main.getByRole('region', { name: '룰렛' });
    const result = wheel.getByText(/포인트를 받았습니다\.$|^이번에는 꽝입니다\.$/);
    await expect(result).toBeVisible();
    const said = (await result.textContent()) ?? '';
    return Number(said.replace(/\D/g, '')) || 0;
  }

  /** The prizes and their chances, as the page shows them. */
  async chances(): Promise<string[]> {
    const table = this.#page.getByRole('table', { name: '상품과 확률' });
    return table.locator('tbody tr td:last-child').allTextContents();
  }
}
