import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';

type State = '진행 중' | '정산됨' | '캐시아웃';

/** The member's sports bets as they stand now. */
export class MyBets {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.#page.goto('/member/mypage/betting/list?view=sports');
    await expect(this.main.getByRole('group', { name: '베팅 상태' })).toBeVisible();
  }

  async choose(state: State): Promise<void> {
    await choose(this.main.getByRole('radio', { name: state, exact: true }));
  }

  card(receiptId: string): Locator {
    return this.main.getByRole('listitem', { name: `베팅 ${receiptId}`, exact: true });
  }

  /**
   * Sells a bet for what its button says. What it is worth moves with the match; returns what was paid, or undefined where it
   * was settled before.
   */
  async cashOut(receiptId: string): Promise<number | undefined> {
    const card = this.card(receiptId);
    const button = card.getByRole('button', { name: /^[\d,]+원 캐시아웃$/ });
    const isRead = this.main
      .getByRole('listitem', { name: /^베팅 / })
      .or(this.main.getByText('진행 중인 베팅이 없습니다'))
      .first();
    const state = async () => {
      if (await button.isVisible()) return 'offered';
      return (await isRead.isVisible()) && (await card.count()) === 0 ? 'gone' : 'neither';
    };
    for (;;) {
      await expect.poll(state, { timeout: 240_000 }).not.toBe('neither');
      if ((await state()) === 'gone') return undefined;
      const amount = await this.#sell(button);
      if (amount !== undefined) return amount;
    }
  }

  async #sell(button: Locator): Promise<number | undefined> {
    try {
      await button.click({ timeout: 5_000 });
    } catch {
      return undefined;
    }
    const agree = this.#page.getByRole('alertdialog').getByRole('button', { name: /^[\d,]+원 받기$/ });
    const amount = Number((await agree.textContent())?.replace(/\D/g, ''));
    await agree.click();
    const done = this.#page.getByText(/^[\d,]+원에 캐시아웃했습니다\./);
    const refused = this.main.getByRole('alert').filter({ hasText: /\S/ });
    await expect(done.or(refused).first()).toBeVisible();
    return (await done.isVisible()) ? amount : undefined;
  }

  /** The list changes by itself once the match is over. */
  async isSettled(receiptId: string, word: '적중' | '미적중' | '반환'): Promise<void> {
    await expect(this.card(receiptId).getByText(word, { exact: true }).first()).toBeVisible();
  }

  async openReceipt(receiptId: string): Promise<Locator> {
    await this.card(receiptId).getByRole('button', { name: '영수증' }).click();
    const receipt = this.#page.getByRole('dialog', { name: '베팅 영수증' });
    await expect(receipt.getByText(receiptId).first()).toBeVisible();
    return receipt;
  }

  async closeReceipt(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.getByRole('dialog', { name: '베팅 영수증' })).toBeHidden();
  }
}
