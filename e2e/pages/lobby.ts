import { expect, type Page } from '@playwright/test';

/** The list of games of vendors, at one of the addresses of a lobby. */
export class Lobby {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    // The vendors' lists are read by a worker: right after a start they may be missing.
    await expect(async () => {
      const again = this.#page.getByRole('button', { name: '다시 확인' });
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(this.#tile()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
  }

  /** Opens the first game, or the one of this name; returns its window. */
  async play(name = ''): Promise<Page> {
    const opened = this.#page.context().waitForEvent('page');
    await this.#tile(name).click();
    const window = await opened;
    await window.waitForLoadState();
    return window;
  }

  /** Opens a game without money, from what is to be known of it; returns its window. */
  async tryForFree(name: string): Promise<Page> {
    await this.#games()
      .getByRole('button', { name: `${name} 게임 정보` })
      .click();
    const opened = this.#page.context().waitForEvent('page');
    await this.#page.getByRole('dialog', { name }).getByRole('button', { name: '무료로 해 보기' }).click();
    const window = await opened;
    await window.waitForLoadState();
    return window;
  }

  /** How many games stand side by side in its first row. */
  async columns(): Promise<number> {
    const tops = await this.#games()
      .getByRole('listitem')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  }

  #games() {
    return this.#page.getByRole('main').getByRole('region', { name: '모든 게임' });
  }

  #tile(name = '') {
    return this.#games()
      .getByRole('button', { name: new RegExp(`^${name}.*실행`) })
      .first();
  }
}
