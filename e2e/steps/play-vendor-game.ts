import { expect, type Page } from '@playwright/test';
import { SlotGame } from '../pages/slot.ts';

const bettingOpensWithinMs = 180_000;

/** Lays a chip on a bet and stakes it, in whichever round takes it. */
async function stakeInRoom(window: Page, bet: string): Promise<void> {
  const spot = window.locator(bet).first();
  await expect(async () => {
    await spot.click({ timeout: 5_000 });
    await window.locator('button.confirm[aria-disabled="false"]').click({ timeout: 3_000 });
    await expect(window.getByTestId('staked')).toHaveText(/[1-9]/, { timeout: 5_000 });
  }).toPass({ timeout: bettingOpensWithinMs });
}

/** One round for money in each of the ways in which the vendor's games are played. */
export const plays = {
  slot: async (window) => {
    const game = new SlotGame(window);
    await expect.poll(() => game.spin(), { timeout: bettingOpensWithinMs }).toBe(true);
  },

  table: (window) => stakeInRoom(window, '[data-bet][data-kind="field"]'),

  race: (window) => stakeInRoom(window, '[data-testid^="bet-win-"]'),

  /** One lantern is turned, and what it is worth taken, where it was not the last. */
  lanterns: async (window) => {
    await window.getByTestId('start').click();
    await window.getByTestId('cell-0').click();
    const take = window.getByTestId('take');
    await expect(async () => {
      if (await take.isVisible()) await take.click({ timeout: 2_000 });
      await expect(window.getByTestId('start')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: bettingOpensWithinMs });
  },

  /** A few shots of a magazine, whose rest is given back. */
  pond: async (window) => {
    await window.getByTestId('load').first().click();
    const left = window.getByTestId('left');
    await expect(left).toHaveText(/[1-9]/);
    const loaded = await left.innerText();
    const pond = window.getByTestId('pond');
    await pond.focus();
    // Only a fish is shot at, and the arrows choose one of those that are in sight.
    await expect(async () => {
      await pond.press('ArrowRight');
      await pond.press('Space');
      await expect(left).not.toHaveText(loaded, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await window.getByTestId('give-back').click();
  },
} as const satisfies Record<string, (window: Page) => Promise<void>>;
