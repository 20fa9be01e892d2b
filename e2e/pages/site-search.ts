import { expect, type Locator, type Page } from '@playwright/test';

/** The search over everything of the site, by its keys. */
export class SiteSearch {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly #field: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: '사이트 검색' });
    this.#field = this.dialog.getByRole('combobox', { name: '사이트 검색' });
  }

  /** Its key is heard from a moment after the page has come. */
  async openByKey(): Promise<void> {
    await expect(async () => {
      await this.#page.keyboard.press('Control+k');
      await expect(this.#field).toBeFocused({ timeout: 2_000 });
    }).toPass();
  }

  /** Types, and waits until this is the line that Enter opens. */
  async finds(search: string, group: string, name: RegExp): Promise<void> {
    await this.#field.fill(search);
    const line = this.dialog.getByRole('group', { name: group }).getByRole('option', { name });
    await expect(line.first()).toHaveAttribute('aria-selected', 'true');
  }

  async enter(): Promise<void> {
    await this.#page.keyboard.press('Enter');
    await expect(this.dialog).toBeHidden();
  }
}
