import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../people.ts';

type Place = '입금 대기' | '출금 대기' | '가입 승인' | '계좌 문의' | '회원' | '원장';

/** The operator's console. */
export class Console {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async signIn(operatorId: string): Promise<void> {
    await this.page.goto('/console/');
    await this.page.getByRole('textbox', { name: '운영자 아이디' }).fill(operatorId);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
    await this.page.getByRole('button', { name: '로그인' }).click();
    await expect(this.page.getByText('실시간 연결됨')).toBeVisible();
  }

  #link(place: Place): Locator {
    return this.page.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link', { name: place });
  }

  async go(place: Place): Promise<void> {
    await this.#link(place).click();
    await expect(this.main.getByRole('heading', { level: 1, name: place })).toBeVisible();
  }

  /** The number beside a menu entry: how many wait there. */
  async waitingAt(place: Place): Promise<number> {
    const [text = ''] = await this.#link(place)
      .getByText(/^\d+건$/)
      .allTextContents();
    return Number.parseInt(text, 10) || 0;
  }

  async badgeShows(place: Place, count: number): Promise<void> {
    await expect.poll(() => this.waitingAt(place)).toBe(count);
  }

  /**
   * Shown on the operator's current page, and gone after a few seconds: so this waits for it before
   * the action that it announces.
   */
  async announces<Outcome>(text: string | RegExp, action: () => Promise<Outcome>): Promise<Outcome> {
    const notice = this.page.getByRole('region', { name: '알림' }).getByText(text).first();
    const [outcome] = await Promise.all([action(), expect(notice).toBeVisible({ timeout: 180_000 })]);
    return outcome;
  }

  rowOf(text: string): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  async approveSignUp(nickname: string): Promise<void> {
    await this.rowOf(nickname).click();
    await this.main.getByRole('button', { name: `${nickname}님 가입 승인` }).click();
    await expect(this.rowOf(nickname)).toHaveCount(0);
  }

  async sendAccount(nickname: string): Promise<void> {
    await this.main.getByRole('button', { name: `${nickname}님에게 계좌 보내기` }).click();
    await expect(this.rowOf(nickname)).toContainText('보냄');
  }

  /** 0 → 2: the request is this operator's. */
  async claim(receiptId: string): Promise<void> {
    await this.rowOf(receiptId)
      .getByRole('button', { name: /^담당하기/ })
      .click();
    await expect(this.rowOf(receiptId)).toContainText('대기');
  }

  /** 2 → 1, from the detail, whose button says how much; a withdrawal is paid by its reference. */
  async approve(receiptId: string, amount: number): Promise<void> {
    const button = this.main.getByRole('button', { name: `${amount.toLocaleString('ko-KR')}원 승인` });
    if (!(await button.isVisible())) await this.rowOf(receiptId).click();
    await expect(button).toBeVisible();
    const reference = this.main.getByRole('textbox', { name: '이체 번호' });
    if (await reference.isVisible()) await reference.fill(`E2E-${receiptId}`);
    await button.click();
    await expect(this.rowOf(receiptId)).toHaveCount(0);
  }
}

/** The page that shows whether the books balance. */
export class LedgerPage {
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  async balances(): Promise<void> {
    const facts = this.#console.main.getByRole('region', { name: '장부가 맞는가' });
    await expect(facts.getByText('장부가 맞습니다')).toBeVisible();
    await expect(facts).toContainText(/모든 분개의 합\s*0원\s*일치/);
    await expect(facts).toContainText(/잔액이 분개의 합과 다른 계정\s*0개\s*일치/);
    await expect(facts).toContainText(/0보다 작은 회원 계정\s*0개\s*일치/);
  }

  /** When the books were last summed, as the page shows it: a moment in ISO 8601. */
  async lastCheck(): Promise<number> {
    const facts = this.#console.main.getByRole('region', { name: '장부가 맞는가' });
    return Date.parse((await facts.locator('time').getAttribute('datetime')) ?? '');
  }

  async checkNow(): Promise<void> {
    const before = await this.lastCheck();
    const check = this.#console.main.getByRole('button', { name: '지금 확인' });
    await this.#console.announces('다시 더했습니다. 장부가 맞습니다.', () => check.click());
    await expect.poll(() => this.lastCheck()).toBeGreaterThan(before);
  }

  /** Every row of the accounts, as the keys go through them: balance and sum of entries are equal in each. */
  async everyAccountIsEqual(): Promise<number> {
    const table = this.#console.main.getByRole('table', { name: '계정별 잔액과 분개의 합' });
    const rowAt = (place: number) => table.locator(`tr[aria-rowindex="${place + 1}"]`);
    await expect(rowAt(1)).toBeVisible();
    await rowAt(1).focus();
    const count = Number(await table.getAttribute('aria-rowcount')) - 1;
    for (let place = 1; place <= count; place += 1) {
      // A row that the window has just reached may still be on its way.
      await expect(rowAt(place)).not.toHaveAttribute('aria-busy', 'true');
      const cells = await rowAt(place).getByRole('cell').allTextContents();
      expect(cells[3], `account ${cells[0]}`).toBe(cells[4]);
      expect(cells[5]).toContain('같음');
      await rowAt(place).press('ArrowDown');
    }
    return count;
  }
}
