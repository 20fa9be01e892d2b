import { expect, type Locator, type Page } from '@playwright/test';
import type { Console } from './console.ts';

type View = '지금' | '라이브' | '종료';

/** Goals that are added to a match, by side. */
export interface AddedGoals {
  readonly home: number;
  readonly away: number;
}

/** The trading desk of the console. */
export class TradingDesk {
  readonly #page: Page;
  readonly #main: Locator;

  constructor(console: Console) {
    this.#page = console.page;
    this.#main = console.main;
  }

  async open(): Promise<void> {
    await this.#page.goto('/console/sports');
    await expect(this.#main.getByRole('heading', { level: 1, name: '배당과 경기' })).toBeVisible();
  }

  /** Leaves a dialog that a refusal has kept open. */
  async close(): Promise<void> {
    const dialog = this.#page.getByRole('alertdialog');
    if (await dialog.isVisible()) await this.#page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** Finds a match by its number and opens it beside the list. */
  async openEvent(view: View, { eventId, title }: { eventId: number; title: string }): Promise<Locator> {
    const tab = this.#main.getByRole('link', { name: new RegExp(`^${view}`) }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await this.#main.getByRole('searchbox').fill(String(eventId));
    await expect(this.#page).toHaveURL(new RegExp(`[?&]q=(%22)?${eventId}(%22)?(&|$)`));
    const panel = this.#page.getByRole('complementary', { name: title });
    const row = this.#main
      .getByRole('table', { name: '경기 목록' })
      .getByRole('row')
      .filter({ hasText: title });
    // A row of the list before the search may move away under the pointer.
    await expect(async () => {
      await row.click();
      await expect(panel.getByText('배당 갱신').first()).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    return panel;
  }

  /** Takes no more bets on the match that is open, with the reason. */
  async suspend(panel: Locator): Promise<void> {
    await this.#act(panel.getByRole('button', { name: '모두 멈춤' }), '배당 확인', '멈춤');
    await expect(this.#reopenButton(panel)).toBeVisible();
  }

  async reopen(panel: Locator): Promise<void> {
    await this.#act(this.#reopenButton(panel), '확인 완료', '다시 열기');
    await expect(this.#reopenButton(panel)).toBeHidden();
  }

  #reopenButton(panel: Locator): Locator {
    return panel.getByRole('button', { name: '다시 열기', exact: true });
  }

  /** A refusal would stay in the dialog. */
  async #act(button: Locator, reason: string, confirm: string): Promise<void> {
    await button.click();
    const dialog = this.#page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: reason }).click();
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Types goals that were not counted, in the second half and so in the match; returns the preview of the money. */
  async addGoals(panel: Locator, goals: AddedGoals): Promise<Locator> {
    for (const scope of ['전체 경기', '후반'])
      for (const [side, added] of [['홈', goals.home] as const, ['원정', goals.away] as const]) {
        const field = panel.getByLabel(`${scope} ${side} 점수`);
        await field.fill(String(Number(await field.inputValue()) + added));
      }
    await panel.getByRole('button', { name: '이 결과로 정산' }).click();
    const dialog = this.#page.getByRole('alertdialog');
    await expect(dialog.getByText('바뀌는 베팅')).toBeVisible();
    return dialog;
  }

  /** After the preview: the reason, and the correction holds. */
  async settle(preview: Locator): Promise<void> {
    await preview.getByRole('button', { name: '계속' }).click();
    const dialog = this.#page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: '잘못된 결과 정정' }).click();
    await dialog.getByRole('button', { name: '정산', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Gives back every bet on one market of the match that is open; the preview names the one that is looked for. */
  async voidMarket(panel: Locator, market: string, receiptId: string): Promise<void> {
    const dialog = this.#page.getByRole('alertdialog');
    await panel
      .getByRole('button', { name: `${market} 적특·되돌리기` })
      .first()
      .click();
    await dialog.getByRole('button', { name: '오가는 돈 보기' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: receiptId })).toBeVisible();
    await dialog.getByRole('button', { name: '계속' }).click();
    await dialog.getByRole('button', { name: '잘못된 결과 정정' }).click();
    await dialog.getByRole('button', { name: '적특', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
