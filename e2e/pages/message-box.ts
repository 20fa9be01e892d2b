import { expect, type Page } from '@playwright/test';

export class MessageBox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The count in the header: "읽지 않은 쪽지 1통". */
  async badgeShows(count: number): Promise<void> {
    const name = count > 0 ? `읽지 않은 쪽지 ${count}통` : '쪽지함, 새 쪽지 없음';
    // An open notice hides the page behind it from the accessibility tree.
    const badge = this.#page.getByRole('banner', { includeHidden: true });
    await expect(badge.getByRole('button', { name, includeHidden: true })).toBeVisible();
  }

  /** ST-10: the notice that a message has come, and the way to the list. Where money is moved it waits for the next page. */
  async followNotice(): Promise<void> {
    await this.#page.goto('/member/main');
    const notice = this.#page.getByRole('dialog', { name: '새 쪽지' });
    await expect(notice).toContainText('신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.');
    await notice.getByRole('button', { name: '메세지 함으로' }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible();
  }

  /** Opens the newest message of the list and returns its text to copy. */
  async readNewest(): Promise<string> {
    await this.#page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    const message = this.#page.getByRole('article');
    await expect(message.getByText('복사할 내용')).toBeVisible();
    return (await message.locator('b').first().textContent()) ?? '';
  }
}
