import { expect, type Locator, type Page } from '@playwright/test';

/** Where a receipt leads: the draws of a match, checked on this device. */
export class Fairness {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  /** The announcement that the bet is bound to makes the hash in the address. */
  async holds(announcement: string): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`/fair/${announcement}\\?event=\\d+$`));
    await expect(
      this.main.getByText('이 기기에서 아래 내용으로 해시를 다시 계산했고, 같습니다.'),
    ).toBeVisible();
  }

  async showsScore(home: number, away: number): Promise<void> {
    const match = this.main.getByRole('region', { name: '이 봉인으로 정해지는 경기' });
    await expect(match).toContainText(`${home}:${away}`);
  }

  /** A draw of the match: each of its checks passes here. */
  async drawPasses(draw: number): Promise<void> {
    await this.main.getByLabel(/^추첨 번호/).fill(String(draw));
    const checks = this.main.getByRole('list', { name: '확인한 항목' }).getByRole('listitem');
    await expect(checks.filter({ hasText: '베팅 영수증의 봉인과 같음' })).toContainText('맞음');
    await expect(this.main.getByText('맞지 않는 항목이 있습니다.')).toHaveCount(0);
    for (const name of [
      '미리 예고한 추첨임',
      '베팅 전에 봉인한 값을 그대로 열었음',
      '섞은 두 번째 값도 미리 정한 그대로임',
      '두 값에서만 난수가 나왔음',
    ])
      await expect(checks.filter({ hasText: name })).toContainText('맞음');
  }
}
