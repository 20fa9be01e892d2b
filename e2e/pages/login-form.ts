import { expect, type Locator, type Page } from '@playwright/test';
import { leaveAlert } from './alert.ts';

/** Login, in the modal of the desktop or on the phone's own page. */
export class LoginForm {
  readonly #page: Page;
  readonly form: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.form = page.locator('form').filter({ has: page.locator('input[name="antiBotCode"]') });
  }

  /** The code as a screen reader hears it. */
  async shownCode(): Promise<string> {
    const said = await this.form.getByText(/^자동 입력 방지 코드: /).textContent();
    return (said ?? '').replace(/\D/g, '');
  }

  /** Types the given values and presses the button; without a code it copies the one that is shown. */
  async submit(memId: string, password: string, code?: string): Promise<void> {
    await this.form.getByRole('textbox', { name: '아이디' }).fill(memId);
    await this.form.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.form.getByLabel('자동 입력 방지 코드', { exact: true }).fill(code ?? (await this.shownCode()));
    await this.form.getByRole('button', { name: '로그인' }).click();
  }

  async isRefused(memId: string, password: string, text: string, code?: string): Promise<void> {
    await this.submit(memId, password, code);
    await leaveAlert(this.#page, text);
  }

  async signIn(memId: string, password: string): Promise<void> {
    await this.submit(memId, password);
    await expect(this.#page).toHaveURL(/\/member\/main$/);
  }
}
