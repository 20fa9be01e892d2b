import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../calls.ts';

const menuNames = { ko: '전체 메뉴 열기', en: 'Open the menu', vi: 'Mở menu' } as const;

/** The chrome of the phone: top bar, side menu, bottom bar. */
export class Phone {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get bar(): Locator {
    return this.#page.getByRole('navigation', { name: '하단 메뉴' });
  }

  async follow(name: string): Promise<void> {
    await this.bar.getByRole('link', { name }).click();
  }

  async openMenu(): Promise<Locator> {
    await this.#page.getByRole('button', { name: '전체 메뉴 열기' }).click();
    const menu = this.#page.getByRole('dialog');
    await expect(menu).toBeVisible();
    return menu;
  }

  /** The language is in the side menu. */
  async chooseLanguage(language: Language, from: Language): Promise<void> {
    await this.#page.getByRole('button', { name: menuNames[from] }).click();
    await this.#page.getByRole('dialog').getByRole('combobox').selectOption(language);
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language);
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Nothing on the page is wider than the phone. */
  async fits(): Promise<void> {
    const width = await this.#page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
}
