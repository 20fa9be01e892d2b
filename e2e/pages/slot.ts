import { expect, type Locator, type Page } from '@playwright/test';

/** The list of slot games; a press opens one in a new window. */
export async function openSlotGame(page: Page): Promise<SlotGame> {
  // It may stand in a rail as well as in the list.
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^청사초롱 777 실행/ })
    .first();
  const opened = page.context().waitForEvent('page');
  await tile.click();
  return new SlotGame(await opened);
}

function numberIn(text: string | null): number {
  return Number((text ?? '').replace(/[^\d-]/g, ''));
}

/** The sandbox vendor's game in its window. */
export class SlotGame {
  readonly window: Page;
  readonly #spin: Locator;
  /** Free spins begin or end, or a big win: it covers the game until it is pressed or over. */
  readonly #banner: Locator;

  constructor(window: Page) {
    this.window = window;
    this.#spin = window.getByTestId('spin');
    this.#banner = window.getByTestId('banner');
  }

  /** Waits until the next round could begin; banners are pressed away, as a player would do. */
  async isReady(): Promise<void> {
    await expect(async () => {
      if (await this.#banner.isVisible()) await this.#banner.dispatchEvent('click', {}, { timeout: 1_000 });
      await expect(this.#spin).toHaveAttribute('data-phase', 'ready', { timeout: 2_000 });
    }).toPass({ timeout: 180_000 });
  }

  /**
   * Presses the button once and waits until the next round could begin. False where the round was not played: the
   * wallet responded too late, and the stake was returned.
   */
  async spin(): Promise<boolean> {
    await this.isReady();
    await this.#leaveNotice();
    const responded = this.window.waitForResponse(
      (answer) => answer.ok() && /\/spin$/.test(new URL(answer.url()).pathname),
    );
    await this.#spin.click();
    const { kind } = (await (await responded).json()) as { kind: string };
    await this.isReady();
    return kind === 'played';
  }

  /** The text about the previous round. */
  async #leaveNotice(): Promise<void> {
    const leave = this.window.getByRole('alert').getByRole('button', { name: '확인' });
    if (await leave.isVisible()) await leave.dispatchEvent('click', {}, { timeout: 1_000 });
  }

  async balance(): Promise<number> {
    return numberIn(await this.window.getByTestId('balance').textContent());
  }

  async stake(): Promise<number> {
    return numberIn(await this.window.getByTestId('stake').textContent());
  }
}
