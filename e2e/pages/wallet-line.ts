import { expect, type Locator, type Page } from '@playwright/test';

/** 1234567 → "1,234,567원", as the pages write money. */
export function won(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}

/** The balance on every page of a member: in the header, on the phone under it. */
export class WalletLine {
  readonly cash: Locator;

  constructor(page: Page) {
    const desktop = page.getByRole('banner').getByRole('status');
    this.cash = desktop.or(page.getByRole('region', { name: '보유금' }).getByRole('status'));
  }

  async shows(amount: number): Promise<void> {
    await expect(this.cash).toHaveText(won(amount));
  }
}
