import { expect, type Locator, type Page } from '@playwright/test';
import type { LivePick } from '../live-board.ts';
import { chooseOnSlip } from './choose.ts';
import { won } from './wallet-line.ts';

const words = {
  waiting: '베팅을 확인하고 있습니다',
  delay: '경기 중 베팅이라 배당을 다시 확인하고 있습니다.',
  taken: '베팅이 접수되었습니다',
  refused: /^베팅이 접수되지 않았습니다/,
} as const;

/** The list of matches in play, the page of one of them, and the slip beside both. */
export class LiveSports {
  readonly #page: Page;
  readonly main: Locator;
  readonly slip: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.slip = page.getByRole('complementary', { name: '베팅 슬립', exact: true });
  }

  async openList(): Promise<void> {
    await this.#page.goto('/member/sport/livebetting');
    await expect(this.main.getByRole('heading', { level: 1, name: '라이브 베팅' })).toBeVisible();
  }

  /** The row of a match in the list: league, clock, score and the main prices. */
  rowOf(game: string): Locator {
    return this.main.getByRole('listitem').filter({ has: this.#waysTo(game) });
  }

  #waysTo(game: string): Locator {
    const name = new RegExp(`^${escaped(`${game} 전체 배당 보기`)}`);
    return this.#page.getByRole('link', { name });
  }

  /** From the list to the page of the match. */
  async follow({ game, title }: Pick<LivePick, 'game' | 'title'>): Promise<void> {
    await this.#waysTo(game).first().click();
    await this.isAt(title);
  }

  async openMatch({ eventId, title }: Pick<LivePick, 'eventId' | 'title'>): Promise<void> {
    await this.#page.goto(`/sports/event/${eventId}`);
    await this.isAt(title);
  }

  async isAt(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeAttached();
  }

  /** Everything on who wins the match: its prices, or why there are none now. */
  winner(): Locator {
    return this.main.getByRole('region', { name: '승무패', exact: true });
  }

  price({ place }: Pick<LivePick, 'place'>): Locator {
    return this.winner()
      .getByRole('button', { name: /^승무패 / })
      .nth(place);
  }

  /** Empties the slip and presses the price; false where it takes no bets meanwhile. */
  async pick(offer: LivePick): Promise<boolean> {
    const clear = this.slip.getByRole('button', { name: '비우기' });
    if (await clear.isVisible()) await clear.click();
    const price = this.price(offer);
    try {
      await price.click({ timeout: 10_000 });
      await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 10_000 });
      return true;
    } catch {
      return false;
    }
  }

  /** Prices in play move every moment: the member agrees to all of them before. */
  async stake(amount: number): Promise<void> {
    await chooseOnSlip(this.slip, '배당이 바뀌면', '모두 수락');
    await this.slip.getByRole('textbox', { name: '베팅 금액' }).fill(String(amount));
  }

  /**
   * Presses the button; the slip says at once that the bet waits, and what for. Returns its receipt, or undefined where the
   * server took none, as the slip then says. The wait is looked for before the press: it may be over within moments.
   */
  async send(amount: number): Promise<string | undefined> {
    const button = this.slip.getByRole('button', { name: `${won(amount)} 베팅`, exact: true });
    const waiting = [words.waiting, words.delay].map((text) => this.slip.getByText(text).first());
    try {
      await Promise.all([
        ...waiting.map((each) => each.waitFor({ timeout: 20_000 })),
        button.click({ timeout: 10_000 }),
      ]);
    } catch (fault) {
      // Placed, and its wait was not shown: that is a fault, and no refusal.
      if (await this.#receipt().isVisible()) throw fault;
      return undefined;
    }
    return (await this.#receipt().textContent()) ?? undefined;
  }

  #receipt(): Locator {
    const has = this.#page.getByText('접수 번호', { exact: true });
    return this.slip.locator('div').filter({ has }).last().locator('b');
  }

  /** What the delay came to, without a reload; closes the confirmation. */
  async decided(): Promise<'taken' | 'refused'> {
    const taken = this.slip.getByText(words.taken);
    await expect(taken.or(this.slip.getByText(words.refused))).toBeVisible({ timeout: 60_000 });
    const isTaken = await taken.isVisible();
    // One that was refused for its price is offered again at the new one, and is left by the same word as a taken one.
    await this.slip.getByRole('button', { name: /^(확인했습니다|슬립으로 돌아가기)$/ }).click();
    return isTaken ? 'taken' : 'refused';
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
