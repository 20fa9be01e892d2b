import { expect, type Locator, type Page } from '@playwright/test';

export type CashKind = 'in' | 'out';

const words = {
  in: { title: '충전', list: '충전 내역', amount: '충전 금액', done: '충전이 끝났습니다' },
  out: { title: '환전', list: '환전 내역', amount: '환전 금액', done: '환전이 끝났습니다' },
} as const;

/** Deposits and withdrawals of a member. */
export class CashDesk {
  readonly #page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#main = page.getByRole('main');
  }

  async isOpen(kind: CashKind): Promise<void> {
    await expect(this.#main.getByRole('heading', { level: 1, name: words[kind].title })).toBeVisible();
  }

  async askForAccount(): Promise<void> {
    await this.#main.getByRole('button', { name: '계좌 요청하기' }).click();
    await expect(this.#main.getByText('계좌를 요청했습니다. 곧 쪽지가 도착합니다.')).toBeVisible();
  }

  async askForDeposit(amount: number): Promise<string> {
    await this.#main.getByRole('textbox', { name: words.in.amount }).fill(String(amount));
    await this.#main.getByRole('button', { name: `${amount.toLocaleString('ko-KR')}원 충전 신청` }).click();
    await this.progressSays('충전 신청을 접수했습니다');
    return this.shownReceipt();
  }

  async askForWithdrawal(amount: number, pin: string): Promise<string> {
    await this.#main.getByRole('textbox', { name: words.out.amount }).fill(String(amount));
    await this.#main.getByRole('button', { name: `${amount.toLocaleString('ko-KR')}원 환전 신청` }).click();
    const dialog = this.#page.getByRole('alertdialog', { name: '환전 내용 확인' });
    await dialog.getByRole('textbox', { name: '환전 비밀번호' }).fill(pin);
    await dialog.getByRole('button', { name: '이대로 환전 신청' }).click();
    await this.progressSays('환전 신청을 접수했습니다');
    return this.shownReceipt();
  }

  async progressSays(title: string): Promise<void> {
    await expect(this.#main.getByRole('region', { name: title })).toBeVisible();
  }

  async isDone(kind: CashKind): Promise<void> {
    await this.progressSays(words[kind].done);
  }

  async shownReceipt(): Promise<string> {
    const fact = this.#main
      .locator('dl > div')
      .filter({ has: this.#page.locator('dt', { hasText: '접수 번호' }) });
    return (await fact.locator('dd b').textContent()) ?? '';
  }

  /** The row of the history that carries the receipt. */
  async historyRow(kind: CashKind, receiptId: string): Promise<Locator> {
    await this.#main.getByRole('link', { name: words[kind].list }).first().click();
    await expect(this.#main.getByRole('heading', { level: 1, name: '충전·환전 내역' })).toBeVisible();
    return this.#main.getByRole('row').filter({ hasText: receiptId });
  }
}
