import { expect, type Locator, type Page } from '@playwright/test';

/** Every bet of every family; a line opens to its receipt. */
export class BetList {
  readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
  }

  async isOpen(): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: '베팅내역' })).toBeVisible();
  }

  lines(): Locator {
    const opener = this.main.page().locator('button[aria-expanded]');
    return this.main.getByRole('region', { name: '베팅내역' }).getByRole('listitem').filter({ has: opener });
  }

  async choose(family: '전체' | '스포츠' | '슬롯'): Promise<void> {
    // Where there is no room beside the list, the filters are folded.
    const fold = this.main.getByRole('button', { name: /^조건/ });
    const isFolded = (await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false';
    if (isFolded) await fold.click();
    await this.main
      .getByRole('group', { name: '게임 종류' })
      .getByRole('button', { name: family, exact: true })
      .click();
  }

  /** Opens every line, once this many are there, so that each can be identified by its receipt. */
  async openAll(count: number): Promise<void> {
    await expect(this.lines()).toHaveCount(count);
    for (const line of await this.lines().all()) {
      const button = line.locator('button[aria-expanded]');
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
  }

  lineOf(receiptId: string): Locator {
    return this.lines().filter({ hasText: receiptId });
  }
}
