import { expect, type Locator, type Page } from '@playwright/test';

/** Time to choose, stake and send two bets, on a slow machine too. */
const timeToBetSeconds = 20;
const drawnWithinMs = 120_000;

/** The page of a mini game, in either layout. */
export class Minigame {
  readonly #page: Page;
  readonly main: Locator;
  readonly slip: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.slip = page.getByRole('region', { name: '베팅 슬립' });
  }

  async open(path: string, name: string): Promise<void> {
    await this.#page.goto(path);
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(name);
  }

  /** Waits until a round has enough time left, and returns its number. */
  async round(): Promise<number> {
    const timer = this.main.getByRole('timer', { name: '마감까지' });
    await expect
      .poll(async () => secondsOf(await timer.textContent({ timeout: 500 }).catch(() => '')), {
        timeout: drawnWithinMs,
      })
      .toBeGreaterThanOrEqual(timeToBetSeconds);
    const title = await this.main.getByRole('heading', { level: 2, name: /회 베팅$/ }).textContent();
    return Number(/(\d+)회/.exec(title ?? '')?.[1]);
  }

  /** Presses the odds of a selection, stakes and bets; the receipt is on the slip. */
  async bet(market: string, pick: string, stake: number): Promise<void> {
    // A market with a line says it behind its name.
    const odds = this.main.getByRole('group', { name: new RegExp(`^${market}( [\\d.]+)?$`) });
    await odds.getByRole('button', { name: new RegExp(`${market} ${pick} `) }).click();
    await this.slip.getByRole('textbox', { name: '베팅 금액' }).fill(String(stake));
    await this.slip
      .getByRole('button', { name: new RegExp(`^\\d+회 ${stake.toLocaleString('ko-KR')}원 베팅$`) })
      .click();
    await expect(this.slip.getByText(/^베팅을 접수했습니다/)).toBeVisible();
  }

  betsOf(round: number): Locator {
    return this.#page.getByRole('region', { name: `${round}회 내 베팅` });
  }

  /** The draw is played when its result comes; it is skipped, unless it was over before the press. */
  async seeDraw(round: number): Promise<void> {
    const results = this.#page.getByRole('region', { name: '지난 결과' });
    const proof = results.getByRole('link', { name: `${round}회 검증하기` });
    const skip = this.main.getByRole('button', { name: '결과 바로 보기' });
    await expect(skip.or(proof).first()).toBeVisible({ timeout: drawnWithinMs });
    await skip.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(proof).toBeVisible();
    await expect(this.main.getByText(`직전 ${round}회`)).toBeVisible();
  }

  /** From the list of results to the proof, which the browser checks itself. */
  async verify(round: number): Promise<void> {
    const results = this.#page.getByRole('region', { name: '지난 결과' });
    await results.getByRole('link', { name: `${round}회 검증하기` }).click();
    await expect(this.#page).toHaveURL(/\/fair\/[0-9a-f]{64}\?draw=\d+$/);
    await expect(this.#page.getByText('이 기기에서 확인했습니다. 봉인한 그대로입니다.')).toBeVisible();
  }
}

function secondsOf(text: string | null): number {
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
