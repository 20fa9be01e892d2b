import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';

/** Where a member limits itself, and the reality check that stands over every page. */
export class Protection {
  readonly #page: Page;
  readonly main: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.check = page.getByRole('alertdialog', { name: '이용 현황을 확인해 주세요' });
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await expect(this.main.getByRole('heading', { name: '이용자 보호', level: 1 })).toBeVisible();
  }

  /** The limit by its name, "손실 한도 (하루)". */
  limit(name: string): Locator {
    return this.main.getByRole('listitem').filter({
      has: this.#page.getByRole('button', { name: new RegExp(`^${escaped(name)} (정하기|바꾸기)$`) }),
    });
  }

  async setLimit(name: string, amount: number): Promise<void> {
    await this.limit(name)
      .getByRole('button', { name: /정하기$|바꾸기$/ })
      .click();
    const dialog = this.#page.getByRole('dialog', { name: new RegExp(escaped(name)) });
    await dialog.getByRole('textbox').fill(String(amount));
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(dialog).toBeHidden();
  }

  async checkEvery(minutes: number): Promise<void> {
    const card = this.main.getByRole('region', { name: '이용 현황 알림' });
    await choose(card.getByRole('radio', { name: `${minutes}분`, exact: true }));
    await card.getByRole('button', { name: '적용' }).click();
    await expect(card.getByText(/다음 알림/)).toBeVisible();
  }
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
