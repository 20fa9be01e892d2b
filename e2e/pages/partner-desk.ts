import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../people.ts';

/** The partners' console at /RN0. */
export class PartnerDesk {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async signIn(memId: string): Promise<void> {
    await this.page.goto('/RN0');
    await this.page.getByRole('textbox', { name: '아이디' }).fill(memId);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
    await this.page.getByRole('button', { name: '로그인' }).click();
    await this.isAt('파트너 현황');
  }

  /** Waits for the log-in: a page that is left before it knows that the session has ended asks with it once more. */
  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: '로그아웃' }).click();
    await expect(this.page.getByRole('textbox', { name: '아이디' })).toBeVisible();
  }

  async isAt(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async go(place: string, title: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: '파트너 메뉴' });
    await menu.getByRole('link', { name: place, exact: true }).click();
    await this.isAt(title);
  }

  rowOf(table: string | RegExp, text: string | RegExp): Locator {
    return this.main.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
  }

  /** The figure of the overview under this name. */
  figure(name: string | RegExp): Locator {
    return this.main.locator('dl > div').filter({ has: this.page.locator('dt', { hasText: name }) });
  }
}
