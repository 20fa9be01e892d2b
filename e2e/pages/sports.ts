import { expect, type Locator, type Page } from '@playwright/test';
import type { Offer } from '../board.ts';
import { won } from './wallet-line.ts';

/** The board and the bet slip: beside it on the desktop, a sheet on the phone. */
export class Sports {
  readonly #page: Page;
  readonly slip: Locator;

  constructor(page: Page) {
    this.#page = page;
    const name = { name: '베팅 슬립', exact: true } as const;
    this.slip = page.getByRole('complementary', name).or(page.getByRole('dialog', name));
  }

  /** Presses the price of an offer on the board. */
  async pick({ label }: Offer): Promise<void> {
    const price = this.#page.getByRole('tabpanel', { name: '축구' }).locator('button', { hasText: label });
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  }

  /** On the phone the slip is folded above the bottom bar. */
  async unfold(): Promise<void> {
    await this.#page.getByRole('button', { name: /^베팅 슬립 펼치기/ }).click();
    await expect(this.slip).toBeVisible();
  }

  async stake(amount: number): Promise<void> {
    await this.slip.getByRole('textbox', { name: '베팅 금액' }).fill(String(amount));
  }

  /**
   * The price of the only leg as it was when it was pressed; crossed out where it has moved since. Read in one step: it
   * may move between two looks, and then the second one sees the new price.
   */
  async seenPrice(): Promise<string> {
    const leg = this.slip.getByRole('listitem').first();
    return leg.evaluate((item) => (item.querySelector('s') ?? item.querySelector('b'))?.textContent ?? '');
  }

  /** The price went down while the slip was open: it says so and waits for the member's consent. */
  async asksForConsent(seenPrice: string): Promise<void> {
    await expect(this.slip.getByText('배당이 내려갔습니다. 새 배당으로 걸까요?')).toBeVisible();
    await expect(this.slip.locator('s').first()).toHaveText(seenPrice);
    await expect(this.slip.getByRole('button', { name: /^바뀐 배당으로/ })).toBeVisible();
  }

  /**
   * Presses the button that names the bet. Prices may move at any time: a moved one is agreed to once it has been shown
   * long enough to be read.
   */
  async place(amount: number): Promise<void> {
    const button = this.slip.getByRole('button', {
      name: new RegExp(`^(바뀐 배당으로 )?${won(amount)} 베팅$`),
    });
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2_000 });
      await expect(this.slip.getByText('베팅이 접수되었습니다')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 120_000 });
  }

  /** Waits for the receipt, closes it and returns its id. */
  async takeReceipt(): Promise<string> {
    await expect(this.slip.getByText('베팅이 접수되었습니다')).toBeVisible();
    const receipt = this.slip
      .locator('div')
      .filter({ has: this.#page.getByText('접수 번호', { exact: true }) });
    const receiptId = (await receipt.last().locator('b').textContent()) ?? '';
    await this.slip.getByRole('button', { name: '확인했습니다' }).click();
    return receiptId;
  }
}
