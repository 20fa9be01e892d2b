import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../calls.ts';

const words = {
  ko: {
    title: '메인 | 한판',
    language: '언어',
    menu: '주 메뉴',
    best: '베스트 게임',
    banners: '이벤트와 안내',
  },
  en: {
    title: 'Main | Hanpan',
    language: 'Language',
    menu: 'Main menu',
    best: 'Best games',
    banners: 'Events and news',
  },
  vi: {
    title: 'Trang chính | Hanpan',
    language: 'Ngôn ngữ',
    menu: 'Menu chính',
    best: 'Trò chơi hay nhất',
    banners: 'Sự kiện và tin tức',
  },
} as const;

/** The ticker goes round its entries three at a time. */
const aRoundMs = 90_000;

const sections = {
  ko: ['베스트 게임', '지금 열린 경기', '실시간 충전·환전', '공지사항'],
  en: ['Best games', 'Matches open now', 'Live deposits and withdrawals', 'Notices'],
  vi: ['Trò chơi hay nhất', 'Trận đang mở', 'Nạp rút trực tiếp', 'Thông báo'],
} as const;

/** The main page, for guests and members. */
export class Home {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
  }

  async chooseLanguage(language: Language, from: Language): Promise<void> {
    await this.#page.getByRole('combobox', { name: words[from].language }).selectOption(language);
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language);
  }

  /** Title, banner, best games, matches, ticker and notices, each with something in it and in this language. */
  async isComplete(language: Language): Promise<void> {
    await expect(this.#page).toHaveTitle(words[language].title);
    const banner = this.main.getByRole('region', { name: words[language].banners });
    await expect(banner.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const name of sections[language]) {
      await expect(this.main.getByRole('region', { name }).getByRole('heading').first()).toHaveText(name);
    }
    const best = this.main.getByRole('region', { name: words[language].best });
    await expect(best.getByRole('listitem')).toHaveCount(6);
    const notices = this.main.getByRole('region', { name: sections[language][3] });
    await expect(notices.getByRole('listitem')).toHaveCount(5);
    const matches = this.main.getByRole('region', { name: sections[language][1] });
    await expect(matches.getByRole('article')).toHaveCount(4);
  }

  /** The ticker shows no full id: it is masked. */
  async tickerShows(memId: string, amount: string): Promise<void> {
    const ticker = this.main.getByRole('region', { name: '실시간 충전·환전' });
    await expect(ticker.getByRole('listitem').filter({ hasText: amount }).first()).toBeVisible({
      timeout: aRoundMs,
    });
    await expect(ticker).not.toContainText(memId);
  }
}

/** The main menu of the desktop with the panel below it. */
export class MegaMenu {
  readonly #page: Page;
  readonly #nav: Locator;
  readonly panel: Locator;

  constructor(page: Page, language: Language = 'ko') {
    this.#page = page;
    this.#nav = page.getByRole('navigation', { name: words[language].menu });
    this.panel = page.locator('[data-menu-panel]');
  }

  #top(name: string): Locator {
    return this.#nav.getByRole('button', { name, exact: true });
  }

  async hover(name: string): Promise<void> {
    await this.#top(name).hover();
    await expect(this.#top(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(this.panel).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.#page.mouse.move(700, 800);
    await expect(this.panel).toBeHidden();
  }

  /** Opens with the arrow key, walks one link on, and leaves with Escape, which gives the focus back. */
  async walksByKeyboard(name: string): Promise<void> {
    await this.#top(name).focus();
    await this.#page.keyboard.press('ArrowDown');
    await expect(this.panel.getByRole('link').first()).toBeFocused();
    await this.#page.keyboard.press('ArrowDown');
    await expect(this.panel.getByRole('link').nth(1)).toBeFocused();
    await this.#page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
    await expect(this.#top(name)).toBeFocused();
  }

  /** The game entries in order, column by column. */
  async columns(): Promise<{ title: string; entries: string[] }[]> {
    const found = this.panel.locator('section').filter({ has: this.#page.locator('h3 span') });
    return Promise.all(
      (await found.all()).map(async (column) => ({
        title: ((await column.locator('h3').textContent()) ?? '').replace(/\d+$/, ''),
        entries: await column
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? '')),
      })),
    );
  }
}
